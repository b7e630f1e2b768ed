import { createMachine } from 'xstate'

export const messageSearchMachine = createMachine({
  "id": "messageSearch",
  "initial": "closed",
  "states": {
    "closed": {
      "entry": "forgetSearch",
      "on": {
        "search.opened": "open"
      }
    },
    "open": {
      "initial": "typing",
      "on": {
        "search.closed": "closed",
        "words.changed": {
          "target": ".typing",
          "reenter": true,
          "actions": {
            "type": "rememberWords"
          }
        }
      },
      "states": {
        "typing": {
          "after": {
            "pause": {
              "guard": "isEnough",
              "target": "searching"
            }
          }
        },
        "searching": {
          "invoke": {
            "src": "findMessages",
            "onDone": {
              "target": "found",
              "actions": {
                "type": "rememberFound"
              }
            },
            "onError": "unanswered"
          }
        },
        "found": {},
        "unanswered": {
          "on": {
            "retry.asked": "searching"
          }
        }
      }
    }
  }
})
