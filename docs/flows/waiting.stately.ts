import { createMachine } from 'xstate'

export const waitingMachine = createMachine({
  "id": "waiting",
  "context": {
    "calls": []
  },
  "initial": "quiet",
  "states": {
    "quiet": {
      "on": {
        "call.sent": {
          "target": "waiting",
          "actions": {
            "type": "rememberCall"
          }
        }
      }
    },
    "waiting": {
      "after": {
        "patience": "slow"
      },
      "on": {
        "call.sent": {
          "actions": {
            "type": "rememberCall"
          }
        },
        "call.answered": [
          {
            "guard": {
              "type": "wasLast"
            },
            "target": "quiet",
            "actions": "forgetCalls"
          },
          {
            "target": "waiting",
            "reenter": true,
            "actions": {
              "type": "forgetCall"
            }
          }
        ]
      }
    },
    "slow": {
      "invoke": {
        "src": "showNotice"
      },
      "on": {
        "call.sent": {
          "target": "slow",
          "reenter": true,
          "actions": {
            "type": "rememberCall"
          }
        },
        "call.answered": [
          {
            "guard": {
              "type": "wasLast"
            },
            "target": "quiet",
            "actions": "forgetCalls"
          },
          {
            "guard": {
              "type": "othersAreSlow"
            },
            "target": "slow",
            "reenter": true,
            "actions": {
              "type": "forgetCall"
            }
          },
          {
            "target": "waiting",
            "actions": {
              "type": "forgetCall"
            }
          }
        ],
        "cancel.asked": {
          "target": "quiet",
          "actions": [
            {
              "type": "cancelCalls"
            },
            "forgetCalls"
          ]
        }
      }
    }
  }
})
