import { createMachine } from 'xstate'

export const chooseOfferingMachine = createMachine({
  "id": "chooseOffering",
  "initial": "shown",
  "states": {
    "shown": {}
  }
})
