import { describe } from './describe.ts'
import { listingsMachine } from './listingsMachine.ts'

export const listingsWords = describe(listingsMachine, {
  states: {
    starting: [
      'the product checks whether the member returns to a list seen before',
      'ऐप देखता है कि सदस्य पहले देखी गई सूची पर लौट रहा है या नहीं',
    ],
    loading: ['the listings that match the search are loading', 'खोज से मेल खाती लिस्टिंग लोड हो रही हैं'],
    typing: [
      'the member types; the search starts after a short pause',
      'सदस्य लिख रहा है; थोड़े विराम के बाद खोज शुरू होती है',
    ],
    shown: ['the matching listings are shown', 'मेल खाती लिस्टिंग दिख रही हैं'],
    marking: ['a heart in the list is being saved', 'सूची में दिल का निशान सहेजा जा रहा है'],
    markUnanswered: [
      'the server did not confirm the heart; the member can try again',
      'सर्वर ने दिल के निशान की पुष्टि नहीं की; सदस्य फिर कोशिश कर सकता है',
    ],
    refused: ['the member’s current profile may not see this list', 'सदस्य की मौजूदा प्रोफ़ाइल यह सूची नहीं देख सकती'],
    unanswered: [
      'the listings could not be loaded; the member can try again',
      'लिस्टिंग लोड नहीं हो सकीं; सदस्य फिर कोशिश कर सकता है',
    ],
  },
  events: {
    'text.changed': ['the member types in the search box of the market', 'सदस्य बाज़ार के खोज खाने में लिखता है'],
    'search.submitted': ['the member starts the search', 'सदस्य खोज शुरू करता है'],
    'filter.toggled': ['the member adds or removes a filter', 'सदस्य फ़िल्टर जोड़ता या हटाता है'],
    'suggestion.chosen': [
      'the member picks a suggested filter instead of the typed text',
      'सदस्य लिखे हुए पाठ की जगह सुझाया गया फ़िल्टर चुनता है',
    ],
    'suggestions.dismissed': ['the member closes the suggestions', 'सदस्य सुझाव बंद करता है'],
    'flag.toggled': [
      'the member switches to verified listings or to favourites',
      'सदस्य केवल सत्यापित या पसंदीदा लिस्टिंग पर बदलता है',
    ],
    'amount.chosen': ['the member sets the range of amounts', 'सदस्य राशि की सीमा चुनता है'],
    'filters.cleared': ['the member clears all filters', 'सदस्य सभी फ़िल्टर हटाता है'],
    'sort.chosen': ['the member chooses the order of the listings', 'सदस्य लिस्टिंग का क्रम चुनता है'],
    'view.chosen': ['the member switches between grid and list', 'सदस्य ग्रिड और सूची के बीच बदलता है'],
    'address.changed': [
      'the browser goes back or forward to another search',
      'ब्राउज़र पीछे या आगे किसी दूसरी खोज पर जाता है',
    ],
    'favourite.toggled': ['the member taps a heart in the list', 'सदस्य सूची में दिल पर टैप करता है'],
    'more.requested': ['the member scrolls to more listings', 'सदस्य और लिस्टिंग तक स्क्रॉल करता है'],
    'retry.requested': ['the member repeats the list’s last request', 'सदस्य सूची का अंतिम अनुरोध दोहराता है'],
  },
  guards: {
    wasFound: ['the server lets the member see this list', 'सर्वर सदस्य को यह सूची दिखाता है'],
    wasMarked: ['the server has saved the heart', 'सर्वर ने दिल का निशान सहेज लिया'],
    wasSeenBefore: ['the list is still known from before', 'सूची पहले से ज्ञात है'],
    hasMore: ['more listings match the search', 'खोज से और लिस्टिंग मेल खाती हैं'],
    rangeIsValid: [
      'both ends are amounts and the lowest is not above the highest',
      'दोनों सिरे राशियाँ हैं और न्यूनतम राशि अधिकतम राशि से ऊपर नहीं है',
    ],
    wasInterrupted: [
      'typing interrupted a request, so the list may be out of date',
      'टाइप करने से अनुरोध रुक गया था, इसलिए सूची पुरानी हो सकती है',
    ],
    textIsNew: ['the text differs from the one last searched for', 'पाठ पिछली खोज के पाठ से अलग है'],
  },
  actors: {
    loadListings: ['the search for listings', 'लिस्टिंग की खोज'],
    saveFavourite: ['the request to save a heart', 'दिल का निशान सहेजने का अनुरोध'],
    watchAddress: ['the watch on the browser’s back and forward buttons', 'ब्राउज़र के पीछे और आगे बटनों की निगरानी'],
    followScroll: ['the watch on how far the list is scrolled', 'सूची कितनी स्क्रॉल हुई, इसकी निगरानी'],
    prefetchListings: [
      'the watch on links to listings, which are read before they are opened',
      'लिस्टिंग के लिंक की निगरानी, जो खुलने से पहले पढ़ ली जाती हैं',
    ],
    comparedChoice: ['the listings ticked for comparison', 'तुलना के लिए चुनी गई लिस्टिंग'],
    savedSearches: ['the saved searches beside the list', 'सूची के साथ सहेजी गई खोजें'],
  },
  delays: {
    typingPause: ['0.3 seconds pass since the last key in the search box', 'खोज के खाने में अंतिम कुंजी को 0.3 सेकंड बीत जाते हैं'],
  },
})
