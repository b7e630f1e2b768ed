import { createMachine } from 'xstate'

export const addonPurchaseMachine = createMachine({
  "id": "addonPurchase",
  "initial": "beginning",
  "states": {
    "beginning": {
      "always": [
        {
          "guard": "wasBegun",
          "target": "resuming"
        },
        {
          "target": "loading"
        }
      ]
    },
    "resuming": {
      "invoke": {
        "src": "findPurchase",
        "onDone": [
          {
            "guard": {
              "type": "wasPaid"
            },
            "target": "bought",
            "actions": [
              "rememberBought",
              "forgetId",
              "showAddress"
            ]
          },
          {
            "guard": {
              "type": "canBePaid"
            },
            "target": "paying",
            "actions": {
              "type": "rememberPurchase"
            }
          },
          {
            "target": "loading",
            "actions": [
              "forgetId",
              "showAddress"
            ]
          }
        ],
        "onError": "unavailable"
      },
      "on": {
        "purchase.dropped": {
          "target": "closed",
          "actions": [
            "forgetId",
            "showAddress"
          ]
        }
      }
    },
    "loading": {
      "invoke": {
        "src": "loadAddons",
        "onDone": {
          "target": "offering",
          "actions": {
            "type": "rememberOffer"
          }
        },
        "onError": "unavailable"
      },
      "on": {
        "purchase.dropped": "closed"
      }
    },
    "offering": {
      "on": {
        "addon.chosen": {
          "guard": {
            "type": "isOffered"
          },
          "target": "startingPurchase",
          "actions": {
            "type": "rememberType"
          }
        },
        "purchase.dropped": "closed"
      }
    },
    "startingPurchase": {
      "invoke": {
        "src": "openPurchase",
        "onDone": [
          {
            "guard": {
              "type": "canBePaid"
            },
            "target": "paying",
            "actions": {
              "type": "rememberPurchase"
            }
          },
          {
            "guard": {
              "type": "priceChanged"
            },
            "target": "loading",
            "actions": {
              "type": "rememberRefusal"
            }
          },
          {
            "target": "offering",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": {
          "target": "offering",
          "actions": "noteLostAnswer"
        }
      },
      "after": {
        "patience": {
          "target": "offering",
          "actions": "noteLostAnswer"
        }
      },
      "on": {
        "purchase.dropped": "closed"
      }
    },
    "paying": {
      "entry": "showAddress",
      "exit": [
        "forgetId",
        "showAddress"
      ],
      "invoke": {
        "id": "payment",
        "src": "payment",
        "onDone": {
          "target": "bought",
          "actions": "rememberBought"
        },
        "onError": {
          "target": "offering",
          "actions": "noteLostAnswer"
        }
      },
      "on": {
        "purchase.dropped": "closed",
        "purchase.reopened": "loading"
      }
    },
    "unavailable": {
      "on": {
        "retry.asked": "beginning",
        "purchase.dropped": {
          "target": "closed",
          "actions": [
            "forgetId",
            "showAddress"
          ]
        }
      }
    },
    "bought": {
      "type": "final"
    },
    "closed": {
      "type": "final"
    }
  }
})
