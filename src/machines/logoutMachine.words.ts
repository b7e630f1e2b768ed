import { describe } from './describe.ts'
import { logoutMachine } from './logoutMachine.ts'

export const logoutWords = describe(logoutMachine, {
  states: {
    confirming: ['a dialog asks whether to log out', 'संवाद पूछता है कि लॉग आउट करना है या नहीं'],
    unregisteringDevice: [
      'pushes to this device are being switched off before the logout',
      'लॉग आउट से पहले इस डिवाइस के पुश बंद किए जा रहे हैं',
    ],
    endingSession: ['the server is ending the session of this browser', 'सर्वर इस ब्राउज़र का सत्र समाप्त कर रहा है'],
    left: ['the member is logged out of this browser', 'सदस्य इस ब्राउज़र से लॉग आउट हो चुका है'],
    stayed: ['the member decided to stay logged in', 'सदस्य ने लॉग इन रहना चुना'],
  },
  events: {
    'logout.confirmed': ['the member confirms the logout', 'सदस्य लॉग आउट की पुष्टि करता है'],
    'logout.cancelled': ['the member cancels the logout', 'सदस्य लॉग आउट रद्द करता है'],
  },
  guards: {
    hasDevice: ['this device receives pushes', 'इस डिवाइस पर पुश आते हैं'],
  },
  actors: {
    unregisterDevice: ['the request to stop pushes to this device', 'इस डिवाइस के पुश रोकने का अनुरोध'],
    endSession: ['the request to end this session', 'यह सत्र समाप्त करने का अनुरोध'],
  },
  delays: {
    patience: ['3 seconds pass without a response during the logout', 'लॉग आउट के दौरान बिना उत्तर 3 सेकंड बीत जाते हैं'],
  },
})
