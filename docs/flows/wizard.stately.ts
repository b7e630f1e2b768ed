import { createMachine } from 'xstate'

export const wizardMachine = createMachine({
  "description": "In progress: the option lists of the profile form; the automatic draft of the profile form.\nजारी: प्रोफ़ाइल फ़ॉर्म की विकल्प-सूचियाँ; प्रोफ़ाइल फ़ॉर्म का स्वचालित ड्राफ़्ट।",
  "id": "wizard",
  "invoke": [
    {
      "id": "optionLists",
      "src": "optionLists",
      "input": "({context})=>({kind:context.kind})"
    },
    {
      "id": "draftAutosave",
      "src": "draftAutosave",
      "input": "({context})=>({kind:context.kind})"
    }
  ],
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The profile form opens with what is saved so far. In progress: the loading of the profile form.\nप्रोफ़ाइल फ़ॉर्म अब तक सहेजी जानकारी के साथ खुल रहा है। जारी: प्रोफ़ाइल फ़ॉर्म का लोड होना।",
      "invoke": {
        "id": "profileLoading",
        "src": "profileLoading",
        "input": "({context})=>({kind:context.kind})",
        "onDone": [
          {
            "description": "The loading of the profile form returns a result, if answers were typed before the reload.\nप्रोफ़ाइल फ़ॉर्म का लोड होना: परिणाम आता है, यदि रीलोड से पहले उत्तर लिखे गए थे।",
            "guard": "inputWasStored",
            "target": "editing.changed",
            "actions": [
              {
                "type": "rememberLoaded",
                "params": "({event})=>event.output"
              },
              "scheduleAutosave"
            ]
          },
          {
            "description": "The loading of the profile form returns any other result.\nप्रोफ़ाइल फ़ॉर्म का लोड होना: कोई अन्य परिणाम आता है।",
            "target": "editing",
            "actions": {
              "type": "rememberLoaded",
              "params": "({event})=>event.output"
            }
          }
        ]
      }
    },
    "editing": {
      "description": "The member fills in a step of the profile form.\nसदस्य प्रोफ़ाइल फ़ॉर्म का एक चरण भरता है।",
      "entry": [
        "startUploads",
        "requestPlaces"
      ],
      "initial": "unchanged",
      "on": {
        "field.changed": {
          "description": "The member changes an answer in the step.\nसदस्य चरण में कोई उत्तर बदलता है।",
          "target": ".changed",
          "actions": [
            {
              "type": "change",
              "params": "({event})=>event"
            },
            "requestPlaces",
            "storeInput",
            "scheduleAutosave"
          ]
        },
        "draft.changed": {
          "description": "The member types a keyword that is not added yet.\nसदस्य ऐसा कीवर्ड लिखता है जो अभी जोड़ा नहीं गया।",
          "actions": [
            {
              "type": "changeKeywordDraft",
              "params": "({event})=>event"
            },
            "requestPlaces",
            "storeInput"
          ]
        },
        "form.submitted": [
          {
            "description": "The member saves the step of the profile form, if files of the step are still uploading.\nसदस्य प्रोफ़ाइल फ़ॉर्म का चरण सहेजता है, यदि चरण की फ़ाइलें अब भी अपलोड हो रही हैं।",
            "guard": "hasRunningUploads",
            "actions": "revealRunningUploads"
          },
          {
            "description": "The member saves the step of the profile form, if the step has no errors.\nसदस्य प्रोफ़ाइल फ़ॉर्म का चरण सहेजता है, यदि चरण में कोई त्रुटि नहीं है।",
            "guard": "stepIsComplete",
            "target": "saving"
          },
          {
            "description": "The member saves the step of the profile form, in any other case.\nसदस्य प्रोफ़ाइल फ़ॉर्म का चरण सहेजता है, अन्यथा।",
            "actions": "revealErrors"
          }
        ],
        "later.requested": {
          "description": "The member chooses “Save for later”.\nसदस्य “बाद के लिए सहेजें” चुनता है।",
          "target": "savingDraft"
        },
        "back.requested": {
          "description": "The member goes back to the previous step, if there is a previous step to go back to.\nसदस्य पिछले चरण पर लौटता है, यदि लौटने के लिए पिछला चरण है।",
          "guard": "hasEarlierStep",
          "actions": [
            "goBack",
            "forgetErrors",
            "requestPlaces"
          ]
        },
        "step.chosen": {
          "description": "The member opens another step of the profile form, if the chosen step has already been reached.\nसदस्य प्रोफ़ाइल फ़ॉर्म का दूसरा चरण खोलता है, यदि चुने हुए चरण तक पहले पहुँचा जा चुका है।",
          "guard": {
            "type": "mayChoose",
            "params": "({event})=>event.step"
          },
          "actions": [
            {
              "type": "goTo",
              "params": "({event})=>event.step"
            },
            "forgetErrors",
            "startUploads",
            "requestPlaces"
          ]
        }
      },
      "states": {
        "unchanged": {
          "description": "The step of the profile form has no unsaved changes.\nप्रोफ़ाइल फ़ॉर्म के चरण में कोई बिना सहेजा बदलाव नहीं है।"
        },
        "changed": {
          "description": "The step of the profile form has unsaved changes. In progress: the watch on attempts to leave the page.\nप्रोफ़ाइल फ़ॉर्म के चरण में बिना सहेजे बदलाव हैं। जारी: पृष्ठ छोड़ने के प्रयासों की निगरानी।",
          "invoke": {
            "src": "watchLeaving"
          },
          "on": {
            "field.changed": {
              "description": "The member changes an answer in the step.\nसदस्य चरण में कोई उत्तर बदलता है।",
              "actions": [
                {
                  "type": "change",
                  "params": "({event})=>event"
                },
                "requestPlaces",
                "storeInput",
                "scheduleAutosave"
              ]
            },
            "leaving.requested": {
              "description": "The member wants to leave the page with unsaved changes.\nसदस्य बिना सहेजे बदलावों के साथ पृष्ठ छोड़ना चाहता है।",
              "target": "#wizard.savingDraft"
            },
            "draft.saved": {
              "description": "The draft of the step is saved automatically.\nचरण का ड्राफ़्ट अपने आप सहेजा जाता है।",
              "target": "unchanged",
              "actions": "forgetInput"
            }
          }
        }
      }
    },
    "saving": {
      "description": "The step of the profile form is being saved. In progress: the request to save the step.\nप्रोफ़ाइल फ़ॉर्म का चरण सहेजा जा रहा है। जारी: चरण सहेजने का अनुरोध।",
      "tags": "busy",
      "entry": [
        "forgetErrors",
        "cancelAutosave"
      ],
      "invoke": {
        "src": "saveStep",
        "input": "({context:{kind,step,answers}})=>({kind,step,answers})",
        "onDone": [
          {
            "description": "The request to save the step returns a result, if the edited profile still needs a document.\nचरण सहेजने का अनुरोध: परिणाम आता है, यदि बदली गई प्रोफ़ाइल में अब भी कोई दस्तावेज़ चाहिए।",
            "guard": {
              "type": "lacksDocuments",
              "params": "({event})=>event.output"
            },
            "target": "editing",
            "actions": [
              {
                "type": "rememberSaved",
                "params": "({event})=>event.output"
              },
              "forgetInput",
              "askForDocuments"
            ]
          },
          {
            "description": "The request to save the step returns a result, if the last step was saved, or the only one being edited.\nचरण सहेजने का अनुरोध: परिणाम आता है, यदि अंतिम चरण, या संपादित हो रहा एकमात्र चरण, सहेज लिया गया।",
            "guard": {
              "type": "wasLastStep",
              "params": "({event})=>event.output"
            },
            "target": "finished",
            "actions": [
              {
                "type": "rememberSaved",
                "params": "({event})=>event.output"
              },
              "forgetInput",
              "finish"
            ]
          },
          {
            "description": "The request to save the step returns a result, if the server has saved the step.\nचरण सहेजने का अनुरोध: परिणाम आता है, यदि सर्वर ने चरण सहेज लिया।",
            "guard": {
              "type": "wasSaved",
              "params": "({event})=>event.output"
            },
            "target": "editing",
            "actions": [
              {
                "type": "rememberSaved",
                "params": "({event})=>event.output"
              },
              "forgetInput",
              "goForward"
            ]
          },
          {
            "description": "The request to save the step returns any other result.\nचरण सहेजने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "editing.changed",
            "actions": [
              {
                "type": "rememberRefusal",
                "params": "({event})=>event.output"
              },
              "scheduleAutosave"
            ]
          }
        ],
        "onError": {
          "description": "The request to save the step gets no response.\nचरण सहेजने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered",
          "actions": "scheduleAutosave"
        }
      }
    },
    "unanswered": {
      "description": "The server did not confirm the step of the form; the member can save it again. In progress: the watch on attempts to leave the page.\nसर्वर ने फ़ॉर्म के चरण की पुष्टि नहीं की; सदस्य उसे फिर सहेज सकता है। जारी: पृष्ठ छोड़ने के प्रयासों की निगरानी।",
      "tags": "recoverable",
      "invoke": {
        "src": "watchLeaving"
      },
      "on": {
        "form.submitted": {
          "description": "The member saves the step of the profile form.\nसदस्य प्रोफ़ाइल फ़ॉर्म का चरण सहेजता है।",
          "target": "saving"
        },
        "field.changed": {
          "description": "The member changes an answer in the step.\nसदस्य चरण में कोई उत्तर बदलता है।",
          "target": "editing.changed",
          "actions": [
            {
              "type": "change",
              "params": "({event})=>event"
            },
            "requestPlaces",
            "storeInput",
            "scheduleAutosave"
          ]
        },
        "draft.changed": {
          "description": "The member types a keyword that is not added yet.\nसदस्य ऐसा कीवर्ड लिखता है जो अभी जोड़ा नहीं गया।",
          "target": "editing.changed",
          "actions": [
            {
              "type": "changeKeywordDraft",
              "params": "({event})=>event"
            },
            "storeInput"
          ]
        },
        "later.requested": {
          "description": "The member chooses “Save for later”.\nसदस्य “बाद के लिए सहेजें” चुनता है।",
          "target": "savingDraft"
        },
        "back.requested": {
          "description": "The member goes back to the previous step, if there is a previous step to go back to.\nसदस्य पिछले चरण पर लौटता है, यदि लौटने के लिए पिछला चरण है।",
          "guard": "hasEarlierStep",
          "target": "editing.changed",
          "actions": [
            "goBack",
            "forgetErrors"
          ]
        },
        "step.chosen": {
          "description": "The member opens another step of the profile form, if the chosen step has already been reached.\nसदस्य प्रोफ़ाइल फ़ॉर्म का दूसरा चरण खोलता है, यदि चुने हुए चरण तक पहले पहुँचा जा चुका है।",
          "guard": {
            "type": "mayChoose",
            "params": "({event})=>event.step"
          },
          "target": "editing.changed",
          "actions": [
            {
              "type": "goTo",
              "params": "({event})=>event.step"
            },
            "forgetErrors"
          ]
        },
        "leaving.requested": {
          "description": "The member wants to leave the page with unsaved changes.\nसदस्य बिना सहेजे बदलावों के साथ पृष्ठ छोड़ना चाहता है।",
          "target": "savingDraft"
        }
      }
    },
    "savingDraft": {
      "description": "The member is leaving the profile form or saving it for later. In progress: the watch on attempts to leave the page; the question whether to save the answers.\nसदस्य प्रोफ़ाइल फ़ॉर्म छोड़ रहा है या बाद के लिए सहेज रहा है। जारी: पृष्ठ छोड़ने के प्रयासों की निगरानी; उत्तर सहेजने का सवाल।",
      "entry": "cancelAutosave",
      "on": {
        "leaving.requested": {
          "description": "The member wants to leave the page with unsaved changes.\nसदस्य बिना सहेजे बदलावों के साथ पृष्ठ छोड़ना चाहता है।"
        }
      },
      "invoke": [
        {
          "src": "watchLeaving"
        },
        {
          "id": "draftSaving",
          "src": "draftSaving",
          "input": "({context:{kind,answers},event})=>({kind,answers,leaving:event.type===\"leaving.requested\"?event:null})",
          "onDone": [
            {
              "description": "The question whether to save the answers returns a result, if the member left the profile form.\nउत्तर सहेजने का सवाल: परिणाम आता है, यदि सदस्य प्रोफ़ाइल फ़ॉर्म छोड़कर गया।",
              "guard": {
                "type": "wasLeft",
                "params": "({event})=>event.output"
              },
              "target": "finished",
              "actions": [
                "forgetInput",
                {
                  "type": "leave",
                  "params": "({event})=>event.output.left"
                }
              ]
            },
            {
              "description": "The question whether to save the answers returns a result, if the step was saved for later and the member stayed.\nउत्तर सहेजने का सवाल: परिणाम आता है, यदि चरण बाद के लिए सहेजा गया और सदस्य बना रहा।",
              "guard": {
                "type": "draftWasSaved",
                "params": "({event})=>event.output"
              },
              "target": "editing.unchanged",
              "actions": "forgetInput"
            },
            {
              "description": "The question whether to save the answers returns any other result.\nउत्तर सहेजने का सवाल: कोई अन्य परिणाम आता है।",
              "target": "editing.changed",
              "actions": [
                {
                  "type": "rememberRefusal",
                  "params": "({event})=>event.output.stored"
                },
                "scheduleAutosave"
              ]
            }
          ]
        }
      ]
    },
    "finished": {
      "description": "The profile form is closed.\nप्रोफ़ाइल फ़ॉर्म बंद है।"
    }
  }
})
