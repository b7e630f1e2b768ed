import { createMachine } from 'xstate'

export const messageEditMachine = createMachine({
  "id": "messageEdit",
  "initial": "idle",
  "on": {
    "edit.started": {
      "description": "The member starts to edit a message.\nसदस्य किसी संदेश को बदलना शुरू करता है।",
      "target": ".editing",
      "actions": {
        "type": "rememberMessage",
        "params": "({event})=>event.message"
      }
    }
  },
  "states": {
    "idle": {
      "description": "No message is being edited.\nकोई संदेश नहीं बदला जा रहा।",
      "entry": "forgetMessage"
    },
    "editing": {
      "description": "The member edits a message that they sent.\nसदस्य अपना भेजा संदेश बदल रहा है।",
      "on": {
        "text.changed": {
          "description": "The member changes the text of the sent message.\nसदस्य भेजे गए संदेश का पाठ बदलता है।",
          "actions": {
            "type": "rememberText",
            "params": "({event})=>event.text"
          }
        },
        "form.submitted": [
          {
            "description": "The member saves the edited message, if the text is as it was sent.\nसदस्य बदला हुआ संदेश सहेजता है, यदि पाठ वैसा ही है जैसा भेजा गया था।",
            "guard": "isUnchanged",
            "target": "idle"
          },
          {
            "description": "The member saves the edited message, if the edited text is not empty and not too long.\nसदस्य बदला हुआ संदेश सहेजता है, यदि बदला हुआ पाठ ख़ाली नहीं है और बहुत लंबा भी नहीं।",
            "guard": "isWritten",
            "target": "saving"
          }
        ],
        "edit.cancelled": {
          "description": "The member leaves the message as it is.\nसदस्य संदेश को वैसे ही छोड़ देता है।",
          "target": "idle"
        }
      }
    },
    "saving": {
      "description": "The edited message is being saved. In progress: the request to save the edited message.\nबदला हुआ संदेश सहेजा जा रहा है। जारी: बदला हुआ संदेश सहेजने का अनुरोध।",
      "entry": "forgetRefusal",
      "invoke": {
        "src": "saveEdit",
        "input": "({context:{chatId,message,text}})=>({chatId,messageId:message?.id??\"\",revision:message?.revision??0,text:text.trim()})",
        "onDone": [
          {
            "description": "The request to save the edited message returns a result, if the server has saved the edited message.\nबदला हुआ संदेश सहेजने का अनुरोध: परिणाम आता है, यदि सर्वर ने बदला हुआ संदेश सहेज लिया।",
            "guard": {
              "type": "wasSaved",
              "params": "({event})=>event.output"
            },
            "target": "idle",
            "actions": {
              "type": "announceEdited",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request to save the edited message returns any other result.\nबदला हुआ संदेश सहेजने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "editing",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request to save the edited message gets no response.\nबदला हुआ संदेश सहेजने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      },
      "on": {
        "edit.started": {
          "description": "The member starts to edit a message.\nसदस्य किसी संदेश को बदलना शुरू करता है।"
        }
      }
    },
    "unanswered": {
      "description": "The server did not confirm the edited message; the member can save it again safely.\nसर्वर ने बदले हुए संदेश की पुष्टि नहीं की; सदस्य उसे निश्चिंत होकर फिर सहेज सकता है।",
      "tags": "recoverable",
      "on": {
        "text.changed": {
          "description": "The member changes the text of the sent message.\nसदस्य भेजे गए संदेश का पाठ बदलता है।",
          "target": "editing",
          "actions": {
            "type": "rememberText",
            "params": "({event})=>event.text"
          }
        },
        "form.submitted": {
          "description": "The member saves the edited message.\nसदस्य बदला हुआ संदेश सहेजता है।",
          "target": "saving"
        },
        "edit.cancelled": {
          "description": "The member leaves the message as it is.\nसदस्य संदेश को वैसे ही छोड़ देता है।",
          "target": "idle"
        }
      }
    }
  }
})
