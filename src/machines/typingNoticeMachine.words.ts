import { describe } from './describe.ts'
import { typingNoticeMachine } from './typingNoticeMachine.ts'

export const typingNoticeWords = describe(typingNoticeMachine, {
  states: {
    quiet: [
      'the other member has not been notified lately that the member is typing',
      'दूसरे पक्ष को हाल में नहीं बताया गया कि सदस्य लिख रहा है',
    ],
    noticed: [
      'the other member has just been notified that the member is typing',
      'दूसरे पक्ष को अभी बताया गया है कि सदस्य लिख रहा है',
    ],
  },
  events: {
    'text.entered': ['there is text in the message box', 'संदेश के खाने में पाठ है'],
    'text.emptied': ['the message box becomes empty', 'संदेश का खाना खाली हो जाता है'],
  },
  delays: { interval: ['3 seconds pass since the last typing notice', 'लिखने की पिछली सूचना को 3 सेकंड बीत जाते हैं'] },
})
