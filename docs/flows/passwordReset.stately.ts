import { createMachine } from 'xstate'

export const passwordResetMachine = createMachine({
  "description": "In progress: the request for the country list of the reset form; the watch on the language of the country list of the reset form.\nजारी: रीसेट फ़ॉर्म की देश-सूची का अनुरोध; रीसेट फ़ॉर्म की देश-सूची की भाषा की निगरानी।",
  "id": "passwordReset",
  "initial": "starting",
  "invoke": [
    {
      "src": "loadCountries",
      "onDone": {
        "description": "The request for the country list of the reset form returns a result.\nरीसेट फ़ॉर्म की देश-सूची का अनुरोध: परिणाम आता है।",
        "actions": {
          "type": "rememberCountries",
          "params": "({event})=>event.output"
        }
      },
      "onError": {
        "description": "The request for the country list of the reset form gets no response.\nरीसेट फ़ॉर्म की देश-सूची का अनुरोध: कोई उत्तर नहीं आता।"
      }
    },
    {
      "src": "watchCountries"
    }
  ],
  "on": {
    "countries.translated": {
      "description": "The country list of the reset form has loaded in the other language.\nरीसेट फ़ॉर्म की देश-सूची दूसरी भाषा में लोड हो गई।",
      "actions": {
        "type": "translateCountries",
        "params": "({event})=>event.countries"
      }
    },
    "name.changed": {
      "description": "The visitor edits the login name to reset.\nआगंतुक रीसेट के लिए लॉगिन नाम बदलता है।",
      "actions": {
        "type": "changeName",
        "params": "({event})=>event.change"
      }
    },
    "field.changed": {
      "description": "The visitor edits the replacement password.\nआगंतुक नया चुना गया पासवर्ड बदलता है।",
      "actions": {
        "type": "change",
        "params": "({event})=>event.change"
      }
    },
    "login.requested": {
      "description": "The visitor returns to the login page.\nआगंतुक लॉगिन पृष्ठ पर लौटता है।",
      "target": ".left"
    }
  },
  "states": {
    "starting": {
      "description": "The reset checks how far it had come before a reload.\nरीसेट देखता है कि रीलोड से पहले वह कहाँ तक पहुँचा था।",
      "always": [
        {
          "description": "At once, if the visitor already entered a valid reset code.\nतुरंत, यदि आगंतुक मान्य रीसेट कोड पहले ही भर चुका है।",
          "guard": "hasProof",
          "target": "choosingPassword"
        },
        {
          "description": "At once, if the reset continues after a reload.\nतुरंत, यदि रीसेट रीलोड के बाद जारी है।",
          "guard": "isResumed",
          "target": "verifyingAccount"
        },
        {
          "description": "At once, in any other case.\nतुरंत, अन्यथा।",
          "target": "namingAccount"
        }
      ]
    },
    "namingAccount": {
      "description": "The visitor enters the email or mobile number of the forgotten password.\nआगंतुक भूले हुए पासवर्ड का ई-मेल या मोबाइल नंबर भरता है।",
      "on": {
        "form.submitted": [
          {
            "description": "The visitor submits the current step of the reset, if the email or mobile number to reset is valid.\nआगंतुक रीसेट का वर्तमान चरण जमा करता है, यदि रीसेट का ई-मेल या मोबाइल नंबर मान्य है।",
            "guard": "nameIsValid",
            "target": "verifyingAccount"
          },
          {
            "description": "The visitor submits the current step of the reset, in any other case.\nआगंतुक रीसेट का वर्तमान चरण जमा करता है, अन्यथा।",
            "actions": "revealNameErrors"
          }
        ]
      }
    },
    "verifyingAccount": {
      "description": "The visitor enters the reset code that was sent. In progress: the code check of the reset.\nआगंतुक भेजा गया रीसेट कोड भरता है। जारी: रीसेट के कोड की जाँच।",
      "entry": [
        "forgetErrors",
        "storeProgress"
      ],
      "on": {
        "name.changeRequested": {
          "description": "The visitor chooses another email or mobile number for the reset.\nआगंतुक रीसेट के लिए दूसरा ई-मेल या मोबाइल नंबर चुनता है।",
          "target": "namingAccount",
          "actions": [
            "forgetProof",
            "forgetProgress"
          ]
        }
      },
      "invoke": {
        "id": "code",
        "src": "oneTimeCode",
        "input": "({context})=>({target:targetOf(context.name)})",
        "onDone": {
          "description": "The code check of the reset returns a result.\nरीसेट के कोड की जाँच: परिणाम आता है।",
          "target": "choosingPassword",
          "actions": [
            {
              "type": "rememberProof",
              "params": "({event})=>event.output.proof"
            },
            "storeProgress",
            "showNewPassword"
          ]
        },
        "onError": {
          "description": "The code check of the reset gets no response.\nरीसेट के कोड की जाँच: कोई उत्तर नहीं आता।",
          "target": "namingAccount"
        }
      }
    },
    "choosingPassword": {
      "description": "The visitor chooses a password to replace the forgotten one.\nआगंतुक भूले हुए पासवर्ड की जगह नया पासवर्ड चुनता है।",
      "on": {
        "form.submitted": [
          {
            "description": "The visitor submits the current step of the reset, if the replacement password is valid and repeated correctly.\nआगंतुक रीसेट का वर्तमान चरण जमा करता है, यदि नया चुना गया पासवर्ड मान्य है और सही दोहराया गया है।",
            "guard": "draftIsValid",
            "target": "resetting"
          },
          {
            "description": "The visitor submits the current step of the reset, in any other case.\nआगंतुक रीसेट का वर्तमान चरण जमा करता है, अन्यथा।",
            "actions": "revealErrors"
          }
        ],
        "name.changeRequested": {
          "description": "The visitor chooses another email or mobile number for the reset.\nआगंतुक रीसेट के लिए दूसरा ई-मेल या मोबाइल नंबर चुनता है।",
          "target": "namingAccount",
          "actions": [
            "forgetProof",
            "forgetProgress"
          ]
        }
      }
    },
    "resetting": {
      "description": "The server is setting the password that replaces the forgotten one. In progress: the request to replace the forgotten password.\nसर्वर भूले हुए पासवर्ड की जगह नया पासवर्ड लगा रहा है। जारी: भूला हुआ पासवर्ड बदलने का अनुरोध।",
      "entry": "forgetErrors",
      "invoke": {
        "src": "resetPassword",
        "input": "({context})=>({proof:context.proof,draft:context.draft})",
        "onDone": [
          {
            "description": "The request to replace the forgotten password returns a result, if the server has replaced the forgotten password.\nभूला हुआ पासवर्ड बदलने का अनुरोध: परिणाम आता है, यदि सर्वर ने भूला हुआ पासवर्ड बदल दिया।",
            "guard": {
              "type": "wasReset",
              "params": "({event})=>event.output"
            },
            "target": "reset",
            "actions": "forgetProgress"
          },
          {
            "description": "The request to replace the forgotten password returns a result, if the reset code is used up after an attempt that got no response.\nभूला हुआ पासवर्ड बदलने का अनुरोध: परिणाम आता है, यदि बिना उत्तर वाले प्रयास के बाद रीसेट कोड उपयोग हो चुका है।",
            "guard": {
              "type": "mayHaveBeenReset",
              "params": "({event})=>event.output"
            },
            "target": "resetUnconfirmed",
            "actions": [
              "forgetProof",
              "forgetProgress"
            ]
          },
          {
            "description": "The request to replace the forgotten password returns a result, if the reset code can no longer be used.\nभूला हुआ पासवर्ड बदलने का अनुरोध: परिणाम आता है, यदि रीसेट कोड अब उपयोग नहीं हो सकता।",
            "guard": {
              "type": "proofIsInvalid",
              "params": "({event})=>event.output"
            },
            "target": "namingAccount",
            "actions": [
              {
                "type": "rememberRefusal",
                "params": "({event})=>event.output"
              },
              "forgetProof",
              "forgetProgress"
            ]
          },
          {
            "description": "The request to replace the forgotten password returns any other result.\nभूला हुआ पासवर्ड बदलने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "choosingPassword",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request to replace the forgotten password gets no response.\nभूला हुआ पासवर्ड बदलने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered",
          "actions": [
            "rememberLoss",
            {
              "type": "rememberFault",
              "params": "({event})=>({error:event.error})"
            }
          ]
        }
      }
    },
    "unanswered": {
      "description": "The server did not confirm the reset; the visitor can submit the password again.\nसर्वर ने रीसेट की पुष्टि नहीं की; आगंतुक पासवर्ड फिर जमा कर सकता है।",
      "tags": "recoverable",
      "on": {
        "form.submitted": [
          {
            "description": "The visitor submits the current step of the reset, if the replacement password is valid and repeated correctly.\nआगंतुक रीसेट का वर्तमान चरण जमा करता है, यदि नया चुना गया पासवर्ड मान्य है और सही दोहराया गया है।",
            "guard": "draftIsValid",
            "target": "resetting"
          },
          {
            "description": "The visitor submits the current step of the reset, in any other case.\nआगंतुक रीसेट का वर्तमान चरण जमा करता है, अन्यथा।",
            "actions": "revealErrors"
          }
        ]
      }
    },
    "resetUnconfirmed": {
      "description": "The reset code is used up, so the password has most likely been reset.\nरीसेट कोड उपयोग हो चुका है, इसलिए पासवर्ड शायद रीसेट हो चुका है।",
      "on": {
        "name.changeRequested": {
          "description": "The visitor chooses another email or mobile number for the reset.\nआगंतुक रीसेट के लिए दूसरा ई-मेल या मोबाइल नंबर चुनता है।",
          "target": "namingAccount"
        }
      }
    },
    "reset": {
      "description": "The forgotten password is replaced; the visitor can log in with the new one.\nभूला हुआ पासवर्ड बदल गया; आगंतुक नए पासवर्ड से लॉग इन कर सकता है।"
    },
    "left": {
      "description": "The visitor has left the reset for the login page.\nआगंतुक रीसेट छोड़कर लॉगिन पृष्ठ पर गया।",
      "type": "final",
      "entry": [
        "forgetProgress",
        {
          "type": "showLogin",
          "params": "({context})=>context.loginType"
        }
      ]
    }
  }
})
