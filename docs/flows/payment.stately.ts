import { createMachine } from 'xstate'

export const paymentMachine = createMachine({
  "description": "In progress: the watch on purchases in other tabs.\nजारी: दूसरे टैबों की खरीद की निगरानी।",
  "id": "payment",
  "output": "({context})=>context.transaction",
  "invoke": {
    "src": "watchPayments"
  },
  "initial": "preparing",
  "states": {
    "preparing": {
      "description": "The card form is loading. In progress: the download of the payment provider’s script.\nकार्ड फ़ॉर्म लोड हो रहा है। जारी: भुगतान प्रदाता की स्क्रिप्ट का डाउनलोड।",
      "always": [
        {
          "description": "At once, if the payment was already in progress when this checkout opened.\nतुरंत, यदि चेकआउट खुलने पर भुगतान पहले से चल रहा था।",
          "guard": "startsPending",
          "target": "confirmationPending"
        },
        {
          "description": "At once, if the payment was already closed when this checkout opened.\nतुरंत, यदि चेकआउट खुलने पर भुगतान पहले से बंद था।",
          "guard": "startsEnded",
          "target": "over"
        }
      ],
      "invoke": {
        "src": "loadProvider",
        "input": "({context:{publishableKey}})=>({publishableKey})",
        "onDone": [
          {
            "description": "The download of the payment provider’s script returns a result, if the payment provider’s script is there.\nभुगतान प्रदाता की स्क्रिप्ट का डाउनलोड: परिणाम आता है, यदि भुगतान प्रदाता की स्क्रिप्ट आ गई है।",
            "guard": {
              "type": "wasLoaded",
              "params": "({event})=>event.output"
            },
            "actions": {
              "type": "rememberProvider",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The download of the payment provider’s script returns any other result.\nभुगतान प्रदाता की स्क्रिप्ट का डाउनलोड: कोई अन्य परिणाम आता है।",
            "target": "providerUnavailable"
          }
        ],
        "onError": {
          "description": "The download of the payment provider’s script gets no response.\nभुगतान प्रदाता की स्क्रिप्ट का डाउनलोड: कोई उत्तर नहीं आता।",
          "target": "providerUnavailable"
        }
      },
      "on": {
        "provider.readied": {
          "description": "The payment provider’s card form becomes ready.\nभुगतान प्रदाता का कार्ड फ़ॉर्म तैयार होता है।",
          "target": "idle",
          "actions": {
            "type": "rememberForm",
            "params": "({event})=>event.form"
          }
        },
        "provider.failed": {
          "description": "The payment provider’s card form fails to load.\nभुगतान प्रदाता का कार्ड फ़ॉर्म लोड नहीं होता।",
          "target": "providerUnavailable"
        },
        "recheck.requested": {
          "description": "Another tab has bought something, or this tab was away for a while.\nदूसरे टैब ने कुछ खरीदा, या यह टैब कुछ देर दिखा नहीं।",
          "actions": "requestRecheck"
        }
      },
      "after": {
        "20000": {
          "description": "20 seconds pass without the card form.\nकार्ड फ़ॉर्म के बिना 20 सेकंड बीत जाते हैं।",
          "target": "providerUnavailable",
          "meta": {
            "delay": "patience"
          }
        }
      }
    },
    "idle": {
      "description": "The card form is ready and the member can pay.\nकार्ड फ़ॉर्म तैयार है और सदस्य भुगतान कर सकता है।",
      "always": {
        "description": "At once, if another tab may have changed the payment before the card form was ready.\nतुरंत, यदि कार्ड फ़ॉर्म तैयार होने से पहले किसी दूसरे टैब ने भुगतान बदला हो सकता है।",
        "guard": "needsRecheck",
        "target": "checking"
      },
      "on": {
        "payment.submitted": {
          "description": "The member pays, if the transaction is complete enough to be confirmed later.\nसदस्य भुगतान करता है, यदि लेन-देन इतना पूरा है कि बाद में उसकी पुष्टि हो सके।",
          "guard": "mayBePaid",
          "target": "processing"
        },
        "recheck.requested": {
          "description": "Another tab has bought something, or this tab was away for a while.\nदूसरे टैब ने कुछ खरीदा, या यह टैब कुछ देर दिखा नहीं।",
          "target": "checking"
        }
      }
    },
    "checking": {
      "description": "The server checks whether the payment was made or replaced elsewhere. In progress: the request to confirm the payment.\nसर्वर जाँचता है कि भुगतान कहीं और हो गया या बदल गया है। जारी: भुगतान की पुष्टि का अनुरोध।",
      "entry": "clearRecheck",
      "invoke": {
        "src": "confirmPayment",
        "input": "({context:{transaction}})=>paymentIdsOf(transaction)",
        "onDone": [
          {
            "description": "The request to confirm the payment returns a result, if the server confirms the payment.\nभुगतान की पुष्टि का अनुरोध: परिणाम आता है, यदि सर्वर भुगतान की पुष्टि करता है।",
            "guard": {
              "type": "wasConfirmed",
              "params": "({event})=>event.output"
            },
            "target": "paid",
            "actions": {
              "type": "rememberAnswer",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request to confirm the payment returns a result, if the server says that the payment is closed.\nभुगतान की पुष्टि का अनुरोध: परिणाम आता है, यदि सर्वर बताता है कि भुगतान बंद है।",
            "guard": {
              "type": "isOver",
              "params": "({event})=>event.output"
            },
            "target": "over",
            "actions": [
              {
                "type": "rememberAnswer",
                "params": "({event})=>event.output"
              },
              {
                "type": "announceEnd",
                "params": "({event})=>transactionStatusOf(event.output)"
              }
            ]
          },
          {
            "description": "The request to confirm the payment returns a result, if the server says that the bank has not decided yet.\nभुगतान की पुष्टि का अनुरोध: परिणाम आता है, यदि सर्वर बताता है कि बैंक ने अभी निर्णय नहीं किया।",
            "guard": {
              "type": "isStillPending",
              "params": "({event})=>event.output"
            },
            "target": "confirmationPending",
            "actions": {
              "type": "rememberAnswer",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request to confirm the payment returns any other result.\nभुगतान की पुष्टि का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "idle"
          }
        ],
        "onError": {
          "description": "The request to confirm the payment gets no response.\nभुगतान की पुष्टि का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "idle"
        }
      },
      "on": {
        "recheck.requested": {
          "description": "Another tab has bought something, or this tab was away for a while.\nदूसरे टैब ने कुछ खरीदा, या यह टैब कुछ देर दिखा नहीं।",
          "target": "checking",
          "reenter": true
        }
      }
    },
    "processing": {
      "description": "The payment provider is charging the card. In progress: the card charge.\nभुगतान प्रदाता कार्ड से राशि ले रहा है। जारी: कार्ड से राशि लेना।",
      "tags": "busy",
      "entry": "forgetErrors",
      "invoke": {
        "src": "chargeCard",
        "input": "({context:{form}})=>({form})",
        "onDone": [
          {
            "description": "The card charge returns a result, if the card was charged.\nकार्ड से राशि लेना: परिणाम आता है, यदि कार्ड से राशि ले ली गई।",
            "guard": {
              "type": "wasCharged",
              "params": "({event})=>event.output"
            },
            "target": "confirming",
            "actions": "resetConfirmations"
          },
          {
            "description": "The card charge returns a result, if the card was declined or the details are incomplete.\nकार्ड से राशि लेना: परिणाम आता है, यदि कार्ड अस्वीकार हुआ या विवरण अधूरा है।",
            "guard": {
              "type": "failed",
              "params": "({event})=>event.output"
            },
            "target": "idle",
            "actions": {
              "type": "rememberProblem",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The card charge returns a result, if the bank has not decided yet.\nकार्ड से राशि लेना: परिणाम आता है, यदि बैंक ने अभी निर्णय नहीं किया।",
            "guard": {
              "type": "isInProcess",
              "params": "({event})=>event.output"
            },
            "target": "confirmationPending",
            "actions": [
              {
                "type": "rememberStatus",
                "params": "({event})=>event.output"
              },
              {
                "type": "rememberTransactionStatus",
                "params": "()=>\"processing\""
              },
              {
                "type": "announceStatus",
                "params": "({event})=>event.output"
              }
            ]
          },
          {
            "description": "The card charge returns a result, if the provider has cancelled the payment.\nकार्ड से राशि लेना: परिणाम आता है, यदि प्रदाता ने भुगतान रद्द कर दिया।",
            "guard": {
              "type": "wasCancelled",
              "params": "({event})=>event.output"
            },
            "target": "over",
            "actions": [
              {
                "type": "rememberTransactionStatus",
                "params": "()=>\"cancelled\""
              },
              {
                "type": "announceStatus",
                "params": "({event})=>event.output"
              }
            ]
          },
          {
            "description": "The card charge returns any other result.\nकार्ड से राशि लेना: कोई अन्य परिणाम आता है।",
            "target": "idle",
            "actions": [
              {
                "type": "rememberStatus",
                "params": "({event})=>event.output"
              },
              {
                "type": "announceStatus",
                "params": "({event})=>event.output"
              }
            ]
          }
        ],
        "onError": {
          "description": "The card charge gets no response.\nकार्ड से राशि लेना: कोई उत्तर नहीं आता।",
          "target": "confirming",
          "actions": [
            "resetConfirmations",
            "noteDoubt"
          ]
        }
      },
      "on": {
        "recheck.requested": {
          "description": "Another tab has bought something, or this tab was away for a while.\nदूसरे टैब ने कुछ खरीदा, या यह टैब कुछ देर दिखा नहीं।"
        }
      }
    },
    "confirming": {
      "description": "The server is confirming the payment. In progress: the request to confirm the payment.\nसर्वर भुगतान की पुष्टि कर रहा है। जारी: भुगतान की पुष्टि का अनुरोध।",
      "tags": "busy",
      "entry": "countConfirmation",
      "invoke": {
        "src": "confirmPayment",
        "input": "({context:{transaction}})=>paymentIdsOf(transaction)",
        "onDone": [
          {
            "description": "The request to confirm the payment returns a result, if the server confirms the payment.\nभुगतान की पुष्टि का अनुरोध: परिणाम आता है, यदि सर्वर भुगतान की पुष्टि करता है।",
            "guard": {
              "type": "wasConfirmed",
              "params": "({event})=>event.output"
            },
            "target": "paid",
            "actions": [
              {
                "type": "rememberAnswer",
                "params": "({event})=>event.output"
              },
              {
                "type": "announcePayment",
                "params": "({event})=>event.output"
              }
            ]
          },
          {
            "description": "The request to confirm the payment returns a result, if the server says that the bank has not decided yet.\nभुगतान की पुष्टि का अनुरोध: परिणाम आता है, यदि सर्वर बताता है कि बैंक ने अभी निर्णय नहीं किया।",
            "guard": {
              "type": "isStillPending",
              "params": "({event})=>event.output"
            },
            "target": "confirmationPending",
            "actions": {
              "type": "rememberAnswer",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request to confirm the payment returns a result, if the server says that the payment is closed.\nभुगतान की पुष्टि का अनुरोध: परिणाम आता है, यदि सर्वर बताता है कि भुगतान बंद है।",
            "guard": {
              "type": "isOver",
              "params": "({event})=>event.output"
            },
            "target": "over",
            "actions": [
              {
                "type": "rememberAnswer",
                "params": "({event})=>event.output"
              },
              {
                "type": "announceEnd",
                "params": "({event})=>transactionStatusOf(event.output)"
              }
            ]
          },
          {
            "description": "The request to confirm the payment returns a result, if the bank has declined after a while and the member can pay again.\nभुगतान की पुष्टि का अनुरोध: परिणाम आता है, यदि बैंक ने कुछ देर बाद अस्वीकार किया और सदस्य फिर भुगतान कर सकता है।",
            "guard": {
              "type": "returnsToCardForm",
              "params": "({event})=>event.output"
            },
            "target": "preparing",
            "actions": [
              {
                "type": "rememberAnswer",
                "params": "({event})=>event.output"
              },
              "noteFailure",
              "countAttempt"
            ]
          },
          {
            "description": "The request to confirm the payment returns a result, if the server says that nothing was paid and the card form is still there.\nभुगतान की पुष्टि का अनुरोध: परिणाम आता है, यदि सर्वर बताता है कि कुछ भुगतान नहीं हुआ और कार्ड फ़ॉर्म अब भी खुला है।",
            "guard": {
              "type": "isStillPayable",
              "params": "({event})=>event.output"
            },
            "target": "idle",
            "actions": "noteFailure"
          },
          {
            "description": "The request to confirm the payment returns a result, if no card form is open for this payment.\nभुगतान की पुष्टि का अनुरोध: परिणाम आता है, यदि इस भुगतान के लिए कोई कार्ड फ़ॉर्म नहीं खुला।",
            "guard": "hasNoForm",
            "target": "confirmationPending",
            "actions": {
              "type": "announceRefusal",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request to confirm the payment returns any other result.\nभुगतान की पुष्टि का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "idle",
            "actions": {
              "type": "announceRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": [
          {
            "description": "The request to confirm the payment gets no response, if the confirmation was tried at most three times.\nभुगतान की पुष्टि का अनुरोध: कोई उत्तर नहीं आता, यदि पुष्टि अधिकतम तीन बार माँगी गई है।",
            "guard": "mayRetry",
            "target": "retrying"
          },
          {
            "description": "The request to confirm the payment gets no response, in any other case.\nभुगतान की पुष्टि का अनुरोध: कोई उत्तर नहीं आता, अन्यथा।",
            "target": "confirmationPending",
            "actions": {
              "type": "rememberTransactionStatus",
              "params": "()=>\"succeeded\""
            }
          }
        ]
      },
      "on": {
        "recheck.requested": {
          "description": "Another tab has bought something, or this tab was away for a while.\nदूसरे टैब ने कुछ खरीदा, या यह टैब कुछ देर दिखा नहीं।"
        }
      }
    },
    "retrying": {
      "description": "The confirmation got no response and is repeated automatically in a moment.\nपुष्टि का उत्तर नहीं मिला; थोड़ी देर में अपने आप फिर पूछा जाएगा।",
      "tags": "busy",
      "after": {
        "retryDelay": {
          "description": "1, 4 or 10 seconds pass since the last attempt to confirm.\nपुष्टि के पिछले प्रयास को 1, 4 या 10 सेकंड बीत जाते हैं।",
          "target": "confirming"
        }
      },
      "on": {
        "recheck.requested": {
          "description": "Another tab has bought something, or this tab was away for a while.\nदूसरे टैब ने कुछ खरीदा, या यह टैब कुछ देर दिखा नहीं।"
        }
      }
    },
    "confirmationPending": {
      "description": "The payment is not confirmed yet; the member can check again without paying twice.\nभुगतान की पुष्टि अभी नहीं हुई; सदस्य दोबारा भुगतान किए बिना फिर जाँच सकता है।",
      "on": {
        "confirmation.requested": {
          "description": "The member checks again whether the payment was made.\nसदस्य फिर जाँचता है कि भुगतान हुआ या नहीं।",
          "target": "confirming",
          "actions": "resetConfirmations"
        },
        "recheck.requested": {
          "description": "Another tab has bought something, or this tab was away for a while.\nदूसरे टैब ने कुछ खरीदा, या यह टैब कुछ देर दिखा नहीं।",
          "target": "confirming",
          "actions": "resetConfirmations"
        }
      }
    },
    "providerUnavailable": {
      "description": "The card form could not be loaded; the member can try again.\nकार्ड फ़ॉर्म लोड नहीं हो सका; सदस्य फिर कोशिश कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the card form again.\nसदस्य कार्ड फ़ॉर्म फिर लोड करने की कोशिश करता है।",
          "target": "preparing",
          "actions": "countAttempt"
        },
        "recheck.requested": {
          "description": "Another tab has bought something, or this tab was away for a while.\nदूसरे टैब ने कुछ खरीदा, या यह टैब कुछ देर दिखा नहीं।",
          "actions": "requestRecheck"
        }
      }
    },
    "over": {
      "description": "This payment is closed: cancelled, replaced, expired, refunded or disputed.\nयह भुगतान बंद है: रद्द, बदला हुआ, समाप्त, वापस किया गया या विवादित।",
      "on": {
        "recheck.requested": {
          "description": "Another tab has bought something, or this tab was away for a while.\nदूसरे टैब ने कुछ खरीदा, या यह टैब कुछ देर दिखा नहीं।"
        }
      }
    },
    "paid": {
      "description": "The server has confirmed that the payment was made.\nसर्वर ने पुष्टि कर दी कि भुगतान हो गया।",
      "tags": "busy",
      "type": "final"
    }
  },
  "meta": {
    "durations": {
      "patience": "20,000 ms",
      "retryDelay": "({context})=>[1e3,4e3,1e4][context.confirmations-1]??1e4"
    }
  }
})
