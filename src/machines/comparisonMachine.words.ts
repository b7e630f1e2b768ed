import { comparisonMachine } from './comparisonMachine.ts'
import { describe } from './describe.ts'

export const comparisonWords = describe(comparisonMachine, {
  states: {
    starting: ['the address of the comparison is read', 'तुलना का पता पढ़ा जाता है'],
    loading: ['the listings to compare are loading', 'तुलना की लिस्टिंग लोड हो रही हैं'],
    shown: ['the listings stand side by side', 'लिस्टिंग साथ-साथ दिख रही हैं'],
    empty: ['nothing is left to compare; the page leads to the list', 'तुलना के लिए कुछ नहीं बचा; पेज सूची पर ले जाता है'],
    refused: ['the member may not see the listings to compare', 'सदस्य तुलना की लिस्टिंग नहीं देख सकता'],
    unanswered: [
      'the listings to compare could not be reached; the member can load them again',
      'तुलना की लिस्टिंग तक पहुँचा नहीं जा सका; सदस्य उन्हें फिर लोड कर सकता है',
    ],
  },
  events: {
    'listing.removed': ['the member removes a listing from the comparison', 'सदस्य तुलना से एक लिस्टिंग हटाता है'],
    'differences.toggled': [
      'the member hides or shows the rows that are the same for all',
      'सदस्य वे पंक्तियाँ छिपाता या दिखाता है जो सबमें समान हैं',
    ],
    'retry.requested': ['the member tries to load the comparison again', 'सदस्य तुलना फिर लोड करने की कोशिश करता है'],
  },
  guards: {
    namesNone: ['the address names no listing to compare', 'पते में तुलना की कोई लिस्टिंग नहीं है'],
    wasFound: ['at least one of the listings may be seen', 'कम से कम एक लिस्टिंग देखी जा सकती है'],
    wasAnswered: [
      'the server has answered, but none of them can be seen',
      'सर्वर ने उत्तर दिया, पर कोई लिस्टिंग नहीं दिख सकती',
    ],
    isLast: ['it is the last listing of the comparison', 'यह तुलना की अंतिम लिस्टिंग है'],
  },
  actors: { loadCompared: ['the request for the listings to compare', 'तुलना की लिस्टिंग का अनुरोध'] },
})
