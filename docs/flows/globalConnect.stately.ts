import { createMachine } from 'xstate'

export const globalConnectMachine = createMachine({
  "id": "globalConnect",
  "initial": "beginning",
  "states": {
    "beginning": {
      "always": [
        {
          "guard": "wasBegun",
          "target": "idle",
          "actions": "resumePurchase"
        },
        {
          "target": "idle"
        }
      ]
    },
    "idle": {
      "on": {
        "globalConnect.asked": "readingAccess"
      }
    },
    "readingAccess": {
      "invoke": {
        "src": "readAccess",
        "onDone": [
          {
            "guard": {
              "type": "hasNoSubscription"
            },
            "target": "offeringPlan"
          },
          {
            "guard": {
              "type": "hasExpired"
            },
            "target": "offeringRenewal"
          },
          {
            "guard": {
              "type": "lacksFeature"
            },
            "target": "addingFeature"
          },
          {
            "target": "idle",
            "actions": "enter"
          }
        ],
        "onError": "idle"
      }
    },
    "offeringPlan": {
      "on": {
        "offer.accepted": {
          "target": "idle",
          "actions": {
            "type": "choosePlan"
          }
        },
        "offer.declined": "idle"
      }
    },
    "offeringRenewal": {
      "on": {
        "offer.accepted": {
          "target": "idle",
          "actions": {
            "type": "choosePlan"
          }
        },
        "offer.declined": "idle"
      }
    },
    "addingFeature": {
      "invoke": {
        "id": "addonPurchase",
        "src": "addonPurchase",
        "input": {
          "purchaseId": null
        },
        "onDone": [
          {
            "guard": {
              "type": "wasBought"
            },
            "target": "idle",
            "actions": [
              "refreshAccount",
              "enter"
            ]
          },
          {
            "target": "idle"
          }
        ],
        "onError": "idle"
      },
      "on": {
        "offer.accepted": "offeringLongerPlan"
      }
    },
    "offeringLongerPlan": {
      "on": {
        "offer.accepted": {
          "target": "idle",
          "actions": {
            "type": "choosePlan"
          }
        },
        "offer.declined": "idle"
      }
    }
  }
})
