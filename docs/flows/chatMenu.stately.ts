import { createMachine } from 'xstate'

export const chatMenuMachine = createMachine({
  "id": "chatMenu",
  "initial": "idle",
  "states": {
    "idle": {
      "description": "The menu of the conversation is ready and nothing is being changed.\nबातचीत का मेनू तैयार है और कुछ नहीं बदला जा रहा।",
      "entry": "forgetAction",
      "on": {
        "action.requested": [
          {
            "description": "The member chooses to mute, archive, block, report or delete, if the action is easily undone: mute, archive or unblock.\nसदस्य म्यूट, संग्रह, ब्लॉक, शिकायत या मिटाना चुनता है, यदि क्रिया आसानी से वापस हो सकती है: म्यूट, संग्रह या अनब्लॉक।",
            "guard": {
              "type": "needsNoConfirmation",
              "params": "({event})=>event.action"
            },
            "target": "running",
            "actions": {
              "type": "rememberAction",
              "params": "({event})=>event.action"
            }
          },
          {
            "description": "The member chooses to mute, archive, block, report or delete, in any other case.\nसदस्य म्यूट, संग्रह, ब्लॉक, शिकायत या मिटाना चुनता है, अन्यथा।",
            "target": "confirming",
            "actions": {
              "type": "rememberAction",
              "params": "({event})=>event.action"
            }
          }
        ]
      }
    },
    "confirming": {
      "description": "A dialog asks whether to block, report or delete.\nसंवाद पूछता है कि ब्लॉक, शिकायत या मिटाना है या नहीं।",
      "on": {
        "report.changed": {
          "description": "The member edits the complaint about a conversation.\nसदस्य बातचीत की शिकायत बदलता है।",
          "actions": {
            "type": "changeReport",
            "params": "({event})=>event.change"
          }
        },
        "deletion.changed": {
          "description": "The member chooses to delete a message for everyone or for themselves.\nसदस्य संदेश सबके लिए या अपने लिए हटाना चुनता है।",
          "actions": {
            "type": "changeDeletion",
            "params": "({event})=>event.forAll"
          }
        },
        "action.confirmed": {
          "description": "The member confirms the menu action, if the note to the moderators is not too long.\nसदस्य मेनू की क्रिया की पुष्टि करता है, यदि मॉडरेटरों के लिए टिप्पणी बहुत लंबी नहीं है।",
          "guard": "isComplete",
          "target": "running"
        },
        "action.cancelled": {
          "description": "The member cancels the menu action.\nसदस्य मेनू की क्रिया रद्द करता है।",
          "target": "idle"
        }
      }
    },
    "running": {
      "description": "The server is carrying out the chosen menu action. In progress: the request for the menu action.\nसर्वर मेनू से चुनी गई क्रिया कर रहा है। जारी: मेनू की क्रिया का अनुरोध।",
      "entry": "forgetRefusal",
      "invoke": {
        "src": "runAction",
        "input": "({context})=>({chatId:context.chatId,action:context.action})",
        "onDone": [
          {
            "description": "The request for the menu action returns a result, if the server has carried out the menu action.\nमेनू की क्रिया का अनुरोध: परिणाम आता है, यदि सर्वर ने मेनू की क्रिया पूरी कर दी।",
            "guard": {
              "type": "wasDone",
              "params": "({event})=>event.output"
            },
            "target": "idle",
            "actions": "announceDone"
          },
          {
            "description": "The request for the menu action returns any other result.\nमेनू की क्रिया का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "confirming",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request for the menu action gets no response.\nमेनू की क्रिया का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      }
    },
    "unanswered": {
      "description": "The server did not confirm the menu action; the member can repeat it safely.\nसर्वर ने मेनू की क्रिया की पुष्टि नहीं की; सदस्य उसे सुरक्षित रूप से दोहरा सकता है।",
      "tags": "recoverable",
      "on": {
        "report.changed": {
          "description": "The member edits the complaint about a conversation.\nसदस्य बातचीत की शिकायत बदलता है।",
          "target": "confirming",
          "actions": [
            "renewReportId",
            {
              "type": "changeReport",
              "params": "({event})=>event.change"
            }
          ]
        },
        "deletion.changed": {
          "description": "The member chooses to delete a message for everyone or for themselves.\nसदस्य संदेश सबके लिए या अपने लिए हटाना चुनता है।",
          "target": "confirming",
          "actions": {
            "type": "changeDeletion",
            "params": "({event})=>event.forAll"
          }
        },
        "action.confirmed": {
          "description": "The member confirms the menu action.\nसदस्य मेनू की क्रिया की पुष्टि करता है।",
          "target": "running"
        },
        "action.cancelled": {
          "description": "The member cancels the menu action.\nसदस्य मेनू की क्रिया रद्द करता है।",
          "target": "idle"
        }
      }
    }
  }
})
