import { conversationMachine } from './conversationMachine.ts'
import { describe } from './describe.ts'

export const conversationWords = describe(conversationMachine, {
  states: {
    restoring: [
      'the draft and the unsent messages of an earlier visit are being restored',
      'पिछली बार का ड्राफ़्ट और न भेजे गए संदेश वापस लाए जा रहे हैं',
    ],
    composing: [
      'the member can write; no message is waiting to go out',
      'सदस्य लिख सकता है; कोई संदेश भेजे जाने की कतार में नहीं है',
    ],
    sending: ['the first queued message is being sent', 'कतार का पहला संदेश भेजा जा रहा है'],
    queued: ['a message is queued and will be sent again shortly', 'एक संदेश कतार में है और थोड़ी देर में फिर भेजा जाएगा'],
  },
  events: {
    'draft.changed': ['the member types in the message box', 'सदस्य संदेश के खाने में लिखता है'],
    'reply.started': ['the member starts a reply to a message', 'सदस्य किसी संदेश का उत्तर लिखना शुरू करता है'],
    'reply.cancelled': ['the member cancels the reply', 'सदस्य उत्तर लिखना रद्द करता है'],
    'message.submitted': ['the member sends a chat message', 'सदस्य चैट संदेश भेजता है'],
    'files.chosen': ['the member attaches files to the conversation', 'सदस्य बातचीत में फ़ाइलें जोड़ता है'],
    'file.removed': ['the member removes an attached file', 'सदस्य जोड़ी गई फ़ाइल हटाता है'],
    'message.confirmed': ['the sent message appears in the conversation', 'भेजा गया संदेश बातचीत में दिखता है'],
    'message.discarded': ['the member discards an unsent message', 'सदस्य न भेजा गया संदेश हटाता है'],
    'sending.progressed': ['the upload of an attached file advances', 'जोड़ी गई फ़ाइल का अपलोड आगे बढ़ता है'],
    'sending.settled': ['the server accepts or refuses the chat message', 'सर्वर चैट संदेश को स्वीकार या अस्वीकार करता है'],
    'sending.unanswered': ['the server does not confirm the chat message', 'सर्वर चैट संदेश की पुष्टि नहीं करता'],
    'connection.opened': ['the live connection opens while messages are queued', 'संदेश कतार में रहते लाइव कनेक्शन खुलता है'],
    'retry.requested': ['the member chooses to send the queued messages now', 'सदस्य कतार के संदेश अभी भेजना चुनता है'],
    'message.retried': ['the member sends a refused message again', 'सदस्य अस्वीकृत संदेश फिर भेजता है'],
  },
  guards: {
    mayBeSent: [
      'the message box has a valid file or text, and the text is not too long',
      'संदेश के खाने में मान्य फ़ाइल या पाठ है, और पाठ बहुत लंबा नहीं है',
    ],
    hasOutgoing: ['a message is waiting to go out', 'एक संदेश भेजे जाने की कतार में है'],
    isSettled: [
      'the message that was being sent is no longer first in the queue',
      'जो संदेश भेजा जा रहा था वह अब कतार में पहला नहीं है',
    ],
    isQueued: ['the message is still held on this device', 'संदेश अभी इस डिवाइस पर रखा है'],
    wasRefused: ['the server refused this message earlier', 'सर्वर ने यह संदेश पहले अस्वीकार किया था'],
    wasAccepted: ['the server has accepted the chat message', 'सर्वर ने चैट संदेश स्वीकार कर लिया'],
    isRateLimited: [
      'the member is sending too fast and can send again later',
      'सदस्य बहुत तेज़ी से भेज रहा है और बाद में फिर भेज सकता है',
    ],
  },
  actors: {
    restoreWriting: ['the search for unsent writing on this device', 'इस डिवाइस पर न भेजे गए लेखन की खोज'],
    subscribeToLive: ['the live news about this writing', 'इस लेखन के बारे में लाइव सूचनाएँ'],
    typingNotice: ['the notice to the other side about typing', 'लिखने के बारे में दूसरे पक्ष को सूचना'],
    sendMessage: ['the sending of a chat message', 'चैट संदेश भेजना'],
  },
  delays: {
    backoff: [
      'the growing pause before the message is sent again ends, at most 30 seconds',
      'संदेश फिर भेजने से पहले का बढ़ता विराम समाप्त होता है, अधिकतम 30 सेकंड',
    ],
  },
})
