import { createMachine } from 'xstate'

export const addonPurchaseMachine = createMachine({
  "id": "addonPurchase",
  "context": {
    "offer": null,
    "type": null,
    "purchase": null,
    "refusal": null,
    "isBought": false
  },
  "initial": "loading",
  "states": {
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
        "retry.asked": "loading",
        "purchase.dropped": "closed"
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
