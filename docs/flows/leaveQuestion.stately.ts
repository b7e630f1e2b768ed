import { createMachine } from 'xstate'

export const leaveQuestionMachine = createMachine({
  "id": "leaveQuestion",
  "initial": "asking",
  "states": {
    "asking": {
      "on": {
        "leaving.confirmed": "left",
        "leaving.cancelled": "stayed",
        "later.asked": "keeping"
      }
    },
    "keeping": {
      "invoke": {
        "src": "keepDraft",
        "onDone": [
          {
            "guard": {
              "type": "wasKept"
            },
            "target": "left",
            "actions": "announceKept"
          },
          {
            "target": "asking",
            "actions": "announceUnkept"
          }
        ],
        "onError": {
          "target": "asking",
          "actions": "announceUnkept"
        }
      }
    },
    "left": {
      "type": "final",
      "output": {
        "leaves": true
      }
    },
    "stayed": {
      "type": "final",
      "output": {
        "leaves": false
      }
    }
  }
})
