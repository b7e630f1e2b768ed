import { createMachine } from 'xstate'

export const liveMachine = createMachine({
  "id": "live",
  "context": {
    "failures": 0
  },
  "initial": "connecting",
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
        }
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
      "after": {
        "backoff": "connecting"
      }
    }
  }
})
