import { createMachine } from 'xstate'

export const subscriptionsMachine = createMachine({
  "id": "subscriptions",
  "invoke": {
    "src": "hearPlace"
  },
  "initial": "loading",
  "states": {
    "loading": {
      "invoke": {
        "src": "loadOffers",
        "onDone": [
          {
            "guard": "wasBegun",
            "target": "resuming",
            "actions": {
              "type": "rememberOffers"
            }
          },
          {
            "guard": {
              "type": "asksAgain"
            },
            "target": "reviewing",
            "actions": {
              "type": "rememberOffers"
            }
          },
          {
            "target": "choosing",
            "actions": {
              "type": "rememberOffers"
            }
          }
        ],
        "onError": "unavailable"
      }
    },
    "resuming": {
      "invoke": {
        "src": "findPurchase",
        "onDone": [
          {
            "guard": {
              "type": "wasPaid"
            },
            "target": "receiptShown",
            "actions": {
              "type": "rememberPurchase"
            }
          },
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
            "target": "choosing",
            "actions": "forgetId"
          }
        ],
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
          },
          {
            "guard": "hasNoProfile",
            "actions": "askForProfile"
          }
        ],
        "purchase.resumed": {
          "guard": "isMember",
          "target": "resuming",
          "actions": {
            "type": "rememberId"
          }
        },
        "place.changed": {
          "target": "loading",
          "actions": {
            "type": "rememberPlace"
          }
        }
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
            "guard": {
              "type": "priceChanged"
            },
            "target": "loading",
            "actions": [
              {
                "type": "rememberRefusal"
              },
              "askAgain"
            ]
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
        "retry.asked": [
          {
            "guard": "wasBegun",
            "target": "resuming"
          },
          {
            "target": "openingPurchase"
          }
        ],
        "plans.asked": {
          "target": "loading",
          "actions": "forgetId"
        }
      }
    },
    "checkingOut": {
      "entry": "showAddress",
      "invoke": {
        "id": "payment",
        "src": "payment",
        "onDone": {
          "target": "receiptShown",
          "actions": {
            "type": "rememberPayment"
          }
        },
        "onError": "unanswered"
      },
      "on": {
        "plans.asked": {
          "target": "loading",
          "actions": [
            "forgetId",
            "forgetPurchase",
            "showAddress"
          ]
        },
        "purchase.reopened": {
          "target": "loading",
          "actions": [
            "askAgain",
            "forgetId",
            "showAddress"
          ]
        }
      }
    },
    "receiptShown": {
      "entry": "refreshAccount",
      "on": {
        "receipt.closed": "subscribed"
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
