import { describe } from './describe.ts'
import { registerMachine } from './registerMachine.ts'

export const registerWords = describe(registerMachine, {
  states: {
    resuming: [
      'the registration checks whether a code was awaited before a reload',
      'पंजीकरण देखता है कि रीलोड से पहले कोड की प्रतीक्षा थी या नहीं',
    ],
    editing: ['the visitor fills in the registration form', 'आगंतुक पंजीकरण फ़ॉर्म भरता है'],
    verifyingEmail: [
      'the visitor enters the code that was sent to the email address',
      'आगंतुक ई-मेल पते पर भेजा गया कोड भरता है',
    ],
    registering: ['the server is creating the account', 'सर्वर खाता बना रहा है'],
    unanswered: [
      'the registration got no response; the visitor can submit it again',
      'पंजीकरण का उत्तर नहीं मिला; आगंतुक उसे फिर जमा कर सकता है',
    ],
    registered: ['the account is created and the new member is logged in', 'खाता बन गया और नया सदस्य लॉग इन है'],
  },
  events: {
    'countries.translated': [
      'the country list of the registration form has loaded in the other language',
      'पंजीकरण फ़ॉर्म की देश-सूची दूसरी भाषा में लोड हो गई',
    ],
    'field.changed': ['the visitor edits the registration form', 'आगंतुक पंजीकरण फ़ॉर्म बदलता है'],
    'form.submitted': ['the visitor submits the registration form', 'आगंतुक पंजीकरण फ़ॉर्म जमा करता है'],
    'verification.requested': ['the visitor chooses to verify the email address', 'आगंतुक ई-मेल पता सत्यापित करना चुनता है'],
  },
  guards: {
    awaitsCode: ['a registration code was sent before the reload', 'रीलोड से पहले पंजीकरण कोड भेजा गया था'],
    emailIsAnother: [
      'the email address is no longer the one that is being verified',
      'ई-मेल पता अब वह नहीं है जो सत्यापित हो रहा है',
    ],
    emailIsValid: ['the email address of the registration is valid', 'पंजीकरण का ई-मेल पता सही है'],
    draftIsValid: [
      'the registration form has no errors and its email address is verified',
      'पंजीकरण फ़ॉर्म में कोई त्रुटि नहीं है और उसका ई-मेल पता सत्यापित है',
    ],
    wasGranted: ['the server has created the account', 'सर्वर ने खाता बना दिया'],
    proofIsInvalid: ['the verified code of the email address has expired', 'ई-मेल पते के सत्यापित कोड की समय-सीमा बीत गई'],
  },
  actors: {
    loadCountries: ['the request for the country list of the registration form', 'पंजीकरण फ़ॉर्म की देश-सूची का अनुरोध'],
    watchCountries: [
      'the watch on the language of the country list of the registration form',
      'पंजीकरण फ़ॉर्म की देश-सूची की भाषा की निगरानी',
    ],
    register: ['the request to create the account', 'खाता बनाने का अनुरोध'],
    oneTimeCode: ['the code check of the email address', 'ई-मेल पते के कोड की जाँच'],
  },
})
