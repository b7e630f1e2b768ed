import { createMachine } from 'xstate'

export const mySubscriptionMachine = createMachine({
  "id": "mySubscription",
  "initial": "loading",
  "states": {
    "loading": {
      "invoke": {
        "src": "loadMySubscription",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "remember"
          }
        },
        "onError": "unavailable"
      }
    },
    "unavailable": {
      "on": {
        "retry.asked": "loading"
      }
    },
    "shown": {}
  }
})
