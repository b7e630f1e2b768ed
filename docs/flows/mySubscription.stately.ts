import { createMachine } from 'xstate'

export const mySubscriptionMachine = createMachine({
  "description": "In progress: the billing details on My Subscription.\nजारी: ‘मेरी सदस्यता’ पर बिलिंग विवरण।",
  "id": "mySubscription",
  "invoke": {
    "id": "billing",
    "src": "billing"
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The member’s subscription is loading. In progress: the request for the member’s subscription.\nसदस्य की सदस्यता लोड हो रही है। जारी: सदस्य की सदस्यता का अनुरोध।",
      "invoke": {
        "src": "loadMySubscription",
        "onDone": [
          {
            "description": "The request for the member’s subscription returns a result, if the address of My Subscription names an open add-on checkout.\nसदस्य की सदस्यता का अनुरोध: परिणाम आता है, यदि ‘मेरी सदस्यता’ के पते में ऐड-ऑन का खुला चेकआउट है।",
            "guard": "hasPurchaseId",
            "target": "addingFeature",
            "actions": {
              "type": "remember",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request for the member’s subscription returns any other result.\nसदस्य की सदस्यता का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "shown",
            "actions": {
              "type": "remember",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request for the member’s subscription gets no response.\nसदस्य की सदस्यता का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unavailable"
        }
      }
    },
    "shown": {
      "description": "The page shows the plan, its usage, add-ons and payments.\nपृष्ठ प्लान, उसका उपयोग, ऐड-ऑन और भुगतान दिखाता है।",
      "on": {
        "change.requested": {
          "description": "The member chooses to cancel, resume, downgrade or get a refund.\nसदस्य रद्द करना, फिर शुरू करना, छोटा प्लान या धनवापसी चुनता है।",
          "target": "confirming",
          "actions": {
            "type": "rememberChange",
            "params": "({event})=>event.change"
          }
        },
        "addons.requested": {
          "description": "The member opens the add-ons of the plan.\nसदस्य प्लान के ऐड-ऑन खोलता है।",
          "target": "addingFeature"
        },
        "payments.requested": {
          "description": "The member asks for earlier payments, if there are earlier payments.\nसदस्य पहले के भुगतान देखना चाहता है, यदि पहले के और भुगतान हैं।",
          "guard": "hasEarlierPayments",
          "target": "loadingPayments"
        }
      }
    },
    "loadingPayments": {
      "description": "Earlier payments are loading. In progress: the request for earlier payments.\nपहले के भुगतान लोड हो रहे हैं। जारी: पहले के भुगतानों का अनुरोध।",
      "tags": "busy",
      "invoke": {
        "src": "loadPayments",
        "input": "({context})=>({cursor:context.mine?.payments_cursor??null})",
        "onDone": {
          "description": "The request for earlier payments returns a result.\nपहले के भुगतानों का अनुरोध: परिणाम आता है।",
          "target": "shown",
          "actions": {
            "type": "rememberPayments",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for earlier payments gets no response.\nपहले के भुगतानों का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "shown"
        }
      },
      "on": {
        "change.requested": {
          "description": "The member chooses to cancel, resume, downgrade or get a refund.\nसदस्य रद्द करना, फिर शुरू करना, छोटा प्लान या धनवापसी चुनता है।",
          "target": "confirming",
          "actions": {
            "type": "rememberChange",
            "params": "({event})=>event.change"
          }
        },
        "addons.requested": {
          "description": "The member opens the add-ons of the plan.\nसदस्य प्लान के ऐड-ऑन खोलता है।",
          "target": "addingFeature"
        }
      }
    },
    "confirming": {
      "description": "A dialog asks the member to confirm the change to the subscription.\nसंवाद सदस्य से सदस्यता में बदलाव की पुष्टि माँगता है।",
      "on": {
        "change.confirmed": {
          "description": "The member confirms the change to the subscription.\nसदस्य सदस्यता में बदलाव की पुष्टि करता है।",
          "target": "applying"
        },
        "change.cancelled": {
          "description": "The member leaves the subscription as it is.\nसदस्य सदस्यता को वैसे ही रहने देता है।",
          "target": "shown",
          "actions": "forgetChange"
        }
      }
    },
    "applying": {
      "description": "The server is changing the subscription. In progress: the request to change the subscription.\nसर्वर सदस्यता बदल रहा है। जारी: सदस्यता बदलने का अनुरोध।",
      "entry": "forgetLostResponse",
      "invoke": {
        "src": "applyChange",
        "input": "({context})=>context.change",
        "onDone": [
          {
            "description": "The request to change the subscription returns a result, if the server has changed the subscription.\nसदस्यता बदलने का अनुरोध: परिणाम आता है, यदि सर्वर ने सदस्यता बदल दी।",
            "guard": {
              "type": "wasDone",
              "params": "({event})=>event.output"
            },
            "target": "loading",
            "actions": [
              {
                "type": "announceChange",
                "params": "({event})=>event.output"
              },
              "forgetChange",
              "refreshAccount"
            ]
          },
          {
            "description": "The request to change the subscription returns any other result.\nसदस्यता बदलने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "confirming",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request to change the subscription gets no response.\nसदस्यता बदलने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "confirming",
          "actions": "rememberLostResponse"
        }
      }
    },
    "addingFeature": {
      "description": "The member is buying an add-on from My Subscription. In progress: the add-on purchase from My Subscription.\nसदस्य ‘मेरी सदस्यता’ से ऐड-ऑन खरीद रहा है। जारी: ‘मेरी सदस्यता’ से ऐड-ऑन की खरीद।",
      "exit": "forgetId",
      "invoke": {
        "id": "addonPurchase",
        "src": "addonPurchase",
        "input": "({context})=>({purchaseId:context.purchaseId})",
        "onDone": [
          {
            "description": "The add-on purchase from My Subscription returns a result, if an add-on was bought from My Subscription.\n‘मेरी सदस्यता’ से ऐड-ऑन की खरीद: परिणाम आता है, यदि ‘मेरी सदस्यता’ से ऐड-ऑन खरीदा गया।",
            "guard": {
              "type": "wasBought",
              "params": "({event})=>event.output"
            },
            "target": "loading",
            "actions": "refreshAccount"
          },
          {
            "description": "The add-on purchase from My Subscription returns any other result.\n‘मेरी सदस्यता’ से ऐड-ऑन की खरीद: कोई अन्य परिणाम आता है।",
            "target": "shown"
          }
        ],
        "onError": {
          "description": "The add-on purchase from My Subscription gets no response.\n‘मेरी सदस्यता’ से ऐड-ऑन की खरीद: कोई उत्तर नहीं आता।",
          "target": "shown"
        }
      }
    },
    "unavailable": {
      "description": "The subscription could not be loaded; the member can try again.\nसदस्यता लोड नहीं हो सकी; सदस्य फिर कोशिश कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the subscription again.\nसदस्य सदस्यता फिर लोड करने की कोशिश करता है।",
          "target": "loading"
        }
      }
    }
  }
})
