import { createMachine } from 'xstate'

export const subscriptionsMachine = createMachine({
  "description": "In progress: the watch on the address of the plans page.\nजारी: प्लान पृष्ठ के पते की निगरानी।",
  "id": "subscriptions",
  "invoke": {
    "src": "watchAddress"
  },
  "on": {
    "address.changed": {
      "description": "The address changes to another view of the plans.\nपता प्लान के किसी दूसरे दृश्य पर बदलता है।",
      "actions": {
        "type": "rememberAddress",
        "params": "({event})=>event"
      }
    }
  },
  "initial": "choosing",
  "states": {
    "loading": {
      "description": "The plans and their prices are loading. In progress: the request for the plans.\nप्लान और उनके मूल्य लोड हो रहे हैं। जारी: प्लान का अनुरोध।",
      "invoke": {
        "src": "loadOffers",
        "input": "({context})=>context",
        "onDone": [
          {
            "description": "The request for the plans returns a result, if the address names a checkout of a plan.\nप्लान का अनुरोध: परिणाम आता है, यदि पते में प्लान का चेकआउट है।",
            "guard": "hasPurchaseId",
            "target": "resuming",
            "actions": {
              "type": "rememberOffers",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request for the plans returns a result, if the plan must be confirmed again at its current price.\nप्लान का अनुरोध: परिणाम आता है, यदि प्लान की पुष्टि मौजूदा मूल्य पर फिर करनी है।",
            "guard": {
              "type": "mustConfirmAgain",
              "params": "({event})=>event.output"
            },
            "target": "reviewing",
            "actions": {
              "type": "rememberOffers",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request for the plans returns any other result.\nप्लान का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "choosing",
            "actions": {
              "type": "rememberOffers",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request for the plans gets no response.\nप्लान का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unavailable"
        }
      },
      "on": {
        "address.changed": {
          "description": "The address changes to another view of the plans.\nपता प्लान के किसी दूसरे दृश्य पर बदलता है।",
          "target": "loading",
          "actions": {
            "type": "rememberAddress",
            "params": "({event})=>event"
          },
          "reenter": true
        }
      }
    },
    "resuming": {
      "description": "The product looks up the plan checkout that was left open. In progress: the search for the earlier plan checkout.\nऐप खुला रह गया प्लान का चेकआउट खोजता है। जारी: पहले के प्लान चेकआउट की खोज।",
      "invoke": {
        "src": "findPurchase",
        "input": "({context})=>({purchaseId:context.purchaseId??\"\"})",
        "onDone": [
          {
            "description": "The search for the earlier plan checkout returns a result, if the plan has already been paid for.\nपहले के प्लान चेकआउट की खोज: परिणाम आता है, यदि प्लान का भुगतान पहले ही हो चुका है।",
            "guard": {
              "type": "wasPaid",
              "params": "({event})=>event.output"
            },
            "target": "receiptShown",
            "actions": {
              "type": "rememberPurchase",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The search for the earlier plan checkout returns a result, if the plan’s transaction is ready for payment.\nपहले के प्लान चेकआउट की खोज: परिणाम आता है, यदि प्लान का लेन-देन भुगतान के लिए तैयार है।",
            "guard": {
              "type": "canBePaid",
              "params": "({event})=>event.output"
            },
            "target": "checkingOut",
            "actions": {
              "type": "rememberPurchase",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The search for the earlier plan checkout returns any other result.\nपहले के प्लान चेकआउट की खोज: कोई अन्य परिणाम आता है।",
            "target": "choosing",
            "actions": "forgetId"
          }
        ],
        "onError": {
          "description": "The search for the earlier plan checkout gets no response.\nपहले के प्लान चेकआउट की खोज: कोई उत्तर नहीं आता।",
          "target": "unavailable"
        }
      },
      "on": {
        "address.changed": {
          "description": "The address changes to another view of the plans.\nपता प्लान के किसी दूसरे दृश्य पर बदलता है।",
          "target": "loading",
          "actions": {
            "type": "rememberAddress",
            "params": "({event})=>event"
          }
        }
      }
    },
    "choosing": {
      "description": "The plans are listed and a member can choose one.\nप्लान सूची में हैं और सदस्य एक चुन सकता है।",
      "always": {
        "description": "At once, if the member’s prices are not known yet.\nतुरंत, यदि सदस्य के मूल्य अभी ज्ञात नहीं हैं।",
        "guard": "lacksOffers",
        "target": "loading"
      },
      "on": {
        "plan.chosen": [
          {
            "description": "The person chooses a plan, if the member’s profile may buy this plan now.\nव्यक्ति एक प्लान चुनता है, यदि सदस्य की प्रोफ़ाइल यह प्लान अभी खरीद सकती है।",
            "guard": {
              "type": "isAvailable",
              "params": "({event})=>event.planId"
            },
            "target": "reviewing",
            "actions": {
              "type": "rememberPlan",
              "params": "({event})=>event.planId"
            }
          },
          {
            "description": "The person chooses a plan, if nobody is logged in on the plans page.\nव्यक्ति एक प्लान चुनता है, यदि प्लान पृष्ठ पर कोई लॉग इन नहीं है।",
            "guard": "isVisitor",
            "actions": "askToLogIn"
          },
          {
            "description": "The person chooses a plan, if the person has an account but no profile for a plan.\nव्यक्ति एक प्लान चुनता है, यदि व्यक्ति का खाता है पर प्लान के लिए प्रोफ़ाइल नहीं।",
            "guard": "hasNoProfile",
            "actions": "askForProfile"
          }
        ],
        "purchase.resumed": {
          "description": "The member resumes an unfinished checkout of a plan, if the person has a profile that a plan can be for.\nसदस्य प्लान का अधूरा चेकआउट फिर शुरू करता है, यदि व्यक्ति की ऐसी प्रोफ़ाइल है जिसके लिए प्लान हो सकता है।",
          "guard": "isMember",
          "target": "resuming",
          "actions": {
            "type": "rememberId",
            "params": "({event})=>event.purchaseId"
          }
        },
        "address.changed": {
          "description": "The address changes to another view of the plans.\nपता प्लान के किसी दूसरे दृश्य पर बदलता है।",
          "target": "loading",
          "actions": {
            "type": "rememberAddress",
            "params": "({event})=>event"
          }
        }
      }
    },
    "reviewing": {
      "description": "The member reviews the plan, its price and its period before buying.\nसदस्य खरीदने से पहले प्लान, उसका मूल्य और अवधि देखता है।",
      "on": {
        "purchase.confirmed": {
          "description": "The member confirms the plan and its price.\nसदस्य प्लान और उसके मूल्य की पुष्टि करता है।",
          "target": "openingPurchase"
        },
        "purchase.cancelled": {
          "description": "The member goes back to the list of plans before paying.\nसदस्य भुगतान से पहले प्लान की सूची पर लौटता है।",
          "target": "choosing"
        },
        "address.changed": {
          "description": "The address changes to another view of the plans.\nपता प्लान के किसी दूसरे दृश्य पर बदलता है।",
          "target": "loading",
          "actions": {
            "type": "rememberAddress",
            "params": "({event})=>event"
          }
        }
      }
    },
    "openingPurchase": {
      "description": "The server opens the purchase of the plan. In progress: the request to open the purchase of the plan.\nसर्वर प्लान की खरीद खोल रहा है। जारी: प्लान की खरीद खोलने का अनुरोध।",
      "entry": "forgetPurchase",
      "invoke": {
        "src": "openPurchase",
        "input": "({context})=>({planId:context.chosen?.plan.id??\"\",types:context.chosen?.types??[],mode:context.offers?.mode??context.requestedMode,mobileProof:context.mobileProof,confirmed:context.chosen?.quote?.amount??null})",
        "onDone": [
          {
            "description": "The request to open the purchase of the plan returns a result, if the plan’s transaction is ready for payment.\nप्लान की खरीद खोलने का अनुरोध: परिणाम आता है, यदि प्लान का लेन-देन भुगतान के लिए तैयार है।",
            "guard": {
              "type": "canBePaid",
              "params": "({event})=>event.output"
            },
            "target": "checkingOut",
            "actions": {
              "type": "rememberPurchase",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request to open the purchase of the plan returns a result, if the plan is a free trial and needs no payment.\nप्लान की खरीद खोलने का अनुरोध: परिणाम आता है, यदि प्लान निःशुल्क ट्रायल है और भुगतान नहीं चाहिए।",
            "guard": {
              "type": "isFree",
              "params": "({event})=>event.output"
            },
            "target": "subscribed",
            "actions": {
              "type": "announceTrial",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request to open the purchase of the plan returns a result, if the purchase is open but its payment cannot start yet.\nप्लान की खरीद खोलने का अनुरोध: परिणाम आता है, यदि खरीद खुली है पर उसका भुगतान अभी शुरू नहीं हो सकता।",
            "guard": {
              "type": "lacksSecret",
              "params": "({event})=>event.output"
            },
            "target": "unanswered"
          },
          {
            "description": "The request to open the purchase of the plan returns a result, if the free trial needs a verified mobile number.\nप्लान की खरीद खोलने का अनुरोध: परिणाम आता है, यदि निःशुल्क ट्रायल के लिए सत्यापित मोबाइल नंबर चाहिए।",
            "guard": {
              "type": "mobileIsUnverified",
              "params": "({event})=>event.output"
            },
            "target": "verifyingMobile"
          },
          {
            "description": "The request to open the purchase of the plan returns a result, if the price of the plan has changed in the meantime.\nप्लान की खरीद खोलने का अनुरोध: परिणाम आता है, यदि इस बीच प्लान का मूल्य बदल गया है।",
            "guard": {
              "type": "priceChanged",
              "params": "({event})=>event.output"
            },
            "target": "loading",
            "actions": [
              {
                "type": "rememberRefusal",
                "params": "({event})=>event.output"
              },
              "askAgain"
            ]
          },
          {
            "description": "The request to open the purchase of the plan returns any other result.\nप्लान की खरीद खोलने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "loading",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request to open the purchase of the plan gets no response.\nप्लान की खरीद खोलने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      },
      "after": {
        "30000": {
          "description": "30 seconds pass before the plan purchase opens.\nप्लान की खरीद खुले बिना 30 सेकंड बीत जाते हैं।",
          "target": "unanswered",
          "meta": {
            "delay": "patience"
          }
        }
      },
      "on": {
        "plans.requested": {
          "description": "The member leaves the checkout for the plans.\nसदस्य चेकआउट छोड़कर प्लान पर जाता है।",
          "target": "loading"
        }
      }
    },
    "verifyingMobile": {
      "description": "The member enters the code that was sent to the mobile before the free trial. In progress: the code check of the mobile number.\nनिःशुल्क ट्रायल से पहले सदस्य मोबाइल पर भेजा गया कोड भरता है। जारी: मोबाइल नंबर के कोड की जाँच।",
      "entry": "forgetProof",
      "invoke": {
        "id": "code",
        "src": "oneTimeCode",
        "input": "({context})=>({target:{kind:\"mobile\",mobile:context.mobile}})",
        "onDone": {
          "description": "The code check of the mobile number returns a result.\nमोबाइल नंबर के कोड की जाँच: परिणाम आता है।",
          "target": "openingPurchase",
          "actions": {
            "type": "rememberProof",
            "params": "({event})=>event.output.proof"
          }
        },
        "onError": {
          "description": "The code check of the mobile number gets no response.\nमोबाइल नंबर के कोड की जाँच: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      },
      "on": {
        "purchase.cancelled": {
          "description": "The member goes back to the list of plans before paying.\nसदस्य भुगतान से पहले प्लान की सूची पर लौटता है।",
          "target": "choosing"
        },
        "address.changed": {
          "description": "The address changes to another view of the plans.\nपता प्लान के किसी दूसरे दृश्य पर बदलता है।",
          "target": "loading",
          "actions": {
            "type": "rememberAddress",
            "params": "({event})=>event"
          }
        }
      }
    },
    "unanswered": {
      "description": "The purchase of the plan got no response; trying again does not buy it twice.\nप्लान की खरीद का उत्तर नहीं मिला; फिर कोशिश करने पर दो बार नहीं खरीदा जाता।",
      "on": {
        "retry.requested": [
          {
            "description": "The member repeats the last request of the plans page, if the address names a checkout of a plan.\nसदस्य प्लान पृष्ठ का अंतिम अनुरोध दोहराता है, यदि पते में प्लान का चेकआउट है।",
            "guard": "hasPurchaseId",
            "target": "resuming"
          },
          {
            "description": "The member repeats the last request of the plans page, in any other case.\nसदस्य प्लान पृष्ठ का अंतिम अनुरोध दोहराता है, अन्यथा।",
            "target": "openingPurchase"
          }
        ],
        "plans.requested": {
          "description": "The member leaves the checkout for the plans.\nसदस्य चेकआउट छोड़कर प्लान पर जाता है।",
          "target": "loading",
          "actions": "forgetId"
        }
      }
    },
    "checkingOut": {
      "description": "The member pays for the plan by card. In progress: the card payment for the plan; the billing details in the checkout.\nसदस्य कार्ड से प्लान का भुगतान करता है। जारी: प्लान का कार्ड से भुगतान; चेकआउट में बिलिंग विवरण।",
      "entry": "showAddress",
      "invoke": [
        {
          "id": "payment",
          "src": "payment",
          "input": "({context:{purchase}})=>paymentOf(purchase)",
          "onDone": {
            "description": "The card payment for the plan returns a result.\nप्लान का कार्ड से भुगतान: परिणाम आता है।",
            "target": "receiptShown",
            "actions": {
              "type": "rememberPayment",
              "params": "({event})=>event.output"
            }
          },
          "onError": {
            "description": "The card payment for the plan gets no response.\nप्लान का कार्ड से भुगतान: कोई उत्तर नहीं आता।",
            "target": "unanswered"
          }
        },
        {
          "id": "billing",
          "src": "billing"
        }
      ],
      "on": {
        "plans.requested": {
          "description": "The member leaves the checkout for the plans.\nसदस्य चेकआउट छोड़कर प्लान पर जाता है।",
          "target": "loading",
          "actions": [
            "forgetId",
            "forgetPurchase",
            "showAddress"
          ]
        },
        "purchase.reopened": {
          "description": "The member starts the plan purchase again after its payment was closed.\nभुगतान बंद होने पर सदस्य प्लान की खरीद फिर शुरू करता है।",
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
      "description": "The plan is paid for and its receipt is shown.\nप्लान का भुगतान हो गया और रसीद दिख रही है।",
      "entry": "refreshAccount",
      "on": {
        "receipt.closed": {
          "description": "The member closes the receipt of the plan.\nसदस्य प्लान की रसीद बंद करता है।",
          "target": "subscribed"
        }
      }
    },
    "subscribed": {
      "description": "The plan is active and the member continues to where they came from. In progress: the watch on the account after a purchase.\nप्लान सक्रिय है और सदस्य वहीं लौटता है जहाँ से आया था। जारी: खरीद के बाद खाते की निगरानी।",
      "entry": "goForward",
      "invoke": {
        "src": "watchAccount"
      },
      "on": {
        "account.failed": {
          "description": "The account could not be loaded after the purchase.\nखरीद के बाद खाता लोड नहीं हो सका।",
          "target": "heldUp"
        }
      }
    },
    "heldUp": {
      "description": "The plan is active, but the account could not be loaded; the member can go on once it can.\nप्लान सक्रिय है, पर खाता लोड नहीं हो सका; उसके लोड होने पर सदस्य आगे बढ़ सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member repeats the last request of the plans page.\nसदस्य प्लान पृष्ठ का अंतिम अनुरोध दोहराता है।",
          "target": "subscribed"
        }
      }
    },
    "unavailable": {
      "description": "The plans could not be loaded; the member can try again.\nप्लान लोड नहीं हो सके; सदस्य फिर कोशिश कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member repeats the last request of the plans page.\nसदस्य प्लान पृष्ठ का अंतिम अनुरोध दोहराता है।",
          "target": "loading"
        },
        "address.changed": {
          "description": "The address changes to another view of the plans.\nपता प्लान के किसी दूसरे दृश्य पर बदलता है।",
          "target": "loading",
          "actions": {
            "type": "rememberAddress",
            "params": "({event})=>event"
          }
        }
      }
    }
  },
  "meta": {
    "durations": {
      "patience": "30,000 ms"
    }
  }
})
