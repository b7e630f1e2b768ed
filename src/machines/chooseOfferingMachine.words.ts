import { chooseOfferingMachine } from './chooseOfferingMachine.ts'
import { describe } from './describe.ts'

export const chooseOfferingWords = describe(chooseOfferingMachine, {
  states: {
    shown: [
      'the member sees what can be registered next and the status of each profile',
      'सदस्य देखता है कि आगे क्या पंजीकृत हो सकता है और हर प्रोफ़ाइल की स्थिति क्या है',
    ],
  },
})
