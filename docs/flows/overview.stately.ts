import { createMachine } from 'xstate'

export const overviewMachine = createMachine({
  "id": "overview",
  "initial": "loading",
  "states": {
    "loading": {
      "invoke": {
        "src": "loadGreeting",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "rememberGreeting"
          }
        },
        "onError": "unavailable"
      }
    },
    "shown": {},
    "unavailable": {
      "on": {
        "retry.asked": "loading"
      }
    }
  }
})
