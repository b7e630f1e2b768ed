import { comparedChoiceMachine } from './comparedChoiceMachine.ts'
import { describe } from './describe.ts'

export const comparedChoiceWords = describe(comparedChoiceMachine, {
  states: {
    counting: ['the ticked listings are counted', 'चुनी गई लिस्टिंग गिनी जाती हैं'],
    none: ['no listing is ticked for comparison', 'तुलना के लिए कोई लिस्टिंग नहीं चुनी गई है'],
    single: ['one listing is ticked; a second one is needed', 'एक लिस्टिंग चुनी गई है; दूसरी भी चाहिए'],
    several: ['two or three listings can be compared', 'दो या तीन लिस्टिंग की तुलना की जा सकती है'],
    full: ['four listings are ticked, and no other can be added', 'चार लिस्टिंग चुनी गई हैं, और नहीं जोड़ी जा सकतीं'],
  },
  events: {
    'listing.ticked': [
      'the member ticks a listing for comparison, or removes the tick',
      'सदस्य तुलना के लिए लिस्टिंग चुनता है या चयन हटाता है',
    ],
    'choice.cleared': ['the member removes all ticks', 'सदस्य सभी चयन हटाता है'],
  },
  guards: {
    isEmpty: ['no listing is ticked any more', 'अब कोई लिस्टिंग चुनी हुई नहीं है'],
    isSingle: ['exactly one listing is ticked', 'ठीक एक लिस्टिंग चुनी हुई है'],
    isFull: ['four listings are ticked', 'चार लिस्टिंग चुनी हुई हैं'],
    isChosen: ['the listing was ticked before', 'लिस्टिंग पहले से चुनी हुई थी'],
  },
})
