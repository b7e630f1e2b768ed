import { describe } from './describe.ts'
import { navigationMachine } from './navigationMachine.ts'

export const navigationWords = describe(navigationMachine, {
  states: {
    resolving: ['the product decides what the address shows', 'ऐप तय करता है कि यह पता क्या दिखाएगा'],
    checkingProfile: [
      'the product compares the address with the profiles of the member',
      'ऐप पते का मिलान सदस्य की प्रोफ़ाइलों से करता है',
    ],
    changingProfile: [
      'the address belongs to another profile of the member; the product asks the session to switch to it',
      'पता सदस्य की दूसरी प्रोफ़ाइल का है; ऐप सत्र से उस पर जाने को कहता है',
    ],
    permitted: ['the screen of the address is shown', 'इस पते की स्क्रीन दिखाई जाती है'],
    greeting: ['the public home page is shown', 'सार्वजनिक मुखपृष्ठ दिखाया जाता है'],
    waiting: ['nothing is shown until the account is known', 'खाते की जानकारी आने तक कुछ नहीं दिखता'],
    switching: [
      'the session is switching to the profile that the address belongs to',
      'सत्र उस प्रोफ़ाइल पर जा रहा है जिसका यह पता है',
    ],
    redirecting: [
      'the member is being led to the same list under their own profile, or from a login form to their home',
      'सदस्य को अपनी प्रोफ़ाइल की वैसी ही सूची पर, या लॉगिन फ़ॉर्म से अपने मुखपृष्ठ पर ले जाया जा रहा है',
    ],
    refused: [
      'the address is closed to whoever opened it, and they are being led away',
      'यह पता खोलने वाले के लिए बंद है और उसे दूसरी जगह ले जाया जा रहा है',
    ],
    accountUnavailable: [
      'the screen says that the account could not be loaded and offers to try again',
      'स्क्रीन बताती है कि खाता लोड नहीं हो सका और फिर कोशिश करने का विकल्प देती है',
    ],
    unknown: ['the product has no screen for the address', 'ऐप में इस पते की कोई स्क्रीन नहीं है'],
  },
  events: {
    'address.changed': ['the address changes', 'पता बदलता है'],
    'session.changed': ['the account, or what is known of it, changes', 'खाता या उसके बारे में ज्ञात स्थिति बदलती है'],
  },
  guards: {
    hasNoScreen: ['no screen has this address', 'किसी स्क्रीन का यह पता नहीं है'],
    hasAccount: ['the account of the member is known', 'सदस्य का खाता ज्ञात है'],
    isHome: ['the address is the home page', 'पता मुखपृष्ठ का है'],
    accountFailed: ['the request for the account has failed', 'खाते का अनुरोध विफल रहा है'],
    accountIsAwaited: ['the account may still arrive', 'खाता अभी आ सकता है'],
    isGuarded: ['the address needs a login', 'इस पते के लिए लॉगिन चाहिए'],
    isForVisitors: ['the address is a login or a registration form', 'पता लॉगिन या पंजीकरण फ़ॉर्म का है'],
    needsGlobalConnectProfile: [
      'the address belongs to Global Connect and the entrepreneur has no profile for it',
      'पता Global Connect का है और उद्यमी की उसके लिए प्रोफ़ाइल नहीं है',
    ],
    belongsToOtherProfile: ['the address belongs to another profile of the member', 'पता सदस्य की दूसरी प्रोफ़ाइल का है'],
    belongsToNoOwnProfile: [
      'the address is a list of a profile that the member does not have',
      'पता ऐसी प्रोफ़ाइल की सूची का है जो सदस्य के पास नहीं है',
    ],
  },
  actors: {
    watchAddress: ['the watch on the address', 'पते की निगरानी'],
    watchSession: ['the watch on the session', 'सत्र की निगरानी'],
  },
})
