import { createMachine } from 'xstate'

export const paymentMachine = createMachine({
  "id": "payment",
  "initial": "preparing",
  "states": {
    "preparing": {
      "on": {
        "provider.readied": "idle",
        "provider.failed": "providerUnavailable"
      },
      "after": {
        "patience": "providerUnavailable"
      }
    },
    "idle": {
      "on": {
        "payment.submitted": {
          "guard": "mayBePaid",
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
            "guard": {
              "type": "isInProcess"
            },
            "target": "confirmationPending",
            "actions": [
              {
                "type": "rememberStatus"
              },
              {
                "type": "tellStatus"
              }
            ]
          },
          {
            "target": "idle",
            "actions": [
              {
                "type": "rememberStatus"
              },
              {
                "type": "tellStatus"
              }
            ]
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
            "guard": "isStillInProcess",
            "target": "confirmationPending"
          },
          {
            "target": "idle",
            "actions": [
              {
                "type": "rememberRefusal"
              },
              {
                "type": "announceRefusal"
              }
            ]
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
    "providerUnavailable": {
      "on": {
        "retry.asked": {
          "target": "preparing",
          "actions": "countAttempt"
        }
      }
    },
    "paid": {
      "type": "final"
    }
  }
})
