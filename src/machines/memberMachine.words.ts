import { describe } from './describe.ts'
import { memberMachine } from './memberMachine.ts'

export const memberWords = describe(memberMachine, {
  states: {
    absent: [
      'nobody is signed in, so nothing runs beside the screens',
      'कोई लॉग इन नहीं है, इसलिए स्क्रीन के साथ कुछ नहीं चलता',
    ],
    present: [
      'the chats and the live connection of the signed-in profile run beside its screens',
      'लॉग इन प्रोफ़ाइल की चैट और उसका लाइव कनेक्शन स्क्रीन के साथ चलते हैं',
    ],
  },
  events: {
    'owner.changed': [
      'somebody signs in, signs out or changes the profile',
      'कोई लॉग इन या लॉग आउट करता है या प्रोफ़ाइल बदलता है',
    ],
    'updates.requested': ['a screen wants live news', 'कोई स्क्रीन लाइव सूचनाएँ चाहती है'],
    'chats.opened': ['the member opens the chats', 'सदस्य चैट खोलता है'],
    'conversation.opened': ['the member opens a conversation', 'सदस्य कोई बातचीत खोलता है'],
    'message.sent': ['the server has accepted a message of the member', 'सर्वर ने सदस्य का संदेश स्वीकार कर लिया'],
    'message.changed': ['the member edits a sent message', 'सदस्य भेजा गया संदेश बदलता है'],
    'chat.changed': [
      'the member changes a conversation, or a push says that it changed',
      'सदस्य बातचीत बदलता है, या पुश बताता है कि वह बदली',
    ],
  },
  guards: {
    isLoggedIn: ['somebody is signed in', 'कोई लॉग इन है'],
    hasUnsent: ['messages of an earlier visit were not sent', 'पिछली बार के संदेश भेजे नहीं गए'],
    hasList: ['the list of conversations was opened before', 'बातचीत की सूची पहले खोली गई थी'],
  },
  actors: {
    watchOwner: ['the watch on who is signed in', 'कौन लॉग इन है, इसकी निगरानी'],
    findUnsent: ['the search for conversations with unsent messages', 'न भेजे गए संदेशों वाली बातचीत की खोज'],
    live: ['the connection for live news', 'लाइव सूचनाओं का कनेक्शन'],
    chatList: ['the list of the member’s conversations', 'सदस्य की बातचीत की सूची'],
    conversation: ['the writing in a conversation', 'किसी बातचीत में लेखन'],
    readMarks: ['the marks of what was read', 'पढ़े हुए के चिह्न'],
    deliveryMarks: ['the marks of what was delivered', 'पहुँचे हुए के चिह्न'],
  },
})
