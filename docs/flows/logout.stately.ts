import { createMachine } from 'xstate'

export const logoutMachine = createMachine({
  "id": "logout",
  "initial": "confirming",
  "states": {
    "confirming": {
      "on": {
        "logout.confirmed": [
          {
            "guard": "hasDevice",
            "target": "unregisteringDevice"
          },
          {
            "target": "endingSession"
          }
        ],
        "logout.cancelled": "stayed"
      }
    },
    "unregisteringDevice": {
      "invoke": {
        "src": "unregisterDevice",
        "onDone": "endingSession",
        "onError": "endingSession"
      },
      "after": {
        "patience": "endingSession"
      }
    },
    "endingSession": {
      "invoke": {
        "src": "endSession",
        "onDone": "left",
        "onError": "left"
      },
      "after": {
        "patience": "left"
      }
    },
    "left": {
      "type": "final",
      "entry": "rememberEnd"
    },
    "stayed": {
      "type": "final"
    }
  }
})
