import { describe } from './describe.ts'
import { proposalMachine } from './proposalMachine.ts'

export const proposalWords = describe(proposalMachine, {
  states: {
    loading: ['the proposal is loading', 'प्रस्ताव लोड हो रहा है'],
    shown: [
      'the proposal is shown with its status, activity and next steps',
      'प्रस्ताव अपनी स्थिति, गतिविधि और अगले चरणों के साथ दिख रहा है',
    ],
    preparingCopy: [
      'the signed NDA is being prepared for download',
      'हस्ताक्षरित गोपनीयता समझौता डाउनलोड के लिए तैयार हो रहा है',
    ],
    confirming: [
      'a dialog asks the member to confirm the step, with its terms where there are any',
      'संवाद सदस्य से चरण की पुष्टि माँगता है, शर्तें हों तो उनके साथ',
    ],
    takingStep: ['the server is taking the step of the proposal', 'सर्वर प्रस्ताव का चरण पूरा कर रहा है'],
    stepUnanswered: [
      'the server did not confirm the step; the member can repeat it safely',
      'सर्वर ने चरण की पुष्टि नहीं की; सदस्य उसे सुरक्षित रूप से दोहरा सकता है',
    ],
    offeringSubscription: [
      'a dialog explains which plan this step needs',
      'संवाद बताता है कि इस चरण के लिए कौन-सा प्लान चाहिए',
    ],
    complaining: ['the member requests the credit of this proposal back', 'सदस्य इस प्रस्ताव का क्रेडिट वापस माँगता है'],
    refused: ['the proposal does not exist or the member may not see it', 'प्रस्ताव मौजूद नहीं है या सदस्य उसे देख नहीं सकता'],
    unanswered: [
      'the proposal could not be loaded; the member can try again',
      'प्रस्ताव लोड नहीं हो सका; सदस्य फिर कोशिश कर सकता है',
    ],
  },
  events: {
    'step.chosen': ['the member chooses the next step of the proposal', 'सदस्य प्रस्ताव का अगला चरण चुनता है'],
    'step.confirmed': ['the member confirms the step', 'सदस्य चरण की पुष्टि करता है'],
    'step.cancelled': ['the member closes the dialog without taking the step', 'सदस्य चरण उठाए बिना संवाद बंद करता है'],
    'field.changed': ['the member edits the form of the step', 'सदस्य चरण का फ़ॉर्म बदलता है'],
    'proposal.changedElsewhere': [
      'the other party, or another tab, changes the proposal',
      'दूसरा पक्ष या दूसरा टैब प्रस्ताव बदलता है',
    ],
    'complaint.started': ['the member chooses to request the credit back', 'सदस्य क्रेडिट वापस माँगना चुनता है'],
    'copy.requested': [
      'the member chooses to download the signed NDA',
      'सदस्य हस्ताक्षरित गोपनीयता समझौता डाउनलोड करना चुनता है',
    ],
    'subscription.chosen': ['the member goes from the proposal to the plans', 'सदस्य प्रस्ताव से प्लान पर जाता है'],
    'retry.requested': ['the member tries to load the proposal again', 'सदस्य प्रस्ताव फिर लोड करने की कोशिश करता है'],
  },
  guards: {
    wasFound: ['the proposal exists and the member may see it', 'प्रस्ताव मौजूद है और सदस्य उसे देख सकता है'],
    wasAccepted: ['the server has taken the step', 'सर्वर ने चरण पूरा कर दिया'],
    needsPlan: ['this step needs another plan', 'इस चरण के लिए दूसरा प्लान चाहिए'],
    fieldsAreInvalid: ['the server finds errors in the step’s form', 'सर्वर को चरण के फ़ॉर्म में त्रुटियाँ मिलती हैं'],
    isAllowed: ['the member may take this step now', 'सदस्य अभी यह चरण उठा सकता है'],
    isOutdated: ['the proposal has changed since it was last requested', 'प्रस्ताव पिछली बार माँगे जाने के बाद बदल चुका है'],
    ndaIsSigned: ['the NDA of this proposal is signed', 'इस प्रस्ताव के गोपनीयता समझौते पर हस्ताक्षर हो चुके हैं'],
    mayComplain: ['the credit of this proposal may be requested back', 'इस प्रस्ताव का क्रेडिट वापस माँगा जा सकता है'],
    formIsComplete: ['the step’s form has no errors', 'चरण के फ़ॉर्म में कोई त्रुटि नहीं है'],
  },
  actors: {
    loadProposal: ['the request for the proposal', 'प्रस्ताव का अनुरोध'],
    takeStep: ['the request to take the step', 'चरण पूरा करने का अनुरोध'],
    downloadNda: ['the download of the signed NDA', 'हस्ताक्षरित गोपनीयता समझौते का डाउनलोड'],
    watchChanges: ['live news about the proposal', 'प्रस्ताव की लाइव सूचना'],
    complaint: ['the request for the credit back', 'क्रेडिट वापसी का अनुरोध'],
  },
})
