import { createMachine } from 'xstate'

export const accountDeletionMachine = createMachine({
  "description": "In progress: the request for the country list of the deletion form; the watch on the language of the country list of the deletion form.\nजारी: हटाने के फ़ॉर्म की देश-सूची का अनुरोध; हटाने के फ़ॉर्म की देश-सूची की भाषा की निगरानी।",
  "id": "accountDeletion",
  "initial": "confirmingOwner",
  "invoke": [
    {
      "src": "loadCountries",
      "onDone": {
        "description": "The request for the country list of the deletion form returns a result.\nहटाने के फ़ॉर्म की देश-सूची का अनुरोध: परिणाम आता है।",
        "actions": {
          "type": "rememberCountries",
          "params": "({event})=>event.output"
        }
      },
      "onError": {
        "description": "The request for the country list of the deletion form gets no response.\nहटाने के फ़ॉर्म की देश-सूची का अनुरोध: कोई उत्तर नहीं आता।"
      }
    },
    {
      "src": "watchCountries"
    }
  ],
  "on": {
    "countries.translated": {
      "description": "The country list of the deletion form has loaded in the other language.\nहटाने के फ़ॉर्म की देश-सूची दूसरी भाषा में लोड हो गई।",
      "actions": {
        "type": "translateCountries",
        "params": "({event})=>event.countries"
      }
    }
  },
  "states": {
    "confirmingOwner": {
      "description": "The owner enters the login name and password of the account to delete.\nस्वामी हटाए जाने वाले खाते का लॉगिन नाम और पासवर्ड भरता है।",
      "on": {
        "field.changed": {
          "description": "The owner edits the login name or password of the account to delete.\nस्वामी हटाए जाने वाले खाते का लॉगिन नाम या पासवर्ड बदलता है।",
          "actions": {
            "type": "change",
            "params": "({event})=>event.change"
          }
        },
        "form.submitted": [
          {
            "description": "The owner submits the deletion form, if the owner has already entered a valid deletion code and the form has no errors.\nस्वामी हटाने का फ़ॉर्म जमा करता है, यदि स्वामी हटाने का मान्य कोड पहले ही भर चुका है और फ़ॉर्म में कोई त्रुटि नहीं है।",
            "guard": "hasProof",
            "target": "requestingDeletion"
          },
          {
            "description": "The owner submits the deletion form, if the deletion form has no errors.\nस्वामी हटाने का फ़ॉर्म जमा करता है, यदि हटाने के फ़ॉर्म में कोई त्रुटि नहीं है।",
            "guard": "formIsValid",
            "target": "checkingPassword"
          },
          {
            "description": "The owner submits the deletion form, in any other case.\nस्वामी हटाने का फ़ॉर्म जमा करता है, अन्यथा।",
            "actions": "revealErrors"
          }
        ]
      }
    },
    "checkingPassword": {
      "description": "The server checks the password before it sends a deletion code. In progress: the password check before the deletion.\nहटाने का कोड भेजने से पहले सर्वर पासवर्ड जाँचता है। जारी: हटाने से पहले पासवर्ड की जाँच।",
      "entry": "forgetErrors",
      "invoke": {
        "src": "checkPassword",
        "input": "({context:{draft}})=>({target:targetOf(draft),password:draft.password})",
        "onDone": [
          {
            "description": "The password check before the deletion returns a result, if the owner’s password is correct.\nहटाने से पहले पासवर्ड की जाँच: परिणाम आता है, यदि स्वामी का पासवर्ड सही है।",
            "guard": {
              "type": "passwordIsCorrect",
              "params": "({event})=>event.output"
            },
            "target": "verifyingOwner"
          },
          {
            "description": "The password check before the deletion returns any other result.\nहटाने से पहले पासवर्ड की जाँच: कोई अन्य परिणाम आता है।",
            "target": "confirmingOwner",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The password check before the deletion gets no response.\nहटाने से पहले पासवर्ड की जाँच: कोई उत्तर नहीं आता।",
          "target": "checkUnanswered",
          "actions": {
            "type": "rememberFault",
            "params": "({event})=>({error:event.error})"
          }
        }
      }
    },
    "checkUnanswered": {
      "description": "The password could not be checked; the owner can submit it again.\nपासवर्ड जाँचा नहीं जा सका; स्वामी उसे फिर भेज सकता है।",
      "on": {
        "form.submitted": {
          "description": "The owner submits the deletion form.\nस्वामी हटाने का फ़ॉर्म जमा करता है।",
          "target": "checkingPassword"
        },
        "deletion.cancelled": {
          "description": "The owner goes back to the deletion form.\nस्वामी हटाने के फ़ॉर्म पर लौटता है।",
          "target": "confirmingOwner"
        }
      }
    },
    "verifyingOwner": {
      "description": "The owner enters the code that proves the account is theirs. In progress: the code check of the account’s owner.\nस्वामी वह कोड भरता है जिससे साबित हो कि खाता उसी का है। जारी: खाते के स्वामी की कोड से जाँच।",
      "on": {
        "deletion.cancelled": {
          "description": "The owner goes back to the deletion form.\nस्वामी हटाने के फ़ॉर्म पर लौटता है।",
          "target": "confirmingOwner"
        }
      },
      "invoke": {
        "id": "code",
        "src": "oneTimeCode",
        "input": "({context})=>({target:targetOf(context.draft)})",
        "onDone": {
          "description": "The code check of the account’s owner returns a result.\nखाते के स्वामी की कोड से जाँच: परिणाम आता है।",
          "target": "requestingDeletion",
          "actions": {
            "type": "rememberProof",
            "params": "({event})=>event.output.proof"
          }
        },
        "onError": {
          "description": "The code check of the account’s owner gets no response.\nखाते के स्वामी की कोड से जाँच: कोई उत्तर नहीं आता।",
          "target": "confirmingOwner"
        }
      }
    },
    "requestingDeletion": {
      "description": "The deletion request is on its way to the server. In progress: the request to delete the account.\nहटाने का अनुरोध सर्वर को भेजा जा रहा है। जारी: खाता हटाने का अनुरोध।",
      "entry": "forgetErrors",
      "invoke": {
        "src": "requestDeletion",
        "input": "({context:{proof,draft}})=>({proof,password:draft.password})",
        "onDone": [
          {
            "description": "The request to delete the account returns a result, if the server has scheduled the deletion.\nखाता हटाने का अनुरोध: परिणाम आता है, यदि सर्वर ने खाता हटाना तय कर दिया है।",
            "guard": {
              "type": "wasRequested",
              "params": "({event})=>event.output"
            },
            "target": "requested",
            "actions": {
              "type": "rememberDueDate",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request to delete the account returns a result, if the deletion code can no longer be used.\nखाता हटाने का अनुरोध: परिणाम आता है, यदि हटाने का कोड अब उपयोग नहीं हो सकता।",
            "guard": {
              "type": "proofIsInvalid",
              "params": "({event})=>event.output"
            },
            "target": "confirmingOwner",
            "actions": [
              {
                "type": "rememberRefusal",
                "params": "({event})=>event.output"
              },
              "forgetProof"
            ]
          },
          {
            "description": "The request to delete the account returns any other result.\nखाता हटाने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "confirmingOwner",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request to delete the account gets no response.\nखाता हटाने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered",
          "actions": {
            "type": "rememberFault",
            "params": "({event})=>({error:event.error})"
          }
        }
      }
    },
    "unanswered": {
      "description": "The server did not confirm the deletion request; the owner can send it again.\nसर्वर ने हटाने के अनुरोध की पुष्टि नहीं की; स्वामी उसे फिर भेज सकता है।",
      "on": {
        "form.submitted": {
          "description": "The owner submits the deletion form.\nस्वामी हटाने का फ़ॉर्म जमा करता है।",
          "target": "requestingDeletion"
        },
        "deletion.cancelled": {
          "description": "The owner goes back to the deletion form.\nस्वामी हटाने के फ़ॉर्म पर लौटता है।",
          "target": "confirmingOwner"
        }
      }
    },
    "requested": {
      "description": "The deletion is scheduled; the account can still be saved for 14 days.\nखाते का हटना तय हो गया है; 14 दिन तक खाता बचाया जा सकता है।",
      "type": "final"
    }
  }
})
