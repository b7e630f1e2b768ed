import { describe } from './describe.ts'
import { loginMachine } from './loginMachine.ts'

export const loginWords = describe(loginMachine, {
  states: {
    starting: [
      'the login page checks whether a password reset was under way before a reload',
      'लॉगिन पृष्ठ देखता है कि रीलोड से पहले पासवर्ड रीसेट चल रहा था या नहीं',
    ],
    editing: [
      'the visitor enters an email or mobile number and the password',
      'आगंतुक ई-मेल या मोबाइल नंबर और पासवर्ड भरता है',
    ],
    loggingIn: ['the server is checking the login details', 'सर्वर लॉगिन का विवरण जाँच रहा है'],
    unanswered: [
      'the server did not respond to the login; the visitor can submit it again',
      'सर्वर ने लॉगिन का उत्तर नहीं दिया; आगंतुक उसे फिर जमा कर सकता है',
    ],
    verifying: [
      'the account is locked; the visitor confirms the login with a code sent to the other address',
      'खाता लॉक है; आगंतुक दूसरे पते पर भेजे गए कोड से लॉगिन की पुष्टि करता है',
    ],
    recovering: ['the visitor is resetting a forgotten password', 'आगंतुक भूला हुआ पासवर्ड रीसेट कर रहा है'],
    granted: ['the login has succeeded and the member’s session begins', 'लॉगिन सफल हुआ और सदस्य का सत्र शुरू होता है'],
  },
  events: {
    'countries.translated': [
      'the country list of the login form has loaded in the other language',
      'लॉगिन फ़ॉर्म की देश-सूची दूसरी भाषा में लोड हो गई',
    ],
    'field.changed': ['the visitor edits the login form', 'आगंतुक लॉगिन फ़ॉर्म बदलता है'],
    'form.submitted': ['the visitor submits the login form', 'आगंतुक लॉगिन फ़ॉर्म जमा करता है'],
    'code.requested': ['the visitor asks to log in with a code', 'आगंतुक कोड से लॉगिन करना चाहता है'],
    'code.cancelled': ['the visitor goes back to the login form', 'आगंतुक लॉगिन फ़ॉर्म पर लौटता है'],
    'password.forgotten': ['the visitor chooses “Forgot password?”', 'आगंतुक “पासवर्ड भूल गए?” चुनता है'],
  },
  guards: {
    isRecovering: ['a password reset was under way before the reload', 'रीलोड से पहले पासवर्ड रीसेट चल रहा था'],
    draftIsValid: ['the login form has no errors', 'लॉगिन फ़ॉर्म में कोई त्रुटि नहीं है'],
    isLocked: ['the account is locked after too many wrong passwords', 'कई ग़लत पासवर्ड के बाद खाता लॉक है'],
    wasGranted: ['the login details are correct', 'लॉगिन का विवरण सही है'],
  },
  actors: {
    loadCountries: ['the request for the country list of the login form', 'लॉगिन फ़ॉर्म की देश-सूची का अनुरोध'],
    watchCountries: [
      'the watch on the language of the country list of the login form',
      'लॉगिन फ़ॉर्म की देश-सूची की भाषा की निगरानी',
    ],
    oneTimeCode: ['the code that opens a locked login', 'लॉक लॉगिन खोलने वाला कोड'],
    logIn: ['the login request', 'लॉगिन का अनुरोध'],
    passwordReset: ['the password reset inside the login page', 'लॉगिन पृष्ठ के भीतर पासवर्ड रीसेट'],
  },
})
