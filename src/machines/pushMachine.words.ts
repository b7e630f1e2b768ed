import { describe } from './describe.ts'
import { pushMachine } from './pushMachine.ts'

export const pushWords = describe(pushMachine, {
  states: {
    choosingChannel: [
      'the product checks whether this browser can receive pushes',
      'ऐप जाँचता है कि यह ब्राउज़र पुश पा सकता है या नहीं',
    ],
    liveOnly: ['this browser gets news only while the product is open', 'इस ब्राउज़र को सूचना केवल ऐप खुला रहने पर मिलती है'],
    notRequested: [
      'pushes are off on this device and the browser has not asked for permission',
      'इस डिवाइस पर पुश बंद हैं और ब्राउज़र ने अनुमति नहीं माँगी है',
    ],
    requestingPermission: [
      'the browser asks the member to allow notifications',
      'ब्राउज़र सदस्य से सूचनाओं की अनुमति माँगता है',
    ],
    denied: ['the browser blocks notifications; the member can ask again', 'ब्राउज़र सूचनाएँ रोकता है; सदस्य फिर माँग सकता है'],
    registering: ['this device is being registered for pushes', 'यह डिवाइस पुश के लिए पंजीकृत हो रहा है'],
    registered: ['this device receives pushes even when the product is closed', 'ऐप बंद होने पर भी इस डिवाइस पर पुश आते हैं'],
    unregistering: ['the registration of this device is being removed', 'इस डिवाइस का पंजीकरण हटाया जा रहा है'],
    unregistered: [
      'notifications are allowed but this device could not be registered',
      'सूचनाओं की अनुमति है पर यह डिवाइस पंजीकृत नहीं हो सका',
    ],
  },
  events: {
    'push.enabled': ['the member turns pushes on', 'सदस्य पुश चालू करता है'],
    'push.disabled': ['the member turns pushes off', 'सदस्य पुश बंद करता है'],
    'message.received': ['a push reaches this browser', 'इस ब्राउज़र पर पुश आता है'],
  },
  guards: {
    isLive: ['this browser cannot receive pushes', 'यह ब्राउज़र पुश नहीं पा सकता'],
    isRegistered: ['this device was registered on an earlier visit', 'यह डिवाइस पिछली बार पंजीकृत था'],
    isDenied: ['the member blocked notifications in this browser before', 'सदस्य ने इस ब्राउज़र में पहले सूचनाएँ रोकी थीं'],
    wasGranted: ['the member allows notifications', 'सदस्य सूचनाओं की अनुमति देता है'],
    isForMe: ['the push is for the member who is signed in', 'पुश उसी सदस्य के लिए है जो साइन इन है'],
  },
  actors: {
    readPushChannel: ['the check of what this browser can receive', 'यह ब्राउज़र क्या पा सकता है, इसकी जाँच'],
    requestPermission: ['the browser’s request for permission', 'ब्राउज़र का अनुमति अनुरोध'],
    registerDevice: ['the registration of this device', 'इस डिवाइस का पंजीकरण'],
    unregisterDevice: ['the request to remove this device’s registration', 'इस डिवाइस का पंजीकरण हटाने का अनुरोध'],
    watchForeground: ['the arrival of pushes while a page is open', 'पेज खुला रहते पुश का आना'],
    watchPushes: ['the arrival of pushes in this browser', 'इस ब्राउज़र में पुश का आना'],
  },
})
