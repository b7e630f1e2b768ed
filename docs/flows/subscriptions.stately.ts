import { createMachine } from 'xstate'

export const subscriptionsMachine = createMachine({
  "id": "subscriptions",
  "initial": "loading",
  "states": {
    "loading": {
      "invoke": {
        "src": "loadPlans",
        "onDone": {
          "target": "choosing",
          "actions": {
            "type": "rememberOffer"
          }
        },
        "onError": "unavailable"
      }
    },
    "choosing": {
      "on": {
        "plan.chosen": [
          {
            "guard": "isSignedIn",
            "target": "openingPurchase",
            "actions": {
              "type": "rememberPlan"
            }
          },
          {
            "actions": "askToLogIn"
          }
        ]
      }
    },
    "openingPurchase": {
      "invoke": {
        "src": "openPurchase",
        "onDone": [
          {
            "guard": {
              "type": "mustBePaid"
            },
            "target": "checkingOut",
            "actions": {
              "type": "rememberPurchase"
            }
          },
          {
            "guard": {
              "type": "isFree"
            },
            "target": "subscribed",
            "actions": {
              "type": "announceTrial"
            }
          },
          {
            "target": "choosing",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": "unanswered"
      },
      "on": {
        "plans.asked": "choosing"
      }
    },
    "unanswered": {
      "on": {
        "retry.asked": "openingPurchase",
        "plans.asked": "choosing"
      }
    },
    "checkingOut": {
      "invoke": {
        "id": "payment",
        "src": "payment",
        "onDone": "subscribed",
        "onError": "unanswered"
      },
      "on": {
        "plans.asked": "choosing"
      }
    },
    "subscribed": {},
    "unavailable": {
      "on": {
        "retry.asked": "loading"
      }
    }
  }
})
