import { createMachine } from 'xstate'

export const mySubscriptionMachine = createMachine({
  "id": "mySubscription",
  "initial": "loading",
  "states": {
    "loading": {
      "invoke": {
        "src": "loadMySubscription",
        "onDone": [
          {
            "guard": "wasBegun",
            "target": "addingFeature",
            "actions": {
              "type": "remember"
            }
          },
          {
            "target": "shown",
            "actions": {
              "type": "remember"
            }
          }
        ],
        "onError": "unavailable"
      }
    },
    "shown": {
      "on": {
        "change.asked": {
          "target": "askingToConfirm",
          "actions": {
            "type": "rememberChange"
          }
        },
        "addons.asked": "addingFeature",
        "payments.asked": {
          "guard": "hasEarlierPayments",
          "target": "loadingPayments"
        }
      }
    },
    "loadingPayments": {
      "invoke": {
        "src": "loadPayments",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "rememberPayments"
          }
        },
        "onError": "shown"
      },
      "on": {
        "change.asked": {
          "target": "askingToConfirm",
          "actions": {
            "type": "rememberChange"
          }
        },
        "addons.asked": "addingFeature"
      }
    },
    "askingToConfirm": {
      "on": {
        "change.confirmed": "carryingOut",
        "change.dropped": {
          "target": "shown",
          "actions": "forgetChange"
        }
      }
    },
    "carryingOut": {
      "entry": "forgetAnswer",
      "invoke": {
        "src": "carryOut",
        "onDone": [
          {
            "guard": {
              "type": "wasDone"
            },
            "target": "loading",
            "actions": [
              {
                "type": "announceChange"
              },
              "forgetChange",
              "refreshAccount"
            ]
          },
          {
            "target": "askingToConfirm",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": {
          "target": "askingToConfirm",
          "actions": "noteLostAnswer"
        }
      }
    },
    "addingFeature": {
      "exit": "forgetId",
      "invoke": {
        "id": "addonPurchase",
        "src": "addonPurchase",
        "onDone": [
          {
            "guard": {
              "type": "wasBought"
            },
            "target": "loading",
            "actions": "refreshAccount"
          },
          {
            "target": "shown"
          }
        ],
        "onError": "shown"
      }
    },
    "unavailable": {
      "on": {
        "retry.asked": "loading"
      }
    }
  }
})
