import { describe } from './describe.ts'
import { profileLoadingMachine } from './profileLoadingMachine.ts'

export const profileLoadingWords = describe(profileLoadingMachine, {
  states: {
    loading: ['the profile and its saved draft are loading', 'प्रोफ़ाइल और उसका सहेजा ड्राफ़्ट लोड हो रहे हैं'],
    unavailable: [
      'the profile and its draft could not be loaded; the member can try again',
      'प्रोफ़ाइल और उसका ड्राफ़्ट लोड नहीं हो सके; सदस्य फिर कोशिश कर सकता है',
    ],
    loaded: [
      'the profile and its draft are loaded, and the form can open',
      'प्रोफ़ाइल और ड्राफ़्ट लोड हो गए और फ़ॉर्म खुल सकता है',
    ],
  },
  events: {
    'retry.requested': [
      'the member tries to load the profile and its draft again',
      'सदस्य प्रोफ़ाइल और ड्राफ़्ट फिर लोड करने की कोशिश करता है',
    ],
  },
  actors: {
    loadProfile: ['the request for the profile and its draft', 'प्रोफ़ाइल और ड्राफ़्ट का अनुरोध'],
  },
})
