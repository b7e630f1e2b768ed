import { createMachine } from 'xstate'

export const draftKeepingMachine = createMachine({
  "id": "draftKeeping",
  "on": {
    "answers.changed": {
      "target": ".waiting",
      "reenter": true,
      "actions": {
        "type": "remember"
      }
    },
    "answers.settled": ".resting"
  },
  "initial": "resting",
  "states": {
    "resting": {},
    "waiting": {
      "after": {
        "pause": "keeping"
      }
    },
    "keeping": {
      "invoke": {
        "src": "keepDraft",
        "onDone": [
          {
            "guard": {
              "type": "wasKept"
            },
            "target": "kept",
            "actions": "announceKept"
          },
          {
            "target": "refused"
          }
        ],
        "onError": {
          "target": "unanswered",
          "actions": "countTry"
        }
      }
    },
    "kept": {},
    "refused": {},
    "unanswered": {
      "after": {
        "nextTry": "keeping"
      }
    }
  }
})
