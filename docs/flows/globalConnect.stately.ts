import { createMachine } from 'xstate'

export const globalConnectMachine = createMachine({
  "id": "globalConnect",
  "initial": "starting",
  "states": {
    "starting": {
      "description": "The product checks whether a Global Connect checkout was open before the reload.\nऐप देखता है कि रीलोड से पहले Global Connect का चेकआउट खुला था या नहीं।",
      "always": [
        {
          "description": "At once, if the address names a Global Connect checkout that is still open.\nतुरंत, यदि पते में Global Connect का एक खुला चेकआउट है।",
          "guard": "hasPurchaseId",
          "target": "idle",
          "actions": "resumePurchase"
        },
        {
          "description": "At once, in any other case.\nतुरंत, अन्यथा।",
          "target": "idle"
        }
      ]
    },
    "idle": {
      "description": "The member may choose Global Connect; no dialog and no card form is shown.\nसदस्य Global Connect चुन सकता है; कोई संवाद या कार्ड फ़ॉर्म नहीं दिखता।",
      "on": {
        "globalConnect.requested": {
          "description": "The member chooses Global Connect.\nसदस्य Global Connect चुनता है।",
          "target": "readingAccess"
        }
      }
    },
    "readingAccess": {
      "description": "The server checks whether the subscription includes Global Connect. In progress: the Global Connect access check.\nसर्वर जाँचता है कि सदस्यता में Global Connect शामिल है या नहीं। जारी: Global Connect की पहुँच की जाँच।",
      "invoke": {
        "src": "readAccess",
        "onDone": [
          {
            "description": "The Global Connect access check returns a result, if the member has no subscription at all.\nGlobal Connect की पहुँच की जाँच: परिणाम आता है, यदि सदस्य की कोई सदस्यता नहीं है।",
            "guard": {
              "type": "hasNoSubscription",
              "params": "({event})=>event.output"
            },
            "target": "offeringPlan"
          },
          {
            "description": "The Global Connect access check returns a result, if the member’s subscription has expired.\nGlobal Connect की पहुँच की जाँच: परिणाम आता है, यदि सदस्य की सदस्यता समाप्त हो चुकी है।",
            "guard": {
              "type": "hasExpired",
              "params": "({event})=>event.output"
            },
            "target": "offeringRenewal"
          },
          {
            "description": "The Global Connect access check returns a result, if the current plan does not include Global Connect.\nGlobal Connect की पहुँच की जाँच: परिणाम आता है, यदि मौजूदा प्लान में Global Connect शामिल नहीं है।",
            "guard": {
              "type": "lacksFeature",
              "params": "({event})=>event.output"
            },
            "target": "addingFeature"
          },
          {
            "description": "The Global Connect access check returns any other result.\nGlobal Connect की पहुँच की जाँच: कोई अन्य परिणाम आता है।",
            "target": "idle",
            "actions": "enter"
          }
        ],
        "onError": {
          "description": "The Global Connect access check gets no response.\nGlobal Connect की पहुँच की जाँच: कोई उत्तर नहीं आता।",
          "target": "idle"
        }
      }
    },
    "offeringPlan": {
      "description": "A dialog offers a plan, because the member has no subscription for Global Connect.\nसंवाद एक प्लान का प्रस्ताव देता है, क्योंकि Global Connect के लिए सदस्य की कोई सदस्यता नहीं है।",
      "on": {
        "offer.accepted": {
          "description": "The member accepts the Global Connect offer.\nसदस्य Global Connect का प्रस्ताव स्वीकार करता है।",
          "target": "idle",
          "actions": {
            "type": "choosePlan",
            "params": "()=>\"NEW\""
          }
        },
        "offer.declined": {
          "description": "The member declines the Global Connect offer.\nसदस्य Global Connect लेने से मना करता है।",
          "target": "idle"
        }
      }
    },
    "offeringRenewal": {
      "description": "A dialog offers to renew the expired subscription before Global Connect opens.\nGlobal Connect खुलने से पहले संवाद समाप्त सदस्यता के नवीनीकरण का प्रस्ताव देता है।",
      "on": {
        "offer.accepted": {
          "description": "The member accepts the Global Connect offer.\nसदस्य Global Connect का प्रस्ताव स्वीकार करता है।",
          "target": "idle",
          "actions": {
            "type": "choosePlan",
            "params": "()=>\"RENEW\""
          }
        },
        "offer.declined": {
          "description": "The member declines the Global Connect offer.\nसदस्य Global Connect लेने से मना करता है।",
          "target": "idle"
        }
      }
    },
    "addingFeature": {
      "description": "The member is buying Global Connect as an add-on to the current plan. In progress: the purchase of the Global Connect add-on.\nसदस्य मौजूदा प्लान में Global Connect ऐड-ऑन के रूप में खरीद रहा है। जारी: Global Connect ऐड-ऑन की खरीद।",
      "invoke": {
        "id": "addonPurchase",
        "src": "addonPurchase",
        "input": {
          "purchaseId": null
        },
        "onDone": [
          {
            "description": "The purchase of the Global Connect add-on returns a result, if the member bought the Global Connect add-on.\nGlobal Connect ऐड-ऑन की खरीद: परिणाम आता है, यदि सदस्य ने Global Connect ऐड-ऑन खरीद लिया।",
            "guard": {
              "type": "wasBought",
              "params": "({event})=>event.output"
            },
            "target": "idle",
            "actions": [
              "refreshAccount",
              "enter"
            ]
          },
          {
            "description": "The purchase of the Global Connect add-on returns any other result.\nGlobal Connect ऐड-ऑन की खरीद: कोई अन्य परिणाम आता है।",
            "target": "idle"
          }
        ],
        "onError": {
          "description": "The purchase of the Global Connect add-on gets no response.\nGlobal Connect ऐड-ऑन की खरीद: कोई उत्तर नहीं आता।",
          "target": "idle"
        }
      },
      "on": {
        "offer.accepted": {
          "description": "The member accepts the Global Connect offer.\nसदस्य Global Connect का प्रस्ताव स्वीकार करता है।",
          "target": "offeringLongerPlan"
        }
      }
    },
    "offeringLongerPlan": {
      "description": "A dialog offers a longer plan, because no Global Connect add-on is available on this one.\nसंवाद लंबे प्लान का प्रस्ताव देता है, क्योंकि इस प्लान पर Global Connect ऐड-ऑन उपलब्ध नहीं है।",
      "on": {
        "offer.accepted": {
          "description": "The member accepts the Global Connect offer.\nसदस्य Global Connect का प्रस्ताव स्वीकार करता है।",
          "target": "idle",
          "actions": {
            "type": "choosePlan",
            "params": "()=>\"UPGRADE\""
          }
        },
        "offer.declined": {
          "description": "The member declines the Global Connect offer.\nसदस्य Global Connect लेने से मना करता है।",
          "target": "idle"
        }
      }
    }
  }
})
