import { describe } from './describe.ts'
import { pageMachine } from './pageMachine.ts'

export const pageWords = describe(pageMachine, {
  states: {
    shown: ['the page shows what is already known about the account', 'पृष्ठ वही दिखाता है जो खाते के बारे में पहले से ज्ञात है'],
  },
})
