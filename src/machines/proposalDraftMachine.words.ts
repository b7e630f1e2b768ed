import { describe } from './describe.ts'
import { proposalDraftMachine } from './proposalDraftMachine.ts'

export const proposalDraftWords = describe(proposalDraftMachine, {
  states: {
    writing: ['the member writes the message of a proposal', 'सदस्य प्रस्ताव का संदेश लिखता है'],
    sending: ['the proposal is being sent, or saved as a draft', 'प्रस्ताव भेजा जा रहा है या ड्राफ़्ट के रूप में सहेजा जा रहा है'],
    unanswered: [
      'the server did not confirm the proposal; the member can send the same one again',
      'सर्वर ने प्रस्ताव की पुष्टि नहीं की; सदस्य वही प्रस्ताव फिर भेज सकता है',
    ],
    over: [
      'the proposal form is closed: sent, saved, discarded, or in need of another plan',
      'प्रस्ताव का फ़ॉर्म बंद है: भेजा गया, सहेजा गया, छोड़ा गया, या दूसरा प्लान चाहिए',
    ],
  },
  events: {
    'message.changed': ['the member edits the message of the proposal', 'सदस्य प्रस्ताव का संदेश बदलता है'],
    'proposal.submitted': ['the member sends the proposal', 'सदस्य प्रस्ताव भेजता है'],
    'proposal.saved': ['the member saves the proposal as a draft', 'सदस्य प्रस्ताव को ड्राफ़्ट के रूप में सहेजता है'],
    'proposal.cancelled': ['the member closes the proposal form', 'सदस्य प्रस्ताव का फ़ॉर्म बंद करता है'],
  },
  guards: {
    isWritten: ['the proposal has a message that is not too long', 'प्रस्ताव में ऐसा संदेश है जो बहुत लंबा नहीं है'],
    wasSent: ['the server has accepted the proposal', 'सर्वर ने प्रस्ताव स्वीकार कर लिया'],
    needsPlan: ['sending the proposal needs another plan', 'प्रस्ताव भेजने के लिए दूसरा प्लान चाहिए'],
  },
  actors: {
    sendProposal: ['the sending of the proposal', 'प्रस्ताव भेजना'],
  },
})
