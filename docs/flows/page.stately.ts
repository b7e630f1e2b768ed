import { createMachine } from 'xstate'

export const pageMachine = createMachine({
  "id": "page",
  "initial": "shown",
  "states": {
    "shown": {}
  }
})
