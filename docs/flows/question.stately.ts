import { createMachine } from 'xstate'

export const questionMachine = createMachine({
  "id": "question",
  "initial": "writing",
  "output": "({context:{listing,text}})=>({listing,text})",
  "states": {
    "writing": {
      "description": "The member writes a question or an answer, or confirms that a question is removed.\nसदस्य प्रश्न या उत्तर लिखता है, या प्रश्न हटाने की पुष्टि करता है।",
      "on": {
        "text.changed": {
          "description": "The member edits the question or the answer.\nसदस्य प्रश्न या उत्तर बदलता है।",
          "actions": {
            "type": "changeText",
            "params": "({event})=>event.text"
          }
        },
        "question.submitted": {
          "description": "The member sends the question or the answer, if there is a text that is not too long, or none is needed.\nसदस्य प्रश्न या उत्तर भेजता है, यदि पाठ लिखा गया है और बहुत लंबा नहीं है, या उसकी ज़रूरत नहीं है।",
          "guard": "isComplete",
          "target": "sending"
        },
        "question.cancelled": {
          "description": "The member closes the question dialog.\nसदस्य प्रश्न का संवाद बंद करता है।",
          "target": "over"
        }
      }
    },
    "sending": {
      "description": "The question or the answer is being saved. In progress: the saving of the question or the answer.\nप्रश्न या उत्तर सहेजा जा रहा है। जारी: प्रश्न या उत्तर सहेजना।",
      "tags": "busy",
      "entry": "forgetRefusal",
      "invoke": {
        "src": "sendQuestion",
        "input": "({context:{task,listingId,questionId,requestId,text}})=>({...{task,listingId,questionId,requestId},text:text.trim()})",
        "onDone": [
          {
            "description": "The saving of the question or the answer returns a result, if the server has saved the question or the answer.\nप्रश्न या उत्तर सहेजना: परिणाम आता है, यदि सर्वर ने प्रश्न या उत्तर सहेज लिया।",
            "guard": {
              "type": "wasSent",
              "params": "({event})=>event.output"
            },
            "target": "over",
            "actions": {
              "type": "rememberListing",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The saving of the question or the answer returns any other result.\nप्रश्न या उत्तर सहेजना: कोई अन्य परिणाम आता है।",
            "target": "writing",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The saving of the question or the answer gets no response.\nप्रश्न या उत्तर सहेजना: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      }
    },
    "unanswered": {
      "description": "The server did not confirm the question; the member can send the same one again.\nसर्वर ने प्रश्न की पुष्टि नहीं की; सदस्य वही प्रश्न फिर भेज सकता है।",
      "tags": "recoverable",
      "on": {
        "question.submitted": {
          "description": "The member sends the question or the answer.\nसदस्य प्रश्न या उत्तर भेजता है।",
          "target": "sending"
        },
        "question.cancelled": {
          "description": "The member closes the question dialog.\nसदस्य प्रश्न का संवाद बंद करता है।",
          "target": "over"
        }
      }
    },
    "over": {
      "description": "The question dialog is closed.\nप्रश्न का संवाद बंद है।",
      "type": "final"
    }
  }
})
