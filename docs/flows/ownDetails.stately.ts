import { createMachine } from 'xstate'

export const ownDetailsMachine = createMachine({
  "description": "In progress: the request for countries and dial codes; the language of the page.\nजारी: देशों और डायल कोड का अनुरोध; पृष्ठ की भाषा।",
  "id": "ownDetails",
  "initial": "editing",
  "invoke": [
    {
      "src": "loadCountries",
      "onDone": {
        "description": "The request for countries and dial codes returns a result.\nदेशों और डायल कोड का अनुरोध: परिणाम आता है।",
        "actions": {
          "type": "rememberCountries",
          "params": "({event})=>event.output"
        }
      },
      "onError": {
        "description": "The request for countries and dial codes gets no response.\nदेशों और डायल कोड का अनुरोध: कोई उत्तर नहीं आता।"
      }
    },
    {
      "src": "watchCountries"
    }
  ],
  "on": {
    "countries.translated": {
      "description": "The list of countries arrives in the new language.\nदेशों की सूची नई भाषा में आती है।",
      "actions": {
        "type": "translateCountries",
        "params": "({event})=>event.countries"
      }
    },
    "dialog.closed": {
      "description": "The member closes the dialog.\nसदस्य संवाद बंद करता है।",
      "target": ".closed"
    }
  },
  "states": {
    "editing": {
      "description": "The member enters a new name, or a new email or mobile number with the password.\nसदस्य नया नाम, या पासवर्ड के साथ नया ईमेल या मोबाइल नंबर भरता है।",
      "on": {
        "field.changed": {
          "description": "The member edits a field.\nसदस्य कोई खाना बदलता है।",
          "actions": {
            "type": "change",
            "params": "({event})=>event.change"
          }
        },
        "form.submitted": [
          {
            "description": "The member submits the form, if the name is being changed and is not empty.\nसदस्य फ़ॉर्म जमा करता है, यदि नाम बदला जा रहा है और ख़ाली नहीं है।",
            "guard": "nameIsValid",
            "target": "savingName"
          },
          {
            "description": "The member submits the form, if the code for this email or mobile number was entered already.\nसदस्य फ़ॉर्म जमा करता है, यदि इस ईमेल या मोबाइल नंबर का कोड भरा जा चुका है।",
            "guard": "hasProof",
            "target": "changingContact"
          },
          {
            "description": "The member submits the form, if the email or mobile number is valid and new, and a password was entered.\nसदस्य फ़ॉर्म जमा करता है, यदि ईमेल या मोबाइल नंबर मान्य और नया है और पासवर्ड भरा गया है।",
            "guard": "contactIsValid",
            "target": "requestingCode"
          },
          {
            "description": "The member submits the form, in any other case.\nसदस्य फ़ॉर्म जमा करता है, अन्यथा।",
            "actions": "revealErrors"
          }
        ]
      }
    },
    "savingName": {
      "description": "The server is saving the new name. In progress: the request to save the name.\nसर्वर नया नाम सहेज रहा है। जारी: नाम सहेजने का अनुरोध।",
      "tags": "busy",
      "entry": "forgetErrors",
      "invoke": {
        "src": "saveName",
        "input": "({context})=>({name:context.draft.name.trim()})",
        "onDone": [
          {
            "description": "The request to save the name returns a result, if the server has accepted the request.\nनाम सहेजने का अनुरोध: परिणाम आता है, यदि सर्वर ने अनुरोध स्वीकार कर लिया।",
            "guard": {
              "type": "wasAccepted",
              "params": "({event})=>event.output"
            },
            "target": "saved"
          },
          {
            "description": "The request to save the name returns any other result.\nनाम सहेजने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "editing",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request to save the name gets no response.\nनाम सहेजने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered",
          "actions": {
            "type": "rememberFault",
            "params": "({event})=>({error:event.error})"
          }
        }
      }
    },
    "requestingCode": {
      "description": "The server is checking the password and sending a code to the new email or mobile number. In progress: the request for a code.\nसर्वर पासवर्ड जाँचकर नए ईमेल या मोबाइल नंबर पर कोड भेज रहा है। जारी: कोड का अनुरोध।",
      "tags": "busy",
      "entry": "forgetErrors",
      "invoke": {
        "src": "requestCode",
        "input": "({context})=>changeIn(context)",
        "onDone": [
          {
            "description": "The request for a code returns a result, if the server has accepted the request.\nकोड का अनुरोध: परिणाम आता है, यदि सर्वर ने अनुरोध स्वीकार कर लिया।",
            "guard": {
              "type": "wasAccepted",
              "params": "({event})=>event.output"
            },
            "target": "enteringCode"
          },
          {
            "description": "The request for a code returns any other result.\nकोड का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "editing",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request for a code gets no response.\nकोड का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered",
          "actions": {
            "type": "rememberFault",
            "params": "({event})=>({error:event.error})"
          }
        }
      }
    },
    "enteringCode": {
      "description": "The member enters the code that was sent to the new email or mobile number. In progress: the one-time code.\nसदस्य नए ईमेल या मोबाइल नंबर पर भेजा गया कोड भरता है। जारी: वन-टाइम कोड।",
      "on": {
        "contact.changeRequested": {
          "description": "The member goes back from the code to the new email or mobile number.\nसदस्य कोड से वापस नए ईमेल या मोबाइल नंबर पर जाता है।",
          "target": "editing"
        }
      },
      "invoke": {
        "id": "code",
        "src": "oneTimeCode",
        "input": "({context})=>changeIn(context)",
        "onDone": {
          "description": "The one-time code returns a result.\nवन-टाइम कोड: परिणाम आता है।",
          "target": "changingContact",
          "actions": {
            "type": "rememberProof",
            "params": "({event})=>event.output.proof"
          }
        },
        "onError": {
          "description": "The one-time code gets no response.\nवन-टाइम कोड: कोई उत्तर नहीं आता।",
          "target": "editing"
        }
      }
    },
    "changingContact": {
      "description": "The server is replacing the email or mobile number. In progress: the request to change the email or mobile number.\nसर्वर ईमेल या मोबाइल नंबर बदल रहा है। जारी: ईमेल या मोबाइल नंबर बदलने का अनुरोध।",
      "tags": "busy",
      "entry": "forgetErrors",
      "invoke": {
        "src": "changeContact",
        "input": "({context})=>({...changeIn(context),proof:context.proof})",
        "onDone": [
          {
            "description": "The request to change the email or mobile number returns a result, if the server has accepted the request.\nईमेल या मोबाइल नंबर बदलने का अनुरोध: परिणाम आता है, यदि सर्वर ने अनुरोध स्वीकार कर लिया।",
            "guard": {
              "type": "wasAccepted",
              "params": "({event})=>event.output"
            },
            "target": "saved"
          },
          {
            "description": "The request to change the email or mobile number returns a result, if the entered code has expired or was used.\nईमेल या मोबाइल नंबर बदलने का अनुरोध: परिणाम आता है, यदि भरे गए कोड का समय समाप्त हो चुका है या वह इस्तेमाल हो चुका है।",
            "guard": {
              "type": "proofIsInvalid",
              "params": "({event})=>event.output"
            },
            "target": "editing",
            "actions": [
              "forgetProof",
              {
                "type": "rememberRefusal",
                "params": "({event})=>event.output"
              }
            ]
          },
          {
            "description": "The request to change the email or mobile number returns any other result.\nईमेल या मोबाइल नंबर बदलने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "editing",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request to change the email or mobile number gets no response.\nईमेल या मोबाइल नंबर बदलने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered",
          "actions": {
            "type": "rememberFault",
            "params": "({event})=>({error:event.error})"
          }
        }
      }
    },
    "unanswered": {
      "description": "The server did not confirm the request, which may already have gone through; it can be repeated.\nसर्वर ने अनुरोध की पुष्टि नहीं की; हो सकता है वह पूरा हो चुका हो; उसे दोहराया जा सकता है।",
      "tags": "recoverable",
      "on": {
        "field.changed": {
          "description": "The member edits a field.\nसदस्य कोई खाना बदलता है।",
          "target": "editing",
          "actions": {
            "type": "change",
            "params": "({event})=>event.change"
          }
        },
        "form.submitted": [
          {
            "description": "The member submits the form, if the name is being changed and is not empty.\nसदस्य फ़ॉर्म जमा करता है, यदि नाम बदला जा रहा है और ख़ाली नहीं है।",
            "guard": "nameIsValid",
            "target": "savingName"
          },
          {
            "description": "The member submits the form, if the code for this email or mobile number was entered already.\nसदस्य फ़ॉर्म जमा करता है, यदि इस ईमेल या मोबाइल नंबर का कोड भरा जा चुका है।",
            "guard": "hasProof",
            "target": "changingContact"
          },
          {
            "description": "The member submits the form, in any other case.\nसदस्य फ़ॉर्म जमा करता है, अन्यथा।",
            "target": "requestingCode"
          }
        ]
      }
    },
    "saved": {
      "description": "The server has confirmed the change.\nसर्वर ने बदलाव की पुष्टि कर दी।",
      "type": "final",
      "entry": "rememberChange"
    },
    "closed": {
      "description": "The dialog is closed without a confirmed change.\nसंवाद बिना पुष्ट बदलाव के बंद है।",
      "type": "final"
    }
  },
  "output": "({context})=>({changed:context.changed})"
})
