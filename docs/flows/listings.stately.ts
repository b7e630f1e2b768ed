import { createMachine } from 'xstate'

export const listingsMachine = createMachine({
  "id": "listings",
  "initial": "loading",
  "on": {
    "text.changed": {
      "actions": {
        "type": "changeText"
      }
    },
    "search.submitted": {
      "target": ".loading",
      "reenter": true,
      "actions": [
        "beginSearch",
        "writeAddress"
      ]
    }
  },
  "states": {
    "loading": {
      "invoke": {
        "src": "loadListings",
        "onDone": [
          {
            "guard": {
              "type": "wasFound"
            },
            "target": "shown",
            "actions": {
              "type": "append"
            }
          },
          {
            "target": "refused",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": "unanswered"
      }
    },
    "shown": {
      "on": {
        "more.asked": {
          "guard": "hasMore",
          "target": "loading"
        }
      }
    },
    "refused": {
      "on": {
        "retry.asked": "loading"
      }
    },
    "unanswered": {
      "on": {
        "retry.asked": "loading"
      }
    }
  }
})
