import { describe } from './describe.ts'
import { waitingMachine } from './waitingMachine.ts'

export const waitingWords = describe(waitingMachine, {
  states: {
    quiet: ['no request from this page is waiting for a response', 'इस पृष्ठ का कोई अनुरोध उत्तर की प्रतीक्षा में नहीं है'],
    waiting: [
      'a request from this page is waiting for a response, less than 10 seconds so far',
      'इस पृष्ठ का एक अनुरोध उत्तर की प्रतीक्षा में है, अब तक 10 सेकंड से कम',
    ],
    slow: [
      'a notice says that the product is still working, and may offer to cancel',
      'एक सूचना बताती है कि ऐप अब भी काम कर रहा है, और रद्द करने का विकल्प दे सकती है',
    ],
  },
  events: {
    'call.sent': ['the page sends a request', 'पृष्ठ एक अनुरोध भेजता है'],
    'call.answered': ['a request gets its response', 'किसी अनुरोध का उत्तर आता है'],
    'cancel.requested': ['the member cancels the slow requests', 'सदस्य धीमे अनुरोध रद्द करता है'],
  },
  guards: {
    wasLast: ['no other request is waiting for a response', 'कोई दूसरा अनुरोध उत्तर की प्रतीक्षा में नहीं है'],
    othersAreSlow: [
      'another request has been waiting for 10 seconds or more',
      'दूसरा अनुरोध 10 सेकंड या अधिक से प्रतीक्षा में है',
    ],
  },
  actors: {
    showNotice: ['the notice about slow requests', 'धीमे अनुरोधों की सूचना'],
  },
  delays: {
    patience: ['10 seconds pass since the oldest open request was sent', 'सबसे पुराने खुले अनुरोध को भेजे 10 सेकंड बीत जाते हैं'],
  },
})
