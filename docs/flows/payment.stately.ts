import { createMachine } from 'xstate'

export const paymentMachine = createMachine({
  "id": "payment",
  "initial": "preparing",
  "states": {
    "preparing": {
      "on": {
        "provider.readied": "idle"
      }
    },
    "idle": {
      "on": {
        "payment.submitted": {
          "guard": "hasBothIds",
          "target": "processing"
        }
      }
    },
    "processing": {
      "entry": "forgetErrors",
      "invoke": {
        "src": "chargeCard",
        "onDone": [
          {
            "guard": {
              "type": "wasCharged"
            },
            "target": "confirming",
            "actions": "resetConfirmations"
          },
          {
            "guard": {
              "type": "failed"
            },
            "target": "idle",
            "actions": {
              "type": "rememberError"
            }
          },
          {
            "target": "idle",
            "actions": {
              "type": "tellStatus"
            }
          }
        ],
        "onError": {
          "target": "confirming",
          "actions": "resetConfirmations"
        }
      }
    },
    "confirming": {
      "entry": "countConfirmation",
      "invoke": {
        "src": "confirmPayment",
        "onDone": [
          {
            "guard": {
              "type": "wasConfirmed"
            },
            "target": "paid",
            "actions": {
              "type": "announcePayment"
            }
          },
          {
            "target": "idle",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": [
          {
            "guard": "mayRetry",
            "target": "retrying"
          },
          {
            "target": "confirmationPending"
          }
        ]
      }
    },
    "retrying": {
      "after": {
        "retryDelay": "confirming"
      }
    },
    "confirmationPending": {
      "on": {
        "confirmation.asked": {
          "target": "confirming",
          "actions": "resetConfirmations"
        }
      }
    },
    "paid": {
      "type": "final"
    }
  }
})
