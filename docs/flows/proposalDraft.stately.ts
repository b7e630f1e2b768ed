import { createMachine } from 'xstate'

export const proposalDraftMachine = createMachine({
  "id": "proposalDraft",
  "initial": "writing",
  "output": "({context:{end,message}})=>({...end,message})",
  "states": {
    "writing": {
      "description": "The member writes the message of a proposal.\nसदस्य प्रस्ताव का संदेश लिखता है।",
      "on": {
        "message.changed": {
          "description": "The member edits the message of the proposal.\nसदस्य प्रस्ताव का संदेश बदलता है।",
          "actions": {
            "type": "changeMessage",
            "params": "({event})=>event.message"
          }
        },
        "proposal.submitted": {
          "description": "The member sends the proposal, if the proposal has a message that is not too long.\nसदस्य प्रस्ताव भेजता है, यदि प्रस्ताव में ऐसा संदेश है जो बहुत लंबा नहीं है।",
          "guard": "isWritten",
          "target": "sending",
          "actions": "sendNow"
        },
        "proposal.saved": {
          "description": "The member saves the proposal as a draft, if the proposal has a message that is not too long.\nसदस्य प्रस्ताव को ड्राफ़्ट के रूप में सहेजता है, यदि प्रस्ताव में ऐसा संदेश है जो बहुत लंबा नहीं है।",
          "guard": "isWritten",
          "target": "sending",
          "actions": "saveForLater"
        },
        "proposal.cancelled": {
          "description": "The member closes the proposal form.\nसदस्य प्रस्ताव का फ़ॉर्म बंद करता है।",
          "target": "over",
          "actions": "noteCancelled"
        }
      }
    },
    "sending": {
      "description": "The proposal is being sent, or saved as a draft. In progress: the sending of the proposal.\nप्रस्ताव भेजा जा रहा है या ड्राफ़्ट के रूप में सहेजा जा रहा है। जारी: प्रस्ताव भेजना।",
      "tags": "busy",
      "entry": "forgetRefusal",
      "invoke": {
        "src": "sendProposal",
        "input": "({context:{requestId,receiverProfileId,message,asDraft}})=>({requestId,receiverProfileId,message:message.trim(),draft:asDraft})",
        "onDone": [
          {
            "description": "The sending of the proposal returns a result, if the server has accepted the proposal.\nप्रस्ताव भेजना: परिणाम आता है, यदि सर्वर ने प्रस्ताव स्वीकार कर लिया।",
            "guard": {
              "type": "wasSent",
              "params": "({event})=>event.output"
            },
            "target": "over",
            "actions": "noteSent"
          },
          {
            "description": "The sending of the proposal returns a result, if sending the proposal needs another plan.\nप्रस्ताव भेजना: परिणाम आता है, यदि प्रस्ताव भेजने के लिए दूसरा प्लान चाहिए।",
            "guard": {
              "type": "needsPlan",
              "params": "({event})=>event.output"
            },
            "target": "over",
            "actions": {
              "type": "notePlan",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The sending of the proposal returns any other result.\nप्रस्ताव भेजना: कोई अन्य परिणाम आता है।",
            "target": "writing",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The sending of the proposal gets no response.\nप्रस्ताव भेजना: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      }
    },
    "unanswered": {
      "description": "The server did not confirm the proposal; the member can send the same one again.\nसर्वर ने प्रस्ताव की पुष्टि नहीं की; सदस्य वही प्रस्ताव फिर भेज सकता है।",
      "tags": "recoverable",
      "on": {
        "proposal.submitted": {
          "description": "The member sends the proposal.\nसदस्य प्रस्ताव भेजता है।",
          "target": "sending"
        },
        "proposal.cancelled": {
          "description": "The member closes the proposal form.\nसदस्य प्रस्ताव का फ़ॉर्म बंद करता है।",
          "target": "over",
          "actions": "noteCancelled"
        }
      }
    },
    "over": {
      "description": "The proposal form is closed: sent, saved, discarded, or in need of another plan.\nप्रस्ताव का फ़ॉर्म बंद है: भेजा गया, सहेजा गया, छोड़ा गया, या दूसरा प्लान चाहिए।",
      "type": "final"
    }
  }
})
