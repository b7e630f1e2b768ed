import { createMachine } from 'xstate'

export const optionListsMachine = createMachine({
  "id": "optionLists",
  "invoke": {
    "src": "hearLanguage"
  },
  "initial": "loading",
  "states": {
    "loading": {
      "on": {
        "language.changed": {
          "target": "loading",
          "reenter": true
        }
      },
      "invoke": {
        "src": "loadOptionLists",
        "onDone": {
          "target": "ready",
          "actions": {
            "type": "rememberLists"
          }
        },
        "onError": "unavailable"
      }
    },
    "ready": {
      "on": {
        "language.changed": "translating"
      }
    },
    "translating": {
      "on": {
        "language.changed": {
          "target": "translating",
          "reenter": true
        }
      },
      "invoke": {
        "src": "loadOptionLists",
        "onDone": {
          "target": "ready",
          "actions": {
            "type": "rememberLists"
          }
        },
        "onError": "ready"
      }
    },
    "unavailable": {
      "on": {
        "retry.asked": "loading",
        "language.changed": "loading"
      }
    }
  }
})
