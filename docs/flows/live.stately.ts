import { createMachine } from 'xstate'

export const liveMachine = createMachine({
  "id": "live",
  "context": {
    "failures": 0
  },
  "initial": "connecting",
  "invoke": {
    "src": "watchNetwork"
  },
  "states": {
    "connecting": {
      "invoke": {
        "id": "stream",
        "src": "listen"
      },
      "initial": "opening",
      "on": {
        "connection.lost": {
          "target": "waiting",
          "actions": "countFailure"
        },
        "network.lost": "waiting"
      },
      "states": {
        "opening": {
          "on": {
            "connection.opened": {
              "target": "open",
              "actions": [
                "forgetFailures",
                "announceOpening"
              ]
            }
          }
        },
        "open": {
          "on": {
            "connection.opened": {
              "actions": "announceOpening"
            },
            "news.arrived": {
              "actions": {
                "type": "passOn"
              }
            }
          }
        }
      }
    },
    "waiting": {
      "entry": "announceLoss",
      "after": {
        "backoff": "connecting"
      },
      "on": {
        "network.returned": "connecting"
      }
    }
  }
})
