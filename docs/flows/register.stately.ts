import { createMachine } from 'xstate'

export const registerMachine = createMachine({
  "description": "In progress: the request for the country list of the registration form; the watch on the language of the country list of the registration form.\nजारी: पंजीकरण फ़ॉर्म की देश-सूची का अनुरोध; पंजीकरण फ़ॉर्म की देश-सूची की भाषा की निगरानी।",
  "id": "register",
  "initial": "resuming",
  "invoke": [
    {
      "src": "loadCountries",
      "onDone": {
        "description": "The request for the country list of the registration form returns a result.\nपंजीकरण फ़ॉर्म की देश-सूची का अनुरोध: परिणाम आता है।",
        "actions": {
          "type": "rememberCountries",
          "params": "({event})=>event.output"
        }
      },
      "onError": {
        "description": "The request for the country list of the registration form gets no response.\nपंजीकरण फ़ॉर्म की देश-सूची का अनुरोध: कोई उत्तर नहीं आता।"
      }
    },
    {
      "src": "watchCountries"
    }
  ],
  "on": {
    "countries.translated": {
      "description": "The country list of the registration form has loaded in the other language.\nपंजीकरण फ़ॉर्म की देश-सूची दूसरी भाषा में लोड हो गई।",
      "actions": {
        "type": "translateCountries",
        "params": "({event})=>event.countries"
      }
    },
    "field.changed": {
      "description": "The visitor edits the registration form.\nआगंतुक पंजीकरण फ़ॉर्म बदलता है।",
      "actions": [
        {
          "type": "change",
          "params": "({event})=>event.change"
        },
        "storeInput"
      ]
    }
  },
  "states": {
    "resuming": {
      "description": "The registration checks whether a code was awaited before a reload.\nपंजीकरण देखता है कि रीलोड से पहले कोड की प्रतीक्षा थी या नहीं।",
      "always": [
        {
          "description": "At once, if a registration code was sent before the reload.\nतुरंत, यदि रीलोड से पहले पंजीकरण कोड भेजा गया था।",
          "guard": "awaitsCode",
          "target": "verifyingEmail"
        },
        {
          "description": "At once, in any other case.\nतुरंत, अन्यथा।",
          "target": "editing"
        }
      ]
    },
    "editing": {
      "description": "The visitor fills in the registration form.\nआगंतुक पंजीकरण फ़ॉर्म भरता है।",
      "on": {
        "form.submitted": [
          {
            "description": "The visitor submits the registration form, if the registration form has no errors and its email address is verified.\nआगंतुक पंजीकरण फ़ॉर्म जमा करता है, यदि पंजीकरण फ़ॉर्म में कोई त्रुटि नहीं है और उसका ई-मेल पता सत्यापित है।",
            "guard": "draftIsValid",
            "target": "registering"
          },
          {
            "description": "The visitor submits the registration form, in any other case.\nआगंतुक पंजीकरण फ़ॉर्म जमा करता है, अन्यथा।",
            "target": "editing",
            "actions": "showErrors"
          }
        ],
        "verification.requested": [
          {
            "description": "The visitor chooses to verify the email address, if the email address of the registration is valid.\nआगंतुक ई-मेल पता सत्यापित करना चुनता है, यदि पंजीकरण का ई-मेल पता सही है।",
            "guard": "emailIsValid",
            "target": "verifyingEmail"
          },
          {
            "description": "The visitor chooses to verify the email address, in any other case.\nआगंतुक ई-मेल पता सत्यापित करना चुनता है, अन्यथा।",
            "target": "editing",
            "actions": "showEmailErrors"
          }
        ]
      }
    },
    "verifyingEmail": {
      "description": "The visitor enters the code that was sent to the email address. In progress: the code check of the email address.\nआगंतुक ई-मेल पते पर भेजा गया कोड भरता है। जारी: ई-मेल पते के कोड की जाँच।",
      "entry": [
        "forgetErrors",
        "startWaiting",
        "storeInput"
      ],
      "exit": "stopWaiting",
      "on": {
        "field.changed": [
          {
            "description": "The visitor edits the registration form, if the email address is no longer the one that is being verified.\nआगंतुक पंजीकरण फ़ॉर्म बदलता है, यदि ई-मेल पता अब वह नहीं है जो सत्यापित हो रहा है।",
            "guard": {
              "type": "emailIsAnother",
              "params": "({event})=>event.change"
            },
            "target": "editing",
            "actions": [
              {
                "type": "change",
                "params": "({event})=>event.change"
              },
              "storeInput"
            ]
          },
          {
            "description": "The visitor edits the registration form, in any other case.\nआगंतुक पंजीकरण फ़ॉर्म बदलता है, अन्यथा।",
            "actions": [
              {
                "type": "change",
                "params": "({event})=>event.change"
              },
              "storeInput"
            ]
          }
        ],
        "form.submitted": {
          "description": "The visitor submits the registration form.\nआगंतुक पंजीकरण फ़ॉर्म जमा करता है।",
          "actions": "showErrors"
        }
      },
      "invoke": {
        "id": "code",
        "src": "oneTimeCode",
        "input": "({context})=>({target:{kind:\"email\",email:context.draft.email.trim()}})",
        "onDone": {
          "description": "The code check of the email address returns a result.\nई-मेल पते के कोड की जाँच: परिणाम आता है।",
          "target": "editing",
          "actions": [
            {
              "type": "rememberProof",
              "params": "({event})=>event.output.proof"
            },
            "storeInput"
          ]
        },
        "onError": {
          "description": "The code check of the email address gets no response.\nई-मेल पते के कोड की जाँच: कोई उत्तर नहीं आता।",
          "target": "editing",
          "actions": "storeInput"
        }
      }
    },
    "registering": {
      "description": "The server is creating the account. In progress: the request to create the account.\nसर्वर खाता बना रहा है। जारी: खाता बनाने का अनुरोध।",
      "tags": "busy",
      "entry": "forgetErrors",
      "invoke": {
        "src": "register",
        "input": "({context})=>({loginType:context.loginType,draft:context.draft,proof:context.proof??\"\"})",
        "onDone": [
          {
            "description": "The request to create the account returns a result, if the server has created the account.\nखाता बनाने का अनुरोध: परिणाम आता है, यदि सर्वर ने खाता बना दिया।",
            "guard": {
              "type": "wasGranted",
              "params": "({event})=>event.output"
            },
            "target": "registered",
            "actions": [
              "forgetInput",
              {
                "type": "announceGrant",
                "params": "({event})=>event.output"
              }
            ]
          },
          {
            "description": "The request to create the account returns a result, if the verified code of the email address has expired.\nखाता बनाने का अनुरोध: परिणाम आता है, यदि ई-मेल पते के सत्यापित कोड की समय-सीमा बीत गई।",
            "guard": {
              "type": "proofIsInvalid",
              "params": "({event})=>event.output"
            },
            "target": "editing",
            "actions": [
              "forgetProof",
              "storeInput",
              {
                "type": "rememberRefusal",
                "params": "({event})=>event.output"
              }
            ]
          },
          {
            "description": "The request to create the account returns any other result.\nखाता बनाने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "editing",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request to create the account gets no response.\nखाता बनाने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered",
          "actions": {
            "type": "rememberFault",
            "params": "({event})=>({error:event.error})"
          }
        }
      }
    },
    "unanswered": {
      "description": "The registration got no response; the visitor can submit it again.\nपंजीकरण का उत्तर नहीं मिला; आगंतुक उसे फिर जमा कर सकता है।",
      "tags": "recoverable",
      "on": {
        "form.submitted": [
          {
            "description": "The visitor submits the registration form, if the registration form has no errors and its email address is verified.\nआगंतुक पंजीकरण फ़ॉर्म जमा करता है, यदि पंजीकरण फ़ॉर्म में कोई त्रुटि नहीं है और उसका ई-मेल पता सत्यापित है।",
            "guard": "draftIsValid",
            "target": "registering"
          },
          {
            "description": "The visitor submits the registration form, in any other case.\nआगंतुक पंजीकरण फ़ॉर्म जमा करता है, अन्यथा।",
            "target": "editing",
            "actions": "showErrors"
          }
        ],
        "verification.requested": [
          {
            "description": "The visitor chooses to verify the email address, if the email address of the registration is valid.\nआगंतुक ई-मेल पता सत्यापित करना चुनता है, यदि पंजीकरण का ई-मेल पता सही है।",
            "guard": "emailIsValid",
            "target": "verifyingEmail"
          },
          {
            "description": "The visitor chooses to verify the email address, in any other case.\nआगंतुक ई-मेल पता सत्यापित करना चुनता है, अन्यथा।",
            "target": "editing",
            "actions": "showEmailErrors"
          }
        ]
      }
    },
    "registered": {
      "description": "The account is created and the new member is logged in.\nखाता बन गया और नया सदस्य लॉग इन है।",
      "tags": "busy"
    }
  }
})
