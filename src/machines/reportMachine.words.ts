import { describe } from './describe.ts'
import { reportMachine } from './reportMachine.ts'

export const reportWords = describe(reportMachine, {
  states: {
    loading: ['the reasons for a report are loading', 'शिकायत के कारण लोड हो रहे हैं'],
    unanswered: [
      'the reasons for a report could not be loaded; the member can try again',
      'शिकायत के कारण लोड नहीं हो सके; सदस्य फिर कोशिश कर सकता है',
    ],
    writing: [
      'the member chooses a reason and describes the problem to the moderators',
      'सदस्य कारण चुनता है और मॉडरेटरों को समस्या बताता है',
    ],
    sending: ['the report is on its way to the moderators', 'शिकायत मॉडरेटरों को भेजी जा रही है'],
    sendUnanswered: [
      'the server did not confirm the report; the member can send it again',
      'सर्वर ने शिकायत की पुष्टि नहीं की; सदस्य उसे फिर भेज सकता है',
    ],
    over: [
      'the report dialog is closed; the report was either sent or discarded',
      'शिकायत का संवाद बंद है; शिकायत भेज दी गई या छोड़ दी गई',
    ],
  },
  events: {
    'reason.chosen': ['the member chooses a reason for the report', 'सदस्य शिकायत का कारण चुनता है'],
    'text.changed': ['the member edits the text of the report', 'सदस्य शिकायत का विवरण बदलता है'],
    'report.submitted': ['the member sends the report', 'सदस्य शिकायत भेजता है'],
    'report.cancelled': ['the member closes the report dialog', 'सदस्य शिकायत का संवाद बंद करता है'],
    'retry.requested': ['the member tries to load the reasons again', 'सदस्य कारणों को फिर लोड करने की कोशिश करता है'],
  },
  guards: {
    hasReason: [
      'the report has a reason and its text is not too long',
      'शिकायत का कारण चुना गया है और विवरण बहुत लंबा नहीं है',
    ],
    wasSent: ['the server has accepted the report', 'सर्वर ने शिकायत स्वीकार कर ली'],
  },
  actors: {
    loadReasons: ['the request for the reasons of a report', 'शिकायत के कारणों का अनुरोध'],
    sendReport: ['the sending of the report', 'शिकायत भेजना'],
  },
})
