import { createMachine } from 'xstate'

export const chatMenuMachine = createMachine({
  "id": "chatMenu",
  "initial": "resting",
  "states": {
    "resting": {
      "entry": "forgetDeed",
      "on": {
        "deed.asked": [
          {
            "guard": {
              "type": "isHarmless"
            },
            "target": "doing",
            "actions": {
              "type": "rememberDeed"
            }
          },
          {
            "target": "confirming",
            "actions": {
              "type": "rememberDeed"
            }
          }
        ]
      }
    },
    "confirming": {
      "on": {
        "report.changed": {
          "actions": {
            "type": "changeReport"
          }
        },
        "deed.confirmed": {
          "guard": "isComplete",
          "target": "doing"
        },
        "deed.cancelled": "resting"
      }
    },
    "doing": {
      "invoke": {
        "src": "doDeed",
        "onDone": [
          {
            "guard": {
              "type": "wasDone"
            },
            "target": "resting",
            "actions": "announceDone"
          },
          {
            "target": "confirming",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": "unanswered"
      }
    },
    "unanswered": {
      "on": {
        "deed.confirmed": "doing",
        "deed.cancelled": "resting"
      }
    }
  }
})
