import { billingDetailsMachine } from './billingDetailsMachine.ts'
import { describe } from './describe.ts'

export const billingDetailsWords = describe(billingDetailsMachine, {
  states: {
    loading: ['the member’s billing details are loading', 'सदस्य का बिलिंग विवरण लोड हो रहा है'],
    shown: ['the page shows to whom receipts are addressed', 'पृष्ठ दिखाता है कि रसीदें किसके नाम बनती हैं'],
    editing: ['the member enters the billing details in a dialog', 'सदस्य संवाद में बिलिंग विवरण भरता है'],
    saving: ['the server is saving the billing details', 'सर्वर बिलिंग विवरण सहेज रहा है'],
    unanswered: [
      'the server did not confirm the billing details, which may be saved',
      'सर्वर ने बिलिंग विवरण की पुष्टि नहीं की; हो सकता है वह सहेजा जा चुका हो',
    ],
    unavailable: [
      'the billing details could not be loaded; the member can try again',
      'बिलिंग विवरण लोड नहीं हो सका; सदस्य फिर कोशिश कर सकता है',
    ],
  },
  events: {
    'edit.requested': ['the member opens the form of the billing details', 'सदस्य बिलिंग विवरण का फ़ॉर्म खोलता है'],
    'field.changed': ['the member changes one of the billing details', 'सदस्य बिलिंग विवरण में कुछ बदलता है'],
    'form.submitted': ['the member saves the billing details', 'सदस्य बिलिंग विवरण सहेजता है'],
    'edit.cancelled': ['the member closes the form of the billing details', 'सदस्य बिलिंग विवरण का फ़ॉर्म बंद करता है'],
    'retry.requested': [
      'the member tries to load the billing details again',
      'सदस्य बिलिंग विवरण फिर लोड करने की कोशिश करता है',
    ],
  },
  guards: {
    draftIsComplete: [
      'the billing details are complete, or empty to remove them',
      'बिलिंग विवरण पूरा है, या हटाने के लिए ख़ाली है',
    ],
    wereSaved: ['the server has saved the billing details', 'सर्वर ने बिलिंग विवरण सहेज लिया'],
  },
  actors: {
    loadBillingDetails: ['the request for the member’s billing details', 'सदस्य के बिलिंग विवरण का अनुरोध'],
    saveBillingDetails: ['the request to save the billing details', 'बिलिंग विवरण सहेजने का अनुरोध'],
  },
})
