import { createMachine } from 'xstate'

export const addonPurchaseMachine = createMachine({
  "id": "addonPurchase",
  "output": "({context})=>context.isBought",
  "initial": "starting",
  "states": {
    "starting": {
      "description": "The product checks whether an add-on checkout was left open.\nऐप देखता है कि ऐड-ऑन का कोई चेकआउट खुला रह गया था या नहीं।",
      "always": [
        {
          "description": "At once, if the address names an add-on checkout.\nतुरंत, यदि पते में ऐड-ऑन का चेकआउट है।",
          "guard": "hasPurchaseId",
          "target": "resuming"
        },
        {
          "description": "At once, in any other case.\nतुरंत, अन्यथा।",
          "target": "loading"
        }
      ]
    },
    "resuming": {
      "description": "The product looks up the add-on checkout that the address names. In progress: the search for the earlier add-on checkout.\nऐप पते में लिखा ऐड-ऑन चेकआउट खोजता है। जारी: पहले के ऐड-ऑन चेकआउट की खोज।",
      "invoke": {
        "src": "findPurchase",
        "input": "({context})=>({purchaseId:context.purchaseId??\"\"})",
        "onDone": [
          {
            "description": "The search for the earlier add-on checkout returns a result, if the add-on has already been paid for.\nपहले के ऐड-ऑन चेकआउट की खोज: परिणाम आता है, यदि ऐड-ऑन का भुगतान पहले ही हो चुका है।",
            "guard": {
              "type": "wasPaid",
              "params": "({event})=>event.output"
            },
            "target": "bought",
            "actions": [
              "rememberBought",
              "forgetId",
              "showAddress"
            ]
          },
          {
            "description": "The search for the earlier add-on checkout returns a result, if the add-on’s transaction is ready for payment.\nपहले के ऐड-ऑन चेकआउट की खोज: परिणाम आता है, यदि ऐड-ऑन का लेन-देन भुगतान के लिए तैयार है।",
            "guard": {
              "type": "canBePaid",
              "params": "({event})=>event.output"
            },
            "target": "paying",
            "actions": {
              "type": "rememberPurchase",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The search for the earlier add-on checkout returns any other result.\nपहले के ऐड-ऑन चेकआउट की खोज: कोई अन्य परिणाम आता है।",
            "target": "loading",
            "actions": [
              "forgetId",
              "showAddress"
            ]
          }
        ],
        "onError": {
          "description": "The search for the earlier add-on checkout gets no response.\nपहले के ऐड-ऑन चेकआउट की खोज: कोई उत्तर नहीं आता।",
          "target": "unavailable"
        }
      },
      "on": {
        "purchase.cancelled": {
          "description": "The member closes the add-on dialog.\nसदस्य ऐड-ऑन का संवाद बंद करता है।",
          "target": "closed",
          "actions": [
            "forgetId",
            "showAddress"
          ]
        }
      }
    },
    "loading": {
      "description": "The add-ons for the current plan are loading. In progress: the request for the add-ons.\nमौजूदा प्लान के ऐड-ऑन लोड हो रहे हैं। जारी: ऐड-ऑन का अनुरोध।",
      "invoke": {
        "src": "loadAddons",
        "onDone": {
          "description": "The request for the add-ons returns a result.\nऐड-ऑन का अनुरोध: परिणाम आता है।",
          "target": "offering",
          "actions": {
            "type": "rememberOffer",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for the add-ons gets no response.\nऐड-ऑन का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unavailable"
        }
      },
      "on": {
        "purchase.cancelled": {
          "description": "The member closes the add-on dialog.\nसदस्य ऐड-ऑन का संवाद बंद करता है।",
          "target": "closed"
        }
      }
    },
    "offering": {
      "description": "The dialog lists the add-ons and their prices.\nसंवाद ऐड-ऑन और उनके मूल्य दिखाता है।",
      "on": {
        "addon.chosen": {
          "description": "The member chooses an add-on, if the chosen add-on is among those on offer.\nसदस्य एक ऐड-ऑन चुनता है, यदि चुना हुआ ऐड-ऑन उपलब्ध ऐड-ऑन में है।",
          "guard": {
            "type": "isOffered",
            "params": "({event})=>event.addonType"
          },
          "target": "startingPurchase",
          "actions": {
            "type": "rememberType",
            "params": "({event})=>event.addonType"
          }
        },
        "purchase.cancelled": {
          "description": "The member closes the add-on dialog.\nसदस्य ऐड-ऑन का संवाद बंद करता है।",
          "target": "closed"
        }
      }
    },
    "startingPurchase": {
      "description": "The server opens a transaction for the chosen add-on. In progress: the request to open the add-on purchase.\nसर्वर चुने हुए ऐड-ऑन के लिए लेन-देन खोलता है। जारी: ऐड-ऑन की खरीद खोलने का अनुरोध।",
      "tags": "busy",
      "invoke": {
        "src": "openPurchase",
        "input": "({context})=>({planId:context.offer?.subscription?.plan.uuid??\"\",types:context.type===null?[]:[context.type],confirmed:priceOf(context)})",
        "onDone": [
          {
            "description": "The request to open the add-on purchase returns a result, if the add-on’s transaction is ready for payment.\nऐड-ऑन की खरीद खोलने का अनुरोध: परिणाम आता है, यदि ऐड-ऑन का लेन-देन भुगतान के लिए तैयार है।",
            "guard": {
              "type": "canBePaid",
              "params": "({event})=>event.output"
            },
            "target": "paying",
            "actions": {
              "type": "rememberPurchase",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request to open the add-on purchase returns a result, if the add-on’s transaction cannot be paid.\nऐड-ऑन की खरीद खोलने का अनुरोध: परिणाम आता है, यदि ऐड-ऑन के लेन-देन का भुगतान नहीं हो सकता।",
            "guard": {
              "type": "lacksSecret",
              "params": "({event})=>event.output"
            },
            "target": "offering",
            "actions": "rememberLostResponse"
          },
          {
            "description": "The request to open the add-on purchase returns a result, if the price of the add-on has changed in the meantime.\nऐड-ऑन की खरीद खोलने का अनुरोध: परिणाम आता है, यदि इस बीच ऐड-ऑन का मूल्य बदल गया है।",
            "guard": {
              "type": "priceChanged",
              "params": "({event})=>event.output"
            },
            "target": "loading",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request to open the add-on purchase returns any other result.\nऐड-ऑन की खरीद खोलने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "offering",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request to open the add-on purchase gets no response.\nऐड-ऑन की खरीद खोलने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "offering",
          "actions": "rememberLostResponse"
        }
      },
      "after": {
        "30000": {
          "description": "30 seconds pass before the add-on purchase opens.\nऐड-ऑन की खरीद खुले बिना 30 सेकंड बीत जाते हैं।",
          "target": "offering",
          "actions": "rememberLostResponse",
          "meta": {
            "delay": "patience"
          }
        }
      },
      "on": {
        "purchase.cancelled": {
          "description": "The member closes the add-on dialog.\nसदस्य ऐड-ऑन का संवाद बंद करता है।",
          "target": "closed"
        }
      }
    },
    "paying": {
      "description": "The member pays for the add-on by card. In progress: the card payment for the add-on.\nसदस्य कार्ड से ऐड-ऑन का भुगतान करता है। जारी: ऐड-ऑन का कार्ड से भुगतान।",
      "entry": "showAddress",
      "exit": [
        "forgetId",
        "showAddress"
      ],
      "invoke": {
        "id": "payment",
        "src": "payment",
        "input": "({context:{purchase}})=>paymentOf(purchase)",
        "onDone": {
          "description": "The card payment for the add-on returns a result.\nऐड-ऑन का कार्ड से भुगतान: परिणाम आता है।",
          "target": "bought",
          "actions": "rememberBought"
        },
        "onError": {
          "description": "The card payment for the add-on gets no response.\nऐड-ऑन का कार्ड से भुगतान: कोई उत्तर नहीं आता।",
          "target": "offering",
          "actions": "rememberLostResponse"
        }
      },
      "on": {
        "purchase.cancelled": {
          "description": "The member closes the add-on dialog.\nसदस्य ऐड-ऑन का संवाद बंद करता है।",
          "target": "closed"
        },
        "purchase.reopened": {
          "description": "The member starts the add-on purchase again after its payment was closed.\nभुगतान बंद होने पर सदस्य ऐड-ऑन की खरीद फिर शुरू करता है।",
          "target": "loading"
        }
      }
    },
    "unavailable": {
      "description": "The add-ons could not be loaded; the member can try again or close the dialog.\nऐड-ऑन लोड नहीं हो सके; सदस्य फिर कोशिश कर सकता है या संवाद बंद कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the add-ons again.\nसदस्य ऐड-ऑन फिर लोड करने की कोशिश करता है।",
          "target": "starting"
        },
        "purchase.cancelled": {
          "description": "The member closes the add-on dialog.\nसदस्य ऐड-ऑन का संवाद बंद करता है।",
          "target": "closed",
          "actions": [
            "forgetId",
            "showAddress"
          ]
        }
      }
    },
    "bought": {
      "description": "The add-on is paid for and belongs to the plan.\nऐड-ऑन का भुगतान हो गया और वह प्लान में जुड़ गया।",
      "type": "final"
    },
    "closed": {
      "description": "The add-on dialog is closed and nothing was bought.\nऐड-ऑन का संवाद बंद है और कुछ नहीं खरीदा गया।",
      "type": "final"
    }
  },
  "meta": {
    "durations": {
      "patience": "30,000 ms"
    }
  }
})
