import { describe } from './describe.ts'
import { placesMachine } from './placesMachine.ts'

export const placesWords = describe(placesMachine, {
  states: {
    idle: ['all states and cities that the form needs are loaded', 'फ़ॉर्म के लिए ज़रूरी सभी राज्य और शहर लोड हैं'],
    loading: ['states or cities are loading', 'राज्य या शहर लोड हो रहे हैं'],
    unanswered: [
      'states or cities could not be loaded; the product tries again shortly, and a city can be typed meanwhile',
      'राज्य या शहर लोड नहीं हो सके; ऐप थोड़ी देर में फिर कोशिश करता है, तब तक शहर लिखा जा सकता है',
    ],
  },
  events: {
    'places.requested': [
      'the form needs the states or cities of a country or state',
      'फ़ॉर्म को किसी देश या राज्य के राज्य या शहर चाहिए',
    ],
    'language.changed': ['the member switches the language of states and cities', 'सदस्य राज्यों और शहरों की भाषा बदलता है'],
  },
  guards: {
    someAreRequested: ['some states or cities are not loaded yet', 'कुछ राज्य या शहर अभी लोड नहीं हुए'],
  },
  actors: {
    loadPlaces: ['the request for states and cities', 'राज्यों और शहरों का अनुरोध'],
    watchLanguage: ['the watch on the language of states and cities', 'राज्यों और शहरों की भाषा की निगरानी'],
  },
  delays: {
    retryDelay: ['3 seconds pass since states or cities failed to load', 'राज्य या शहर लोड न होने के बाद 3 सेकंड बीत जाते हैं'],
  },
})
