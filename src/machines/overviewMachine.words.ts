import { describe } from './describe.ts'
import { overviewMachine } from './overviewMachine.ts'

export const overviewWords = describe(overviewMachine, {
  states: {
    loading: ['the numbers and matches of the home page are loading', 'होम पृष्ठ के आँकड़े और मिलान लोड हो रहे हैं'],
    shown: [
      'the home page shows what needs the member’s action and the best matches',
      'होम पृष्ठ दिखाता है कि सदस्य को क्या करना है और सबसे अच्छे मिलान कौन-से हैं',
    ],
    unavailable: [
      'the numbers could not be loaded; the links of the home page still work',
      'आँकड़े लोड नहीं हो सके; होम पृष्ठ के लिंक फिर भी काम करते हैं',
    ],
  },
  events: {
    'retry.requested': [
      'the member tries to load the home page’s numbers again',
      'सदस्य होम पृष्ठ के आँकड़े फिर लोड करने की कोशिश करता है',
    ],
  },
  actors: {
    loadHomeContent: ['the request for numbers and matches', 'आँकड़ों और मिलानों का अनुरोध'],
  },
})
