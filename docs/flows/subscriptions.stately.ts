import { createMachine } from 'xstate'

export const subscriptionsMachine = createMachine({
  "id": "subscriptions",
  "initial": "loading",
  "states": {
    "loading": {
      "invoke": {
        "src": "loadOffers",
        "onDone": {
          "target": "choosing",
          "actions": {
            "type": "rememberOffers"
          }
        },
        "onError": "unavailable"
      }
    },
    "choosing": {
      "on": {
        "plan.chosen": [
          {
            "guard": {
              "type": "canBeHad"
            },
            "target": "reviewing",
            "actions": {
              "type": "rememberPlan"
            }
          },
          {
            "guard": "isVisitor",
            "actions": "askToLogIn"
          }
        ]
      }
    },
    "reviewing": {
      "on": {
        "purchase.confirmed": "openingPurchase",
        "purchase.dropped": "choosing"
      }
    },
    "openingPurchase": {
      "entry": "forgetPurchase",
      "invoke": {
        "src": "openPurchase",
        "onDone": [
          {
            "guard": {
              "type": "canBePaid"
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
            "guard": {
              "type": "lacksSecret"
            },
            "target": "unanswered"
          },
          {
            "guard": {
              "type": "mobileIsUnverified"
            },
            "target": "verifyingMobile"
          },
          {
            "target": "loading",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": "unanswered"
      },
      "after": {
        "patience": "unanswered"
      },
      "on": {
        "plans.asked": "loading"
      }
    },
    "verifyingMobile": {
      "entry": "forgetProof",
      "invoke": {
        "id": "code",
        "src": "oneTimeCode",
        "onDone": {
          "target": "openingPurchase",
          "actions": {
            "type": "rememberProof"
          }
        },
        "onError": "unanswered"
      },
      "on": {
        "purchase.dropped": "choosing"
      }
    },
    "unanswered": {
      "on": {
        "retry.asked": "openingPurchase",
        "plans.asked": "loading"
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
        "plans.asked": "loading",
        "purchase.reopened": "openingPurchase"
      }
    },
    "subscribed": {
      "entry": "goOn"
    },
    "unavailable": {
      "on": {
        "retry.asked": "loading"
      }
    }
  }
})
