import { createMachine } from 'xstate'

export const changePasswordMachine = createMachine({
  "id": "changePassword",
  "context": {
    "draft": {
      "current": "",
      "next": "",
      "confirmation": ""
    },
    "errors": {},
    "refusal": null,
    "attempts": 0,
    "wasFault": false
  },
  "initial": "editing",
  "on": {
    "field.changed": {
      "description": "The member edits one of the password fields.\nसदस्य पासवर्ड का कोई खाना बदलता है।",
      "actions": {
        "type": "change",
        "params": "({event})=>event.change"
      }
    },
    "dialog.closed": {
      "description": "The member closes the password dialog.\nसदस्य पासवर्ड का संवाद बंद करता है।",
      "target": ".closed"
    }
  },
  "states": {
    "editing": {
      "description": "The member enters the current password and a new one.\nसदस्य वर्तमान पासवर्ड और नया पासवर्ड भरता है।",
      "on": {
        "form.submitted": [
          {
            "description": "The member submits the new password, if all password fields are valid and the new password is repeated correctly.\nसदस्य नया पासवर्ड जमा करता है, यदि पासवर्ड के सभी खाने मान्य हैं और नया पासवर्ड सही दोहराया गया है।",
            "guard": "draftIsComplete",
            "target": "updating"
          },
          {
            "description": "The member submits the new password, in any other case.\nसदस्य नया पासवर्ड जमा करता है, अन्यथा।",
            "actions": "revealErrors"
          }
        ]
      }
    },
    "updating": {
      "description": "The server is replacing the old password. In progress: the request to change the password.\nसर्वर पुराना पासवर्ड बदल रहा है। जारी: पासवर्ड बदलने का अनुरोध।",
      "entry": "forgetErrors",
      "invoke": {
        "src": "updatePassword",
        "input": "({context})=>context.draft",
        "onDone": [
          {
            "description": "The request to change the password returns a result, if the server has replaced the password.\nपासवर्ड बदलने का अनुरोध: परिणाम आता है, यदि सर्वर ने पासवर्ड बदल दिया।",
            "guard": {
              "type": "wasChanged",
              "params": "({event})=>event.output"
            },
            "target": "closed",
            "actions": {
              "type": "announceChange",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request to change the password returns any other result.\nपासवर्ड बदलने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "editing",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request to change the password gets no response.\nपासवर्ड बदलने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered",
          "actions": {
            "type": "rememberFault",
            "params": "({event})=>({error:event.error})"
          }
        }
      }
    },
    "unanswered": {
      "description": "The server did not confirm the new password, which may already apply.\nसर्वर ने नए पासवर्ड की पुष्टि नहीं की; हो सकता है वह लागू हो चुका हो।",
      "tags": "recoverable",
      "on": {
        "form.submitted": [
          {
            "description": "The member submits the new password, if all password fields are valid and the new password is repeated correctly.\nसदस्य नया पासवर्ड जमा करता है, यदि पासवर्ड के सभी खाने मान्य हैं और नया पासवर्ड सही दोहराया गया है।",
            "guard": "draftIsComplete",
            "target": "updating"
          },
          {
            "description": "The member submits the new password, in any other case.\nसदस्य नया पासवर्ड जमा करता है, अन्यथा।",
            "actions": "revealErrors"
          }
        ]
      }
    },
    "closed": {
      "description": "The dialog for changing the password is closed.\nपासवर्ड बदलने का संवाद बंद है।",
      "type": "final",
      "entry": "closeDialog"
    }
  }
})
