import { accountDeletionMachine } from './accountDeletionMachine.ts'
import { describe } from './describe.ts'

export const accountDeletionWords = describe(accountDeletionMachine, {
  states: {
    confirmingOwner: [
      'the owner enters the login name and password of the account to delete',
      'स्वामी हटाए जाने वाले खाते का लॉगिन नाम और पासवर्ड भरता है',
    ],
    checkingPassword: [
      'the server checks the password before it sends a deletion code',
      'हटाने का कोड भेजने से पहले सर्वर पासवर्ड जाँचता है',
    ],
    checkUnanswered: [
      'the password could not be checked; the owner can submit it again',
      'पासवर्ड जाँचा नहीं जा सका; स्वामी उसे फिर भेज सकता है',
    ],
    verifyingOwner: [
      'the owner enters the code that proves the account is theirs',
      'स्वामी वह कोड भरता है जिससे साबित हो कि खाता उसी का है',
    ],
    requestingDeletion: ['the deletion request is on its way to the server', 'हटाने का अनुरोध सर्वर को भेजा जा रहा है'],
    unanswered: [
      'the server did not confirm the deletion request; the owner can send it again',
      'सर्वर ने हटाने के अनुरोध की पुष्टि नहीं की; स्वामी उसे फिर भेज सकता है',
    ],
    requested: [
      'the deletion is scheduled; the account can still be saved for 14 days',
      'खाते का हटना तय हो गया है; 14 दिन तक खाता बचाया जा सकता है',
    ],
  },
  events: {
    'countries.translated': [
      'the country list of the deletion form has loaded in the other language',
      'हटाने के फ़ॉर्म की देश-सूची दूसरी भाषा में लोड हो गई',
    ],
    'field.changed': [
      'the owner edits the login name or password of the account to delete',
      'स्वामी हटाए जाने वाले खाते का लॉगिन नाम या पासवर्ड बदलता है',
    ],
    'form.submitted': ['the owner submits the deletion form', 'स्वामी हटाने का फ़ॉर्म जमा करता है'],
    'deletion.cancelled': ['the owner goes back to the deletion form', 'स्वामी हटाने के फ़ॉर्म पर लौटता है'],
  },
  guards: {
    hasProof: [
      'the owner has already entered a valid deletion code and the form has no errors',
      'स्वामी हटाने का मान्य कोड पहले ही भर चुका है और फ़ॉर्म में कोई त्रुटि नहीं है',
    ],
    formIsValid: ['the deletion form has no errors', 'हटाने के फ़ॉर्म में कोई त्रुटि नहीं है'],
    passwordIsCorrect: ['the owner’s password is correct', 'स्वामी का पासवर्ड सही है'],
    proofIsInvalid: ['the deletion code can no longer be used', 'हटाने का कोड अब उपयोग नहीं हो सकता'],
    wasRequested: ['the server has scheduled the deletion', 'सर्वर ने खाता हटाना तय कर दिया है'],
  },
  actors: {
    loadCountries: ['the request for the country list of the deletion form', 'हटाने के फ़ॉर्म की देश-सूची का अनुरोध'],
    watchCountries: [
      'the watch on the language of the country list of the deletion form',
      'हटाने के फ़ॉर्म की देश-सूची की भाषा की निगरानी',
    ],
    checkPassword: ['the password check before the deletion', 'हटाने से पहले पासवर्ड की जाँच'],
    oneTimeCode: ['the code check of the account’s owner', 'खाते के स्वामी की कोड से जाँच'],
    requestDeletion: ['the request to delete the account', 'खाता हटाने का अनुरोध'],
  },
})
