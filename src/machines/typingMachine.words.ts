import { describe } from './describe.ts'
import { typingMachine } from './typingMachine.ts'

export const typingWords = describe(typingMachine, {
  states: {
    quiet: ['the other participant is not typing', 'दूसरा प्रतिभागी नहीं लिख रहा है'],
    typing: ['the other participant is typing', 'दूसरा प्रतिभागी लिख रहा है'],
  },
  events: {
    'typing.seen': ['the other participant types', 'दूसरा प्रतिभागी कुछ लिखता है'],
    'typing.ended': ['the other participant’s message arrives', 'दूसरे प्रतिभागी का संदेश आता है'],
  },
  actors: {
    watchTyping: ['live news about who is typing', 'कौन लिख रहा है, इसकी लाइव सूचना'],
  },
  delays: {
    fade: ['5 seconds pass since the other participant last typed', 'दूसरे प्रतिभागी के पिछली बार लिखने को 5 सेकंड बीत जाते हैं'],
  },
})
