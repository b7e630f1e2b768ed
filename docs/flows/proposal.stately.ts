import { createMachine } from 'xstate'

export const proposalMachine = createMachine({
  "description": "In progress: live news about the proposal.\nजारी: प्रस्ताव की लाइव सूचना।",
  "id": "proposal",
  "initial": "loading",
  "invoke": {
    "src": "watchChanges",
    "input": "({context})=>({id:context.id})"
  },
  "on": {
    "proposal.changedElsewhere": {
      "description": "The other party, or another tab, changes the proposal.\nदूसरा पक्ष या दूसरा टैब प्रस्ताव बदलता है।",
      "actions": "noteChange"
    }
  },
  "states": {
    "loading": {
      "description": "The proposal is loading. In progress: the request for the proposal.\nप्रस्ताव लोड हो रहा है। जारी: प्रस्ताव का अनुरोध।",
      "entry": "forgetChange",
      "invoke": {
        "src": "loadProposal",
        "input": "({context})=>({id:context.id})",
        "onDone": [
          {
            "description": "The request for the proposal returns a result, if the proposal exists and the member may see it.\nप्रस्ताव का अनुरोध: परिणाम आता है, यदि प्रस्ताव मौजूद है और सदस्य उसे देख सकता है।",
            "guard": {
              "type": "wasFound",
              "params": "({event})=>event.output"
            },
            "target": "shown",
            "actions": {
              "type": "rememberLoaded",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request for the proposal returns any other result.\nप्रस्ताव का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "refused",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output.proposal"
            }
          }
        ],
        "onError": {
          "description": "The request for the proposal gets no response.\nप्रस्ताव का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      }
    },
    "shown": {
      "description": "The proposal is shown with its status, activity and next steps.\nप्रस्ताव अपनी स्थिति, गतिविधि और अगले चरणों के साथ दिख रहा है।",
      "always": {
        "description": "At once, if the proposal has changed since it was last requested.\nतुरंत, यदि प्रस्ताव पिछली बार माँगे जाने के बाद बदल चुका है।",
        "guard": "isOutdated",
        "target": "loading"
      },
      "on": {
        "step.chosen": {
          "description": "The member chooses the next step of the proposal, if the member may take this step now.\nसदस्य प्रस्ताव का अगला चरण चुनता है, यदि सदस्य अभी यह चरण उठा सकता है।",
          "guard": {
            "type": "isAllowed",
            "params": "({event})=>event.action"
          },
          "target": "confirming",
          "actions": [
            "forgetLostResponse",
            {
              "type": "chooseStep",
              "params": "({event})=>event.action"
            }
          ]
        },
        "copy.requested": {
          "description": "The member chooses to download the signed NDA, if the NDA of this proposal is signed.\nसदस्य हस्ताक्षरित गोपनीयता समझौता डाउनलोड करना चुनता है, यदि इस प्रस्ताव के गोपनीयता समझौते पर हस्ताक्षर हो चुके हैं।",
          "guard": "ndaIsSigned",
          "target": "preparingCopy"
        },
        "complaint.started": {
          "description": "The member chooses to request the credit back, if the credit of this proposal may be requested back.\nसदस्य क्रेडिट वापस माँगना चुनता है, यदि इस प्रस्ताव का क्रेडिट वापस माँगा जा सकता है।",
          "guard": "mayComplain",
          "target": "complaining"
        }
      }
    },
    "preparingCopy": {
      "description": "The signed NDA is being prepared for download. In progress: the download of the signed NDA.\nहस्ताक्षरित गोपनीयता समझौता डाउनलोड के लिए तैयार हो रहा है। जारी: हस्ताक्षरित गोपनीयता समझौते का डाउनलोड।",
      "tags": "busy",
      "entry": "forgetLostResponse",
      "invoke": {
        "src": "downloadNda",
        "input": "({context})=>({id:context.id})",
        "onDone": {
          "description": "The download of the signed NDA returns a result.\nहस्ताक्षरित गोपनीयता समझौते का डाउनलोड: परिणाम आता है।",
          "target": "shown",
          "actions": {
            "type": "rememberRefusal",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The download of the signed NDA gets no response.\nहस्ताक्षरित गोपनीयता समझौते का डाउनलोड: कोई उत्तर नहीं आता।",
          "target": "shown",
          "actions": "rememberLostResponse"
        }
      }
    },
    "confirming": {
      "description": "A dialog asks the member to confirm the step, with its terms where there are any.\nसंवाद सदस्य से चरण की पुष्टि माँगता है, शर्तें हों तो उनके साथ।",
      "on": {
        "field.changed": {
          "description": "The member edits the form of the step.\nसदस्य चरण का फ़ॉर्म बदलता है।",
          "actions": [
            {
              "type": "changeField",
              "params": "({event})=>event"
            },
            "storeUnsent"
          ]
        },
        "step.confirmed": [
          {
            "description": "The member confirms the step, if the step’s form has no errors.\nसदस्य चरण की पुष्टि करता है, यदि चरण के फ़ॉर्म में कोई त्रुटि नहीं है।",
            "guard": "formIsComplete",
            "target": "takingStep"
          },
          {
            "description": "The member confirms the step, in any other case.\nसदस्य चरण की पुष्टि करता है, अन्यथा।",
            "actions": "revealErrors"
          }
        ],
        "step.cancelled": {
          "description": "The member closes the dialog without taking the step.\nसदस्य चरण उठाए बिना संवाद बंद करता है।",
          "target": "shown"
        }
      }
    },
    "takingStep": {
      "description": "The server is taking the step of the proposal. In progress: the request to take the step.\nसर्वर प्रस्ताव का चरण पूरा कर रहा है। जारी: चरण पूरा करने का अनुरोध।",
      "entry": "forgetErrors",
      "invoke": {
        "src": "takeStep",
        "input": "({context:{id,action,form,proposal}})=>({id,action:action??\"open\",request:action?requestOf(action,form,proposal?.offer??null):{}})",
        "onDone": [
          {
            "description": "The request to take the step returns a result, if the server has taken the step.\nचरण पूरा करने का अनुरोध: परिणाम आता है, यदि सर्वर ने चरण पूरा कर दिया।",
            "guard": {
              "type": "wasAccepted",
              "params": "({event})=>event.output"
            },
            "target": "shown",
            "actions": [
              {
                "type": "rememberStep",
                "params": "({event})=>event.output"
              },
              "storeUnsent"
            ]
          },
          {
            "description": "The request to take the step returns a result, if this step needs another plan.\nचरण पूरा करने का अनुरोध: परिणाम आता है, यदि इस चरण के लिए दूसरा प्लान चाहिए।",
            "guard": {
              "type": "needsPlan",
              "params": "({event})=>event.output"
            },
            "target": "offeringSubscription"
          },
          {
            "description": "The request to take the step returns a result, if the server finds errors in the step’s form.\nचरण पूरा करने का अनुरोध: परिणाम आता है, यदि सर्वर को चरण के फ़ॉर्म में त्रुटियाँ मिलती हैं।",
            "guard": {
              "type": "fieldsAreInvalid",
              "params": "({event})=>event.output"
            },
            "target": "confirming",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request to take the step returns any other result.\nचरण पूरा करने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "loading",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request to take the step gets no response.\nचरण पूरा करने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "stepUnanswered"
        }
      }
    },
    "stepUnanswered": {
      "description": "The server did not confirm the step; the member can repeat it safely.\nसर्वर ने चरण की पुष्टि नहीं की; सदस्य उसे सुरक्षित रूप से दोहरा सकता है।",
      "tags": "recoverable",
      "on": {
        "step.confirmed": {
          "description": "The member confirms the step.\nसदस्य चरण की पुष्टि करता है।",
          "target": "takingStep"
        },
        "step.cancelled": {
          "description": "The member closes the dialog without taking the step.\nसदस्य चरण उठाए बिना संवाद बंद करता है।",
          "target": "loading"
        }
      }
    },
    "offeringSubscription": {
      "description": "A dialog explains which plan this step needs.\nसंवाद बताता है कि इस चरण के लिए कौन-सा प्लान चाहिए।",
      "on": {
        "subscription.chosen": {
          "description": "The member goes from the proposal to the plans.\nसदस्य प्रस्ताव से प्लान पर जाता है।",
          "target": "shown",
          "actions": "goToPlans"
        },
        "step.cancelled": {
          "description": "The member closes the dialog without taking the step.\nसदस्य चरण उठाए बिना संवाद बंद करता है।",
          "target": "shown"
        }
      }
    },
    "complaining": {
      "description": "The member requests the credit of this proposal back. In progress: the request for the credit back.\nसदस्य इस प्रस्ताव का क्रेडिट वापस माँगता है। जारी: क्रेडिट वापसी का अनुरोध।",
      "invoke": {
        "id": "complaint",
        "src": "complaint",
        "input": "({context})=>({id:context.id})",
        "onDone": {
          "description": "The request for the credit back returns a result.\nक्रेडिट वापसी का अनुरोध: परिणाम आता है।",
          "target": "loading"
        }
      }
    },
    "refused": {
      "description": "The proposal does not exist or the member may not see it.\nप्रस्ताव मौजूद नहीं है या सदस्य उसे देख नहीं सकता।"
    },
    "unanswered": {
      "description": "The proposal could not be loaded; the member can try again.\nप्रस्ताव लोड नहीं हो सका; सदस्य फिर कोशिश कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the proposal again.\nसदस्य प्रस्ताव फिर लोड करने की कोशिश करता है।",
          "target": "loading"
        }
      }
    }
  }
})
