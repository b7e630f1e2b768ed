import { createMachine } from 'xstate'

export const chooseOfferingMachine = createMachine({
  "id": "chooseOffering",
  "initial": "shown",
  "states": {
    "shown": {
      "description": "The member sees what can be registered next and the status of each profile.\nसदस्य देखता है कि आगे क्या पंजीकृत हो सकता है और हर प्रोफ़ाइल की स्थिति क्या है।"
    }
  }
})
