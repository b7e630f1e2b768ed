import { createMachine } from 'xstate'

export const draftSavingMachine = createMachine({
  "id": "draftSaving",
  "output": "({context,event})=>({stored:context.stored,left:event.output.left?context.leaving:null})",
  "initial": "choosing",
  "states": {
    "choosing": {
      "description": "The product checks whether the member is leaving or only saving for later.\nऐप देखता है कि सदस्य जा रहा है या केवल बाद के लिए सहेज रहा है।",
      "always": [
        {
          "description": "At once, if the member is leaving the form.\nतुरंत, यदि सदस्य फ़ॉर्म छोड़ रहा है।",
          "guard": "leaves",
          "target": "asking"
        },
        {
          "description": "At once, in any other case.\nतुरंत, अन्यथा।",
          "target": "saving"
        }
      ]
    },
    "saving": {
      "description": "The unsaved answers are being saved for later. In progress: the saving of the answers for later.\nबिना सहेजे उत्तर बाद के लिए सहेजे जा रहे हैं। जारी: उत्तरों को बाद के लिए सहेजना।",
      "invoke": {
        "src": "saveDraft",
        "input": "({context:{kind,answers}})=>({kind,answers})",
        "onDone": [
          {
            "description": "The saving of the answers for later returns a result, if the answers are saved and the member is on the way out.\nउत्तरों को बाद के लिए सहेजना: परिणाम आता है, यदि उत्तर सहेज लिए गए और सदस्य जा रहा है।",
            "guard": {
              "type": "wasSavedToLeave",
              "params": "({event})=>event.output"
            },
            "target": "left",
            "actions": [
              {
                "type": "rememberAnswer",
                "params": "({event})=>event.output"
              },
              "announceSaved"
            ]
          },
          {
            "description": "The saving of the answers for later returns a result, if the answers are saved for later.\nउत्तरों को बाद के लिए सहेजना: परिणाम आता है, यदि उत्तर बाद के लिए सहेज लिए गए।",
            "guard": {
              "type": "wasSaved",
              "params": "({event})=>event.output"
            },
            "target": "stayed",
            "actions": [
              {
                "type": "rememberAnswer",
                "params": "({event})=>event.output"
              },
              "announceSaved"
            ]
          },
          {
            "description": "The saving of the answers for later returns any other result.\nउत्तरों को बाद के लिए सहेजना: कोई अन्य परिणाम आता है।",
            "target": "notSaved",
            "actions": {
              "type": "rememberAnswer",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The saving of the answers for later gets no response.\nउत्तरों को बाद के लिए सहेजना: कोई उत्तर नहीं आता।",
          "target": "notSaved"
        }
      }
    },
    "asking": {
      "description": "A dialog asks whether to save the answers, discard them or stay.\nसंवाद पूछता है कि उत्तर सहेजने हैं, छोड़ने हैं या यहीं रहना है।",
      "on": {
        "later.requested": {
          "description": "The member saves the answers and leaves.\nसदस्य उत्तर सहेजकर जाता है।",
          "target": "saving"
        },
        "leaving.confirmed": {
          "description": "The member discards the unsaved answers and leaves.\nसदस्य बिना सहेजे उत्तर छोड़कर जाता है।",
          "target": "left"
        },
        "leaving.cancelled": {
          "description": "The member chooses to stay on the form.\nसदस्य फ़ॉर्म पर रहना चुनता है।",
          "target": "stayed"
        }
      }
    },
    "notSaved": {
      "description": "The answers could not be saved for later.\nउत्तर बाद के लिए सहेजे नहीं जा सके।",
      "always": [
        {
          "description": "At once, if the member is leaving the form.\nतुरंत, यदि सदस्य फ़ॉर्म छोड़ रहा है।",
          "guard": "leaves",
          "target": "asking"
        },
        {
          "description": "At once, in any other case.\nतुरंत, अन्यथा।",
          "target": "stayed"
        }
      ]
    },
    "left": {
      "description": "The member leaves the form.\nसदस्य फ़ॉर्म छोड़कर जाता है।",
      "type": "final",
      "output": {
        "left": true
      }
    },
    "stayed": {
      "description": "The member stays on the form.\nसदस्य फ़ॉर्म पर बना रहता है।",
      "type": "final",
      "output": {
        "left": false
      }
    }
  }
})
