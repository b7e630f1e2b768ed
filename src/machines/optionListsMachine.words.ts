import { describe } from './describe.ts'
import { optionListsMachine } from './optionListsMachine.ts'

export const optionListsWords = describe(optionListsMachine, {
  states: {
    loading: ['the option lists of the form are loading', 'फ़ॉर्म की विकल्प-सूचियाँ लोड हो रही हैं'],
    ready: ['the option lists are ready in the language in use', 'चुनी हुई भाषा में विकल्प-सूचियाँ तैयार हैं'],
    translating: [
      'the option lists are loading in the other language; the old ones stay visible',
      'विकल्प-सूचियाँ दूसरी भाषा में लोड हो रही हैं; पुरानी दिखती रहती हैं',
    ],
    unavailable: [
      'the option lists could not be loaded; the member can try again',
      'विकल्प-सूचियाँ लोड नहीं हो सकीं; सदस्य फिर कोशिश कर सकता है',
    ],
  },
  events: {
    'language.changed': ['the member switches the language of the form', 'सदस्य फ़ॉर्म की भाषा बदलता है'],
    'retry.requested': [
      'the member tries to load the option lists again',
      'सदस्य विकल्प-सूचियाँ फिर लोड करने की कोशिश करता है',
    ],
  },
  actors: {
    loadOptionLists: ['the request for the option lists', 'विकल्प-सूचियों का अनुरोध'],
    watchLanguage: ['the watch on the language of the form', 'फ़ॉर्म की भाषा की निगरानी'],
  },
})
