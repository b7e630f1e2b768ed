import { createMachine } from 'xstate'

export const reportMachine = createMachine({
  "id": "report",
  "initial": "loading",
  "on": {
    "report.dropped": ".over"
  },
  "states": {
    "loading": {
      "invoke": {
        "src": "loadReasons",
        "onDone": {
          "target": "writing",
          "actions": {
            "type": "showReasons"
          }
        },
        "onError": "unanswered"
      }
    },
    "unanswered": {
      "on": {
        "retry.asked": "loading"
      }
    },
    "writing": {
      "on": {
        "reason.chosen": {
          "actions": {
            "type": "chooseReason"
          }
        },
        "text.changed": {
          "actions": {
            "type": "changeText"
          }
        },
        "report.submitted": {
          "guard": "isReasoned",
          "target": "sending"
        }
      }
    },
    "sending": {
      "invoke": {
        "src": "sendReport",
        "onDone": [
          {
            "guard": {
              "type": "wasSent"
            },
            "target": "over",
            "actions": "noteSent"
          },
          {
            "target": "writing",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": "sendUnanswered"
      }
    },
    "sendUnanswered": {
      "on": {
        "report.submitted": "sending"
      }
    },
    "over": {
      "type": "final"
    }
  }
})
