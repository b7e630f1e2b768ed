import { describe } from './describe.ts'
import { proposalsMachine } from './proposalsMachine.ts'

export const proposalsWords = describe(proposalsMachine, {
  states: {
    loading: ['the proposals are loading', 'प्रस्तावों की सूची लोड हो रही है'],
    shown: ['the sent or received proposals are listed', 'भेजे गए या मिले हुए प्रस्ताव सूची में हैं'],
    unanswered: [
      'the list of proposals could not be loaded; the member can try again',
      'प्रस्तावों की सूची लोड नहीं हो सकी; सदस्य फिर कोशिश कर सकता है',
    ],
  },
  events: {
    'box.chosen': [
      'the member switches between sent and received proposals',
      'सदस्य भेजे गए और मिले हुए प्रस्तावों के बीच बदलता है',
    ],
    'state.chosen': ['the member filters the proposals by status', 'सदस्य प्रस्तावों को स्थिति से छाँटता है'],
    'address.changed': [
      'the address changes to another part of the proposals',
      'पता प्रस्तावों के किसी दूसरे भाग पर बदलता है',
    ],
    'more.requested': ['the member scrolls to more proposals', 'सदस्य और प्रस्तावों तक स्क्रॉल करता है'],
    'retry.requested': [
      'the member tries to load the list of proposals again',
      'सदस्य प्रस्तावों की सूची फिर लोड करने की कोशिश करता है',
    ],
  },
  guards: {
    hasMore: ['there are more proposals to load', 'और प्रस्ताव बाकी हैं'],
  },
  actors: {
    loadProposals: ['the request for a page of proposals', 'प्रस्तावों के एक पृष्ठ का अनुरोध'],
    watchAddress: ['the watch on the address of the proposals', 'प्रस्तावों के पते की निगरानी'],
  },
})
