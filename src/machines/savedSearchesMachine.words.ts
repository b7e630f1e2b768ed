import { describe } from './describe.ts'
import { savedSearchesMachine } from './savedSearchesMachine.ts'

export const savedSearchesWords = describe(savedSearchesMachine, {
  states: {
    closed: ['the dialog of saved searches is closed', 'सहेजी गई खोजों का संवाद बंद है'],
    loading: ['the saved searches are loading', 'सहेजी गई खोजें लोड हो रही हैं'],
    shown: [
      'the dialog lists the saved searches and can save the current one',
      'संवाद सहेजी गई खोजें दिखाता है और मौजूदा खोज सहेज सकता है',
    ],
    runningAction: ['a saved search is being added, changed or removed', 'एक सहेजी गई खोज जोड़ी, बदली या हटाई जा रही है'],
    refreshing: ['the saved searches are loading again after a change', 'बदलाव के बाद सहेजी गई खोजें फिर लोड हो रही हैं'],
    unanswered: [
      'the server did not respond about the saved searches; the member can reload them',
      'सर्वर ने सहेजी गई खोजों पर उत्तर नहीं दिया; सदस्य उन्हें फिर लोड कर सकता है',
    ],
  },
  events: {
    'panel.opened': ['the member opens the saved searches', 'सदस्य सहेजी गई खोजें खोलता है'],
    'panel.closed': ['the member closes the saved searches', 'सदस्य सहेजी गई खोजें बंद करता है'],
    'name.changed': ['the member names the search to save', 'सदस्य सहेजी जाने वाली खोज को नाम देता है'],
    'alert.chosen': [
      'the member chooses how often to hear about new matches',
      'सदस्य चुनता है कि नए मिलान की सूचना कितनी बार मिले',
    ],
    'search.saved': ['the member saves the current search', 'सदस्य मौजूदा खोज सहेजता है'],
    'search.changed': ['the member changes a saved search', 'सदस्य कोई सहेजी गई खोज बदलता है'],
    'search.removed': ['the member removes a saved search', 'सदस्य कोई सहेजी गई खोज हटाता है'],
    'search.opened': ['the member runs a saved search', 'सदस्य कोई सहेजी गई खोज चलाता है'],
    'subscription.chosen': [
      'the member goes from the saved searches to the plans',
      'सदस्य सहेजी गई खोजों से प्लान पर जाता है',
    ],
    'retry.requested': [
      'the member tries to load the saved searches again',
      'सदस्य सहेजी गई खोजें फिर लोड करने की कोशिश करता है',
    ],
  },
  guards: {
    wasDone: ['the server has updated the saved searches', 'सर्वर ने सहेजी गई खोजें बदल दीं'],
    isNamed: ['the search to save has a name', 'सहेजी जाने वाली खोज का नाम है'],
  },
  actors: {
    loadSearches: ['the request for the saved searches', 'सहेजी गई खोजों का अनुरोध'],
    runAction: ['the request to add, change or remove a saved search', 'सहेजी गई खोज जोड़ने, बदलने या हटाने का अनुरोध'],
  },
})
