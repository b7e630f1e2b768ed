import { describe } from './describe.ts'
import { passwordResetMachine } from './passwordResetMachine.ts'

export const passwordResetWords = describe(passwordResetMachine, {
  states: {
    starting: ['the reset checks how far it had come before a reload', 'रीसेट देखता है कि रीलोड से पहले वह कहाँ तक पहुँचा था'],
    namingAccount: [
      'the visitor enters the email or mobile number of the forgotten password',
      'आगंतुक भूले हुए पासवर्ड का ई-मेल या मोबाइल नंबर भरता है',
    ],
    verifyingAccount: ['the visitor enters the reset code that was sent', 'आगंतुक भेजा गया रीसेट कोड भरता है'],
    choosingPassword: [
      'the visitor chooses a password to replace the forgotten one',
      'आगंतुक भूले हुए पासवर्ड की जगह नया पासवर्ड चुनता है',
    ],
    resetting: [
      'the server is setting the password that replaces the forgotten one',
      'सर्वर भूले हुए पासवर्ड की जगह नया पासवर्ड लगा रहा है',
    ],
    unanswered: [
      'the server did not confirm the reset; the visitor can submit the password again',
      'सर्वर ने रीसेट की पुष्टि नहीं की; आगंतुक पासवर्ड फिर जमा कर सकता है',
    ],
    resetUnconfirmed: [
      'the reset code is used up, so the password has most likely been reset',
      'रीसेट कोड उपयोग हो चुका है, इसलिए पासवर्ड शायद रीसेट हो चुका है',
    ],
    reset: [
      'the forgotten password is replaced; the visitor can log in with the new one',
      'भूला हुआ पासवर्ड बदल गया; आगंतुक नए पासवर्ड से लॉग इन कर सकता है',
    ],
    left: ['the visitor has left the reset for the login page', 'आगंतुक रीसेट छोड़कर लॉगिन पृष्ठ पर गया'],
  },
  events: {
    'countries.translated': [
      'the country list of the reset form has loaded in the other language',
      'रीसेट फ़ॉर्म की देश-सूची दूसरी भाषा में लोड हो गई',
    ],
    'name.changed': ['the visitor edits the login name to reset', 'आगंतुक रीसेट के लिए लॉगिन नाम बदलता है'],
    'field.changed': ['the visitor edits the replacement password', 'आगंतुक नया चुना गया पासवर्ड बदलता है'],
    'form.submitted': ['the visitor submits the current step of the reset', 'आगंतुक रीसेट का वर्तमान चरण जमा करता है'],
    'name.changeRequested': [
      'the visitor chooses another email or mobile number for the reset',
      'आगंतुक रीसेट के लिए दूसरा ई-मेल या मोबाइल नंबर चुनता है',
    ],
    'login.requested': ['the visitor returns to the login page', 'आगंतुक लॉगिन पृष्ठ पर लौटता है'],
  },
  guards: {
    hasProof: ['the visitor already entered a valid reset code', 'आगंतुक मान्य रीसेट कोड पहले ही भर चुका है'],
    isResumed: ['the reset continues after a reload', 'रीसेट रीलोड के बाद जारी है'],
    nameIsValid: ['the email or mobile number to reset is valid', 'रीसेट का ई-मेल या मोबाइल नंबर मान्य है'],
    draftIsValid: [
      'the replacement password is valid and repeated correctly',
      'नया चुना गया पासवर्ड मान्य है और सही दोहराया गया है',
    ],
    wasReset: ['the server has replaced the forgotten password', 'सर्वर ने भूला हुआ पासवर्ड बदल दिया'],
    proofIsInvalid: ['the reset code can no longer be used', 'रीसेट कोड अब उपयोग नहीं हो सकता'],
    mayHaveBeenReset: [
      'the reset code is used up after an attempt that got no response',
      'बिना उत्तर वाले प्रयास के बाद रीसेट कोड उपयोग हो चुका है',
    ],
  },
  actors: {
    loadCountries: ['the request for the country list of the reset form', 'रीसेट फ़ॉर्म की देश-सूची का अनुरोध'],
    watchCountries: [
      'the watch on the language of the country list of the reset form',
      'रीसेट फ़ॉर्म की देश-सूची की भाषा की निगरानी',
    ],
    oneTimeCode: ['the code check of the reset', 'रीसेट के कोड की जाँच'],
    resetPassword: ['the request to replace the forgotten password', 'भूला हुआ पासवर्ड बदलने का अनुरोध'],
  },
})
