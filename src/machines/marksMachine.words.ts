import { describe } from './describe.ts'
import { marksMachine } from './marksMachine.ts'

export const marksWords = describe(marksMachine, {
  states: {
    idle: ['every message that has arrived is marked', 'आया हुआ हर संदेश चिह्नित है'],
    gathering: ['messages that arrived together wait to be marked', 'एक साथ आए संदेश चिह्नित होने की प्रतीक्षा में हैं'],
  },
  events: {
    'position.reached': ['a message in a conversation is read or delivered', 'बातचीत का कोई संदेश पढ़ा या पहुँचाया जाता है'],
    'mark.lost': ['the server does not answer to a mark', 'सर्वर चिह्न का उत्तर नहीं देता'],
  },
  guards: {
    isFurther: ['no later message of the conversation is marked', 'बातचीत का कोई बाद का संदेश चिह्नित नहीं है'],
    isLatest: ['no later message has been marked since', 'तब से कोई बाद का संदेश चिह्नित नहीं हुआ'],
  },
  delays: {
    gathering: ['a fraction of a second passes since the first of them', 'उनमें से पहले को आधे सेकंड से कम समय बीतता है'],
  },
})
