import { describe } from './describe.ts'
import { linkTargetsMachine } from './linkTargetsMachine.ts'

export const linkTargetsWords = describe(linkTargetsMachine, {
  states: {
    idle: ['no link waits to be looked up', 'कोई लिंक जाँच की प्रतीक्षा में नहीं है'],
    loading: [
      'the titles of linked listings and proposals are loading',
      'लिंक की गई लिस्टिंग और प्रस्तावों के शीर्षक लोड हो रहे हैं',
    ],
    unanswered: [
      'the titles of links could not be loaded; the request is repeated soon',
      'लिंक के शीर्षक लोड नहीं हो सके; अगली कोशिश अपने आप होगी',
    ],
  },
  events: {
    'messages.shown': ['messages are shown that may contain links', 'ऐसे संदेश दिखते हैं जिनमें लिंक हो सकते हैं'],
  },
  guards: { someAreRequested: ['a link waits to be looked up', 'कोई लिंक जाँच की प्रतीक्षा में है'] },
  actors: { loadTargets: ['the request for the titles of links', 'लिंक के शीर्षकों का अनुरोध'] },
  delays: { retryDelay: ['10 seconds pass before links are looked up again', 'लिंक फिर जाँचने से पहले 10 सेकंड बीतते हैं'] },
})
