import { createMachine } from 'xstate'

export const placesMachine = createMachine({
  "id": "places",
  "context": {
    "known": {},
    "wanted": []
  },
  "invoke": {
    "src": "hearLanguage"
  },
  "on": {
    "places.wanted": {
      "actions": {
        "type": "want"
      }
    }
  },
  "initial": "resting",
  "states": {
    "resting": {
      "always": {
        "guard": "someAreWanted",
        "target": "loading"
      },
      "on": {
        "language.changed": {
          "actions": "wantAnew"
        }
      }
    },
    "loading": {
      "on": {
        "language.changed": {
          "target": "loading",
          "reenter": true,
          "actions": "wantAnew"
        }
      },
      "invoke": {
        "src": "loadPlaces",
        "onDone": {
          "target": "resting",
          "actions": {
            "type": "remember"
          }
        },
        "onError": "unanswered"
      }
    },
    "unanswered": {
      "after": {
        "nextTry": "resting"
      }
    }
  }
})
