import { createMachine } from 'xstate'

export const profileLoadingMachine = createMachine({
  "id": "profileLoading",
  "initial": "loading",
  "states": {
    "loading": {
      "invoke": {
        "src": "loadProfile",
        "onDone": {
          "target": "loaded",
          "actions": {
            "type": "rememberLoaded"
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
    "loaded": {
      "type": "final"
    }
  }
})
