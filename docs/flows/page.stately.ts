import { createMachine } from 'xstate'

export const pageMachine = createMachine({
  "id": "page",
  "initial": "shown",
  "states": {
    "shown": {
      "description": "The page shows what is already known about the account.\nपृष्ठ वही दिखाता है जो खाते के बारे में पहले से ज्ञात है।"
    }
  }
})
