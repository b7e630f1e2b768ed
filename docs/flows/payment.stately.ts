import { createMachine } from 'xstate'

export const paymentMachine = createMachine({
  "id": "payment",
  "invoke": {
    "src": "hearDoubts"
  },
  "initial": "preparing",
  "states": {
    "preparing": {
      "always": [
        {
          "guard": "beganPending",
          "target": "confirmationPending"
        },
        {
          "guard": "beganOver",
          "target": "over"
        }
      ],
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
        },
        "payment.doubted": "checking"
      }
    },
    "checking": {
      "invoke": {
        "src": "confirmPayment",
        "onDone": [
          {
            "guard": {
              "type": "wasConfirmed"
            },
            "target": "paid",
            "actions": {
              "type": "rememberAnswer"
            }
          },
          {
            "guard": {
              "type": "isOver"
            },
            "target": "over",
            "actions": [
              {
                "type": "rememberAnswer"
              },
              {
                "type": "announceEnd"
              }
            ]
          },
          {
            "guard": {
              "type": "isStillPending"
            },
            "target": "confirmationPending",
            "actions": {
              "type": "rememberAnswer"
            }
          },
          {
            "target": "idle"
          }
        ],
        "onError": "idle"
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
              "type": "rememberTrouble"
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
                "type": "noteStanding"
              },
              {
                "type": "tellStatus"
              }
            ]
          },
          {
            "guard": {
              "type": "wasCancelled"
            },
            "target": "over",
            "actions": [
              {
                "type": "noteStanding"
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
          "actions": [
            "resetConfirmations",
            "noteFailure"
          ]
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
            "actions": [
              {
                "type": "rememberAnswer"
              },
              {
                "type": "announcePayment"
              }
            ]
          },
          {
            "guard": {
              "type": "isStillPending"
            },
            "target": "confirmationPending",
            "actions": {
              "type": "rememberAnswer"
            }
          },
          {
            "guard": {
              "type": "isOver"
            },
            "target": "over",
            "actions": [
              {
                "type": "rememberAnswer"
              },
              {
                "type": "announceEnd"
              }
            ]
          },
          {
            "guard": {
              "type": "formComesBack"
            },
            "target": "preparing",
            "actions": [
              {
                "type": "rememberAnswer"
              },
              "noteFailure",
              "countAttempt"
            ]
          },
          {
            "guard": {
              "type": "isStillPayable"
            },
            "target": "idle",
            "actions": "noteFailure"
          },
          {
            "guard": "hasNoForm",
            "target": "confirmationPending",
            "actions": {
              "type": "announceRefusal"
            }
          },
          {
            "target": "idle",
            "actions": {
              "type": "announceRefusal"
            }
          }
        ],
        "onError": [
          {
            "guard": "mayRetry",
            "target": "retrying"
          },
          {
            "target": "confirmationPending",
            "actions": {
              "type": "noteStanding"
            }
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
        },
        "payment.doubted": {
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
    "over": {},
    "paid": {
      "type": "final"
    }
  }
})
