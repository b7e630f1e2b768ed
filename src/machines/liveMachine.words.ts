import { describe } from './describe.ts'
import { liveMachine } from './liveMachine.ts'

export const liveWords = describe(liveMachine, {
  states: {
    connecting: ['the product has the live connection open or is opening it', 'ऐप का लाइव कनेक्शन खुला है या खुल रहा है'],
    'connecting.opening': ['the live connection is opening', 'लाइव कनेक्शन खुल रहा है'],
    'connecting.open': [
      'the live connection is open and news arrives as it happens',
      'लाइव कनेक्शन खुला है और सूचनाएँ तुरंत आती हैं',
    ],
    waiting: [
      'the live connection is down; the product reconnects after a pause',
      'लाइव कनेक्शन बंद है; ऐप विराम के बाद फिर जोड़ता है',
    ],
  },
  events: {
    'connection.opened': ['the server says that the live connection is ready', 'सर्वर बताता है कि लाइव कनेक्शन तैयार है'],
    'connection.lost': ['the live connection breaks', 'लाइव कनेक्शन टूटता है'],
    'network.lost': ['the device goes offline', 'डिवाइस ऑफ़लाइन हो जाता है'],
    'network.returned': ['the device comes back online', 'डिवाइस फिर ऑनलाइन आता है'],
    'event.arrived': ['live news arrives from the server', 'सर्वर से लाइव सूचना आती है'],
  },
  actors: {
    listen: ['the live connection to the server', 'सर्वर से लाइव कनेक्शन'],
    watchNetwork: ['the watch on whether the device is online', 'डिवाइस ऑनलाइन है या नहीं, इसकी निगरानी'],
  },
  delays: {
    backoff: [
      'the growing pause before reconnecting ends, at most 30 seconds',
      'फिर जोड़ने से पहले का बढ़ता विराम समाप्त होता है, अधिकतम 30 सेकंड',
    ],
  },
})
