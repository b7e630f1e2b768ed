import { describe } from './describe.ts'
import { sessionMachine } from './sessionMachine.ts'

export const sessionWords = describe(sessionMachine, {
  states: {
    restoring: ['the product looks for a session from an earlier visit', 'ऐप पिछली बार का सत्र ढूँढ़ रहा है'],
    loadingAccount: ['the account of the member is loading', 'सदस्य का खाता लोड हो रहा है'],
    loggedIn: ['the member is signed in', 'सदस्य साइन इन है'],
    'loggedIn.fresh': [
      'the member is signed in and the account is reloaded every hour',
      'सदस्य साइन इन है और खाता हर घंटे फिर लोड होता है',
    ],
    'loggedIn.unseen': [
      'the member is signed in but the tab is hidden; the account is not reloaded until the tab is seen',
      'सदस्य साइन इन है पर टैब छिपा है; टैब दिखने तक खाता फिर लोड नहीं होता',
    ],
    switchingAccount: ['the member is switching to another profile', 'सदस्य दूसरी प्रोफ़ाइल पर जा रहा है'],
    accountUnavailable: [
      'the account could not be loaded; the member can try again or log out',
      'खाता लोड नहीं हो सका; सदस्य फिर कोशिश कर सकता है या लॉग आउट कर सकता है',
    ],
    loggingOut: ['the member is logging out', 'सदस्य लॉग आउट कर रहा है'],
    loggedOut: ['nobody is signed in; only the public pages are open', 'कोई साइन इन नहीं है; केवल सार्वजनिक पृष्ठ खुले हैं'],
  },
  events: {
    'session.granted': ['a login or a registration succeeds', 'लॉगिन या पंजीकरण सफल होता है'],
    'session.refused': ['the server no longer accepts the session', 'सर्वर अब सत्र को स्वीकार नहीं करता'],
    'session.endedElsewhere': ['the member logs out in another tab', 'सदस्य दूसरे टैब में लॉग आउट करता है'],
    'session.changedElsewhere': [
      'another tab logs in or switches to another profile',
      'दूसरा टैब लॉग इन करता है या दूसरी प्रोफ़ाइल पर जाता है',
    ],
    'account.changed': ['a page has changed something about the account', 'किसी पृष्ठ ने खाते में कुछ बदला है'],
    'account.switched': ['the member chooses another profile to act as', 'सदस्य काम करने के लिए दूसरी प्रोफ़ाइल चुनता है'],
    'device.changed': [
      'this device is registered for pushes, or no longer is',
      'यह डिवाइस पुश के लिए पंजीकृत होता है या पंजीकरण हटता है',
    ],
    'tab.shown': ['the member returns to the tab', 'सदस्य टैब पर लौटता है'],
    'tab.hidden': ['the tab is hidden', 'टैब छिप जाता है'],
    'retry.requested': ['the member tries to load the account again', 'सदस्य खाता फिर लोड करने की कोशिश करता है'],
    'logout.requested': ['the member chooses to log out', 'सदस्य लॉग आउट चुनता है'],
  },
  guards: {
    hadToken: ['this browser has a session from an earlier visit', 'इस ब्राउज़र में पिछली बार का सत्र है'],
    isHidden: ['the tab is not visible', 'टैब दिखाई नहीं दे रहा है'],
    hasAccount: ['an account is already shown', 'एक खाता पहले से दिख रहा है'],
    hasEnded: ['the member confirmed the logout', 'सदस्य ने लॉग आउट की पुष्टि की'],
    isDifferentAccount: [
      'the account belongs to a different member than before',
      'खाता पहले वाले सदस्य का नहीं, किसी और का है',
    ],
    refreshIsDue: ['the account was loaded more than an hour ago', 'खाता लोड हुए एक घंटे से अधिक हो चुका है'],
  },
  actors: {
    loadAccount: ['the request for the account', 'खाते का अनुरोध'],
    switchAccount: ['the switch to the other profile', 'दूसरी प्रोफ़ाइल पर जाने का अनुरोध'],
    logout: ['the logout', 'लॉग आउट'],
    watchOtherTabs: ['news from the other tabs of this browser', 'इस ब्राउज़र के दूसरे टैबों की सूचना'],
    lazyFlows: ['the flows that outlive their screens', 'अपनी स्क्रीन के बाद भी चलने वाले फ़्लो'],
    watchTab: ['the watch on whether the tab is visible', 'टैब दिख रहा है या नहीं, इसकी निगरानी'],
  },
  delays: {
    refreshInterval: ['an hour passes since the account was loaded', 'खाता लोड हुए एक घंटा बीत जाता है'],
  },
})
