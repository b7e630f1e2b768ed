import { createMachine } from 'xstate'

export const reportMachine = createMachine({
  "id": "report",
  "initial": "loading",
  "output": "({context})=>({sent:context.sent})",
  "on": {
    "report.cancelled": {
      "description": "The member closes the report dialog.\nसदस्य शिकायत का संवाद बंद करता है।",
      "target": ".over"
    }
  },
  "states": {
    "loading": {
      "description": "The reasons for a report are loading. In progress: the request for the reasons of a report.\nशिकायत के कारण लोड हो रहे हैं। जारी: शिकायत के कारणों का अनुरोध।",
      "invoke": {
        "src": "loadReasons",
        "onDone": {
          "description": "The request for the reasons of a report returns a result.\nशिकायत के कारणों का अनुरोध: परिणाम आता है।",
          "target": "writing",
          "actions": {
            "type": "showReasons",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for the reasons of a report gets no response.\nशिकायत के कारणों का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      }
    },
    "unanswered": {
      "description": "The reasons for a report could not be loaded; the member can try again.\nशिकायत के कारण लोड नहीं हो सके; सदस्य फिर कोशिश कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the reasons again.\nसदस्य कारणों को फिर लोड करने की कोशिश करता है।",
          "target": "loading"
        }
      }
    },
    "writing": {
      "description": "The member chooses a reason and describes the problem to the moderators.\nसदस्य कारण चुनता है और मॉडरेटरों को समस्या बताता है।",
      "on": {
        "reason.chosen": {
          "description": "The member chooses a reason for the report.\nसदस्य शिकायत का कारण चुनता है।",
          "actions": {
            "type": "chooseReason",
            "params": "({event})=>event.reason"
          }
        },
        "text.changed": {
          "description": "The member edits the text of the report.\nसदस्य शिकायत का विवरण बदलता है।",
          "actions": {
            "type": "changeText",
            "params": "({event})=>event.text"
          }
        },
        "report.submitted": {
          "description": "The member sends the report, if the report has a reason and its text is not too long.\nसदस्य शिकायत भेजता है, यदि शिकायत का कारण चुना गया है और विवरण बहुत लंबा नहीं है।",
          "guard": "hasReason",
          "target": "sending"
        }
      }
    },
    "sending": {
      "description": "The report is on its way to the moderators. In progress: the sending of the report.\nशिकायत मॉडरेटरों को भेजी जा रही है। जारी: शिकायत भेजना।",
      "tags": "busy",
      "entry": "forgetRefusal",
      "invoke": {
        "src": "sendReport",
        "input": "({context:{id,reason,text}})=>({id,reason,text})",
        "onDone": [
          {
            "description": "The sending of the report returns a result, if the server has accepted the report.\nशिकायत भेजना: परिणाम आता है, यदि सर्वर ने शिकायत स्वीकार कर ली।",
            "guard": {
              "type": "wasSent",
              "params": "({event})=>event.output"
            },
            "target": "over",
            "actions": "noteSent"
          },
          {
            "description": "The sending of the report returns any other result.\nशिकायत भेजना: कोई अन्य परिणाम आता है।",
            "target": "writing",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The sending of the report gets no response.\nशिकायत भेजना: कोई उत्तर नहीं आता।",
          "target": "sendUnanswered"
        }
      }
    },
    "sendUnanswered": {
      "description": "The server did not confirm the report; the member can send it again.\nसर्वर ने शिकायत की पुष्टि नहीं की; सदस्य उसे फिर भेज सकता है।",
      "tags": "recoverable",
      "on": {
        "report.submitted": {
          "description": "The member sends the report.\nसदस्य शिकायत भेजता है।",
          "target": "sending"
        }
      }
    },
    "over": {
      "description": "The report dialog is closed; the report was either sent or discarded.\nशिकायत का संवाद बंद है; शिकायत भेज दी गई या छोड़ दी गई।",
      "type": "final"
    }
  }
})
