import { createMachine } from 'xstate'

export const oneTimeCodeMachine = createMachine({
  "id": "oneTimeCode",
  "initial": "sendingCode",
  "states": {
    "sendingCode": {
      "description": "The one-time code is being sent. In progress: the request to send a one-time code.\nएक बार का कोड भेजा जा रहा है। जारी: एक बार का कोड भेजने का अनुरोध।",
      "entry": "clearCode",
      "invoke": {
        "src": "sendCode",
        "input": "({context:{target,password}})=>({target,password})",
        "onDone": [
          {
            "description": "The request to send a one-time code returns a result, if the server has sent the code.\nएक बार का कोड भेजने का अनुरोध: परिणाम आता है, यदि सर्वर ने कोड भेज दिया।",
            "guard": {
              "type": "wasSent",
              "params": "({event})=>event.output"
            },
            "target": "codeSent",
            "actions": {
              "type": "rememberChallenge",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request to send a one-time code returns any other result.\nएक बार का कोड भेजने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "over",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request to send a one-time code gets no response.\nएक बार का कोड भेजने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unsent"
        }
      }
    },
    "codeSent": {
      "description": "A one-time code was sent and is still valid.\nएक बार का कोड भेजा गया है और अभी मान्य है।",
      "initial": "awaitingCode",
      "after": {
        "validity": {
          "description": "The validity of the code ends.\nकोड की वैधता समाप्त होती है।",
          "target": "over",
          "actions": "forgetRefusal"
        }
      },
      "states": {
        "awaitingCode": {
          "description": "The person enters the one-time code.\nव्यक्ति एक बार का कोड भरता है।",
          "on": {
            "code.changed": {
              "description": "The person types digits of the code.\nव्यक्ति कोड के अंक भरता है।",
              "actions": {
                "type": "changeCode",
                "params": "({event})=>event.code"
              }
            },
            "code.cleared": {
              "description": "The person clears the code.\nव्यक्ति कोड मिटाता है।",
              "actions": "clearCode"
            },
            "code.submitted": [
              {
                "description": "The person submits the code, if the code has six digits.\nव्यक्ति कोड जमा करता है, यदि कोड में छह अंक हैं।",
                "guard": "codeIsComplete",
                "target": "verifyingCode"
              },
              {
                "description": "The person submits the code, in any other case.\nव्यक्ति कोड जमा करता है, अन्यथा।",
                "actions": "revealErrors"
              }
            ],
            "resend.requested": {
              "description": "The person chooses to resend the code.\nव्यक्ति कोड फिर भेजना चुनता है।",
              "target": "resendingCode"
            }
          }
        },
        "verifyingCode": {
          "description": "The server is checking the one-time code. In progress: the check of the one-time code.\nसर्वर एक बार का कोड जाँच रहा है। जारी: एक बार के कोड की जाँच।",
          "entry": "forgetRefusal",
          "invoke": {
            "src": "verifyCode",
            "input": "({context})=>({id:context.challenge?.challenge_id??\"\",code:context.code})",
            "onDone": [
              {
                "description": "The check of the one-time code returns a result, if the code is correct.\nएक बार के कोड की जाँच: परिणाम आता है, यदि कोड सही है।",
                "guard": {
                  "type": "wasVerified",
                  "params": "({event})=>event.output"
                },
                "target": "#oneTimeCode.verified",
                "actions": {
                  "type": "rememberProof",
                  "params": "({event})=>event.output"
                }
              },
              {
                "description": "The check of the one-time code returns a result, if the code has expired, was tried too often or is unknown.\nएक बार के कोड की जाँच: परिणाम आता है, यदि कोड की समय-सीमा बीत गई, बहुत बार आज़माया गया या अज्ञात है।",
                "guard": {
                  "type": "isOver",
                  "params": "({event})=>event.output"
                },
                "target": "#oneTimeCode.over",
                "actions": {
                  "type": "rememberRefusal",
                  "params": "({event})=>event.output"
                }
              },
              {
                "description": "The check of the one-time code returns any other result.\nएक बार के कोड की जाँच: कोई अन्य परिणाम आता है।",
                "target": "awaitingCode",
                "actions": {
                  "type": "rememberRefusal",
                  "params": "({event})=>event.output"
                }
              }
            ],
            "onError": {
              "description": "The check of the one-time code gets no response.\nएक बार के कोड की जाँच: कोई उत्तर नहीं आता।",
              "target": "unanswered"
            }
          }
        },
        "resendingCode": {
          "description": "A new one-time code is being sent. In progress: the request to send the code again.\nनया एक बार का कोड भेजा जा रहा है। जारी: कोड फिर भेजने का अनुरोध।",
          "entry": "forgetRefusal",
          "invoke": {
            "src": "resendCode",
            "input": "({context})=>({id:context.challenge?.challenge_id??\"\"})",
            "onDone": [
              {
                "description": "The request to send the code again returns a result, if the server has sent the code.\nकोड फिर भेजने का अनुरोध: परिणाम आता है, यदि सर्वर ने कोड भेज दिया।",
                "guard": {
                  "type": "wasSent",
                  "params": "({event})=>event.output"
                },
                "target": "#oneTimeCode.codeSent",
                "reenter": true,
                "actions": {
                  "type": "rememberChallenge",
                  "params": "({event})=>event.output"
                }
              },
              {
                "description": "The request to send the code again returns any other result.\nकोड फिर भेजने का अनुरोध: कोई अन्य परिणाम आता है।",
                "target": "awaitingCode",
                "actions": {
                  "type": "rememberRefusal",
                  "params": "({event})=>event.output"
                }
              }
            ],
            "onError": {
              "description": "The request to send the code again gets no response.\nकोड फिर भेजने का अनुरोध: कोई उत्तर नहीं आता।",
              "target": "unanswered"
            }
          }
        },
        "unanswered": {
          "description": "The code check or the resend got no response; the person can check again or get a new code.\nकोड की जाँच या दोबारा भेजने का उत्तर नहीं मिला; व्यक्ति फिर जाँच सकता है या नया कोड ले सकता है।",
          "tags": "recoverable",
          "on": {
            "code.changed": {
              "description": "The person types digits of the code.\nव्यक्ति कोड के अंक भरता है।",
              "target": "awaitingCode",
              "actions": {
                "type": "changeCode",
                "params": "({event})=>event.code"
              }
            },
            "code.submitted": [
              {
                "description": "The person submits the code, if the code has six digits.\nव्यक्ति कोड जमा करता है, यदि कोड में छह अंक हैं।",
                "guard": "codeIsComplete",
                "target": "verifyingCode"
              },
              {
                "description": "The person submits the code, in any other case.\nव्यक्ति कोड जमा करता है, अन्यथा।",
                "actions": "revealErrors"
              }
            ],
            "resend.requested": {
              "description": "The person chooses to resend the code.\nव्यक्ति कोड फिर भेजना चुनता है।",
              "target": "resendingCode"
            },
            "code.requested": {
              "description": "The person requests a fresh code.\nव्यक्ति नया कोड माँगता है।",
              "target": "#oneTimeCode.sendingCode"
            }
          }
        }
      }
    },
    "unsent": {
      "description": "The one-time code could not be sent; the person can try again.\nएक बार का कोड भेजा नहीं जा सका; व्यक्ति फिर कोशिश कर सकता है।",
      "on": {
        "code.requested": {
          "description": "The person requests a fresh code.\nव्यक्ति नया कोड माँगता है।",
          "target": "sendingCode"
        }
      }
    },
    "over": {
      "description": "This one-time code is no longer valid, or no code may be sent now; the person can request another.\nयह एक बार का कोड अब मान्य नहीं है, या अभी कोड नहीं भेजा जा सकता; व्यक्ति दूसरा माँग सकता है।",
      "on": {
        "code.requested": {
          "description": "The person requests a fresh code.\nव्यक्ति नया कोड माँगता है।",
          "target": "sendingCode"
        }
      }
    },
    "verified": {
      "description": "The one-time code was correct and the email address or mobile number is verified.\nएक बार का कोड सही था और ई-मेल पता या मोबाइल नंबर सत्यापित है।",
      "type": "final"
    }
  },
  "output": "({context})=>({proof:context.proof??\"\"})",
  "meta": {
    "durations": {
      "validity": "({context:{challenge}})=>challenge?Math.max(0,Date.parse(challenge.expires_at)-Date.parse(challenge.server_time)):0"
    }
  }
})
