import { describe } from './describe.ts'
import { ownDetailsMachine } from './ownDetailsMachine.ts'

export const ownDetailsWords = describe(ownDetailsMachine, {
  states: {
    editing: [
      'the member enters a new name, or a new email or mobile number with the password',
      'सदस्य नया नाम, या पासवर्ड के साथ नया ईमेल या मोबाइल नंबर भरता है',
    ],
    savingName: ['the server is saving the new name', 'सर्वर नया नाम सहेज रहा है'],
    requestingCode: [
      'the server is checking the password and sending a code to the new email or mobile number',
      'सर्वर पासवर्ड जाँचकर नए ईमेल या मोबाइल नंबर पर कोड भेज रहा है',
    ],
    enteringCode: [
      'the member enters the code that was sent to the new email or mobile number',
      'सदस्य नए ईमेल या मोबाइल नंबर पर भेजा गया कोड भरता है',
    ],
    changingContact: ['the server is replacing the email or mobile number', 'सर्वर ईमेल या मोबाइल नंबर बदल रहा है'],
    unanswered: [
      'the server did not confirm the request, which may already have gone through; it can be repeated',
      'सर्वर ने अनुरोध की पुष्टि नहीं की; हो सकता है वह पूरा हो चुका हो; उसे दोहराया जा सकता है',
    ],
    saved: ['the server has confirmed the change', 'सर्वर ने बदलाव की पुष्टि कर दी'],
    closed: ['the dialog is closed without a confirmed change', 'संवाद बिना पुष्ट बदलाव के बंद है'],
  },
  events: {
    'countries.translated': ['the list of countries arrives in the new language', 'देशों की सूची नई भाषा में आती है'],
    'field.changed': ['the member edits a field', 'सदस्य कोई खाना बदलता है'],
    'form.submitted': ['the member submits the form', 'सदस्य फ़ॉर्म जमा करता है'],
    'contact.changeRequested': [
      'the member goes back from the code to the new email or mobile number',
      'सदस्य कोड से वापस नए ईमेल या मोबाइल नंबर पर जाता है',
    ],
    'dialog.closed': ['the member closes the dialog', 'सदस्य संवाद बंद करता है'],
  },
  guards: {
    nameIsValid: ['the name is being changed and is not empty', 'नाम बदला जा रहा है और ख़ाली नहीं है'],
    hasProof: [
      'the code for this email or mobile number was entered already',
      'इस ईमेल या मोबाइल नंबर का कोड भरा जा चुका है',
    ],
    contactIsValid: [
      'the email or mobile number is valid and new, and a password was entered',
      'ईमेल या मोबाइल नंबर मान्य और नया है और पासवर्ड भरा गया है',
    ],
    wasAccepted: ['the server has accepted the request', 'सर्वर ने अनुरोध स्वीकार कर लिया'],
    proofIsInvalid: [
      'the entered code has expired or was used',
      'भरे गए कोड का समय समाप्त हो चुका है या वह इस्तेमाल हो चुका है',
    ],
  },
  actors: {
    loadCountries: ['the request for countries and dial codes', 'देशों और डायल कोड का अनुरोध'],
    watchCountries: ['the language of the page', 'पृष्ठ की भाषा'],
    saveName: ['the request to save the name', 'नाम सहेजने का अनुरोध'],
    requestCode: ['the request for a code', 'कोड का अनुरोध'],
    oneTimeCode: ['the one-time code', 'वन-टाइम कोड'],
    changeContact: ['the request to change the email or mobile number', 'ईमेल या मोबाइल नंबर बदलने का अनुरोध'],
  },
})
