import { describe } from './describe.ts'
import { messageSearchMachine } from './messageSearchMachine.ts'

export const messageSearchWords = describe(messageSearchMachine, {
  states: {
    closed: ['the message search is closed', 'संदेश खोज बंद है'],
    open: ['the message search is open', 'संदेश खोज खुली है'],
    'open.typing': ['the member types the words to find', 'सदस्य खोजे जाने वाले शब्द लिखता है'],
    'open.searching': [
      'the server is searching one conversation, or all of them, for the words',
      'सर्वर एक बातचीत में, या सभी में, शब्द खोज रहा है',
    ],
    'open.found': [
      'the matching messages are listed, or the search says there are none',
      'मेल खाते संदेश सूची में हैं, या खोज बताती है कि कोई नहीं मिला',
    ],
    'open.unanswered': [
      'the message search got no response; the member can try again',
      'संदेश खोज का उत्तर नहीं मिला; सदस्य फिर कोशिश कर सकता है',
    ],
  },
  events: {
    'search.opened': ['the member opens the message search', 'सदस्य संदेश खोज खोलता है'],
    'search.closed': ['the member closes the message search', 'सदस्य संदेश खोज बंद करता है'],
    'words.changed': ['the member edits the words to find', 'सदस्य खोजे जाने वाले शब्द बदलता है'],
    'message.changed': ['a message is edited or deleted', 'कोई संदेश बदला या हटाया जाता है'],
    'retry.requested': ['the member repeats the message search', 'सदस्य संदेश खोज दोहराता है'],
  },
  guards: {
    isLongEnough: ['at least two characters are typed', 'कम से कम दो अक्षर लिखे गए हैं'],
  },
  actors: {
    findMessages: ['the search for messages', 'संदेशों की खोज'],
  },
  delays: {
    pause: ['0.3 seconds pass since the words last changed', 'शब्दों के अंतिम बदलाव को 0.3 सेकंड बीत जाते हैं'],
  },
})
