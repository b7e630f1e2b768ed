import { createMachine } from 'xstate'

export const loginMachine = createMachine({
  "description": "In progress: the request for the country list of the login form; the watch on the language of the country list of the login form.\nजारी: लॉगिन फ़ॉर्म की देश-सूची का अनुरोध; लॉगिन फ़ॉर्म की देश-सूची की भाषा की निगरानी।",
  "id": "login",
  "initial": "starting",
  "invoke": [
    {
      "src": "loadCountries",
      "onDone": {
        "description": "The request for the country list of the login form returns a result.\nलॉगिन फ़ॉर्म की देश-सूची का अनुरोध: परिणाम आता है।",
        "actions": {
          "type": "rememberCountries",
          "params": "({event})=>event.output"
        }
      },
      "onError": {
        "description": "The request for the country list of the login form gets no response.\nलॉगिन फ़ॉर्म की देश-सूची का अनुरोध: कोई उत्तर नहीं आता।"
      }
    },
    {
      "src": "watchCountries"
    }
  ],
  "on": {
    "countries.translated": {
      "description": "The country list of the login form has loaded in the other language.\nलॉगिन फ़ॉर्म की देश-सूची दूसरी भाषा में लोड हो गई।",
      "actions": {
        "type": "translateCountries",
        "params": "({event})=>event.countries"
      }
    },
    "field.changed": {
      "description": "The visitor edits the login form.\nआगंतुक लॉगिन फ़ॉर्म बदलता है।",
      "actions": {
        "type": "change",
        "params": "({event})=>event.change"
      }
    }
  },
  "states": {
    "starting": {
      "description": "The login page checks whether a password reset was under way before a reload.\nलॉगिन पृष्ठ देखता है कि रीलोड से पहले पासवर्ड रीसेट चल रहा था या नहीं।",
      "always": [
        {
          "description": "At once, if a password reset was under way before the reload.\nतुरंत, यदि रीलोड से पहले पासवर्ड रीसेट चल रहा था।",
          "guard": "isRecovering",
          "target": "recovering"
        },
        {
          "description": "At once, in any other case.\nतुरंत, अन्यथा।",
          "target": "editing"
        }
      ]
    },
    "editing": {
      "description": "The visitor enters an email or mobile number and the password.\nआगंतुक ई-मेल या मोबाइल नंबर और पासवर्ड भरता है।",
      "on": {
        "form.submitted": [
          {
            "description": "The visitor submits the login form, if the login form has no errors.\nआगंतुक लॉगिन फ़ॉर्म जमा करता है, यदि लॉगिन फ़ॉर्म में कोई त्रुटि नहीं है।",
            "guard": "draftIsValid",
            "target": "loggingIn"
          },
          {
            "description": "The visitor submits the login form, in any other case.\nआगंतुक लॉगिन फ़ॉर्म जमा करता है, अन्यथा।",
            "actions": "revealErrors"
          }
        ],
        "password.forgotten": {
          "description": "The visitor chooses “Forgot password?”.\nआगंतुक “पासवर्ड भूल गए?” चुनता है।",
          "target": "recovering"
        },
        "code.requested": {
          "description": "The visitor asks to log in with a code, if the account is locked after too many wrong passwords.\nआगंतुक कोड से लॉगिन करना चाहता है, यदि कई ग़लत पासवर्ड के बाद खाता लॉक है।",
          "guard": "isLocked",
          "target": "verifying"
        }
      }
    },
    "verifying": {
      "description": "The account is locked; the visitor confirms the login with a code sent to the other address. In progress: the code that opens a locked login.\nखाता लॉक है; आगंतुक दूसरे पते पर भेजे गए कोड से लॉगिन की पुष्टि करता है। जारी: लॉक लॉगिन खोलने वाला कोड।",
      "invoke": {
        "id": "code",
        "src": "oneTimeCode",
        "input": "({context:{draft}})=>({target:targetOf(draft),password:draft.password})",
        "onDone": {
          "description": "The code that opens a locked login returns a result.\nलॉक लॉगिन खोलने वाला कोड: परिणाम आता है।",
          "target": "loggingIn",
          "actions": {
            "type": "rememberProof",
            "params": "({event})=>event.output.proof"
          }
        },
        "onError": {
          "description": "The code that opens a locked login gets no response.\nलॉक लॉगिन खोलने वाला कोड: कोई उत्तर नहीं आता।",
          "target": "editing"
        }
      },
      "on": {
        "code.cancelled": {
          "description": "The visitor goes back to the login form.\nआगंतुक लॉगिन फ़ॉर्म पर लौटता है।",
          "target": "editing"
        }
      }
    },
    "loggingIn": {
      "description": "The server is checking the login details. In progress: the login request.\nसर्वर लॉगिन का विवरण जाँच रहा है। जारी: लॉगिन का अनुरोध।",
      "entry": "forgetErrors",
      "invoke": {
        "src": "logIn",
        "input": "({context:{loginType,accountType,draft,proof}})=>({loginType,accountType,target:targetOf(draft),password:draft.password,remember:draft.remember,proof})",
        "onDone": [
          {
            "description": "The login request returns a result, if the login details are correct.\nलॉगिन का अनुरोध: परिणाम आता है, यदि लॉगिन का विवरण सही है।",
            "guard": {
              "type": "wasGranted",
              "params": "({event})=>event.output"
            },
            "target": "granted",
            "actions": {
              "type": "announceGrant",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The login request returns any other result.\nलॉगिन का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "editing",
            "actions": [
              {
                "type": "rememberRefusal",
                "params": "({event})=>event.output"
              },
              "forgetProof"
            ]
          }
        ],
        "onError": {
          "description": "The login request gets no response.\nलॉगिन का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered",
          "actions": {
            "type": "rememberFault",
            "params": "({event})=>({error:event.error})"
          }
        }
      }
    },
    "unanswered": {
      "description": "The server did not respond to the login; the visitor can submit it again.\nसर्वर ने लॉगिन का उत्तर नहीं दिया; आगंतुक उसे फिर जमा कर सकता है।",
      "tags": "recoverable",
      "on": {
        "form.submitted": [
          {
            "description": "The visitor submits the login form, if the login form has no errors.\nआगंतुक लॉगिन फ़ॉर्म जमा करता है, यदि लॉगिन फ़ॉर्म में कोई त्रुटि नहीं है।",
            "guard": "draftIsValid",
            "target": "loggingIn"
          },
          {
            "description": "The visitor submits the login form, in any other case.\nआगंतुक लॉगिन फ़ॉर्म जमा करता है, अन्यथा।",
            "actions": "revealErrors"
          }
        ],
        "password.forgotten": {
          "description": "The visitor chooses “Forgot password?”.\nआगंतुक “पासवर्ड भूल गए?” चुनता है।",
          "target": "recovering"
        }
      }
    },
    "recovering": {
      "description": "The visitor is resetting a forgotten password. In progress: the password reset inside the login page.\nआगंतुक भूला हुआ पासवर्ड रीसेट कर रहा है। जारी: लॉगिन पृष्ठ के भीतर पासवर्ड रीसेट।",
      "invoke": {
        "id": "passwordReset",
        "src": "passwordReset",
        "input": "({context:{loginType,draft,stored}})=>({loginType,name:nameIn(draft),stored})",
        "onDone": {
          "description": "The password reset inside the login page returns a result.\nलॉगिन पृष्ठ के भीतर पासवर्ड रीसेट: परिणाम आता है।",
          "target": "editing",
          "actions": "clearStored"
        },
        "onError": {
          "description": "The password reset inside the login page gets no response.\nलॉगिन पृष्ठ के भीतर पासवर्ड रीसेट: कोई उत्तर नहीं आता।",
          "target": "editing",
          "actions": "clearStored"
        }
      }
    },
    "granted": {
      "description": "The login has succeeded and the member’s session begins.\nलॉगिन सफल हुआ और सदस्य का सत्र शुरू होता है।"
    }
  }
})
