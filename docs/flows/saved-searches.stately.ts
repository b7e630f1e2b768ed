import { createMachine } from 'xstate'

export const savedSearchesMachine = createMachine({
  "id": "savedSearches",
  "initial": "closed",
  "on": {
    "panel.closed": ".closed"
  },
  "states": {
    "closed": {
      "on": {
        "panel.opened": {
          "target": "loading",
          "actions": {
            "type": "open"
          }
        }
      }
    },
    "loading": {
      "invoke": {
        "src": "loadSearches",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "showSearches"
          }
        },
        "onError": "unanswered"
      }
    },
    "shown": {
      "on": {
        "name.changed": {
          "actions": {
            "type": "changeName"
          }
        },
        "alert.chosen": {
          "actions": {
            "type": "chooseAlert"
          }
        },
        "search.kept": {
          "guard": "isNamed",
          "target": "runningErrand",
          "actions": "planKeeping"
        },
        "search.changed": {
          "target": "runningErrand",
          "actions": {
            "type": "planErrand"
          }
        },
        "search.removed": {
          "target": "runningErrand",
          "actions": {
            "type": "planErrand"
          }
        },
        "search.opened": {
          "target": "closed",
          "actions": {
            "type": "showSearch"
          }
        },
        "subscription.chosen": {
          "target": "closed",
          "actions": "chooseSubscription"
        }
      }
    },
    "runningErrand": {
      "invoke": {
        "src": "runErrand",
        "onDone": [
          {
            "guard": {
              "type": "wasDone"
            },
            "target": "loading",
            "actions": "forgetName"
          },
          {
            "target": "shown",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": "unanswered"
      }
    },
    "unanswered": {
      "on": {
        "retry.asked": "loading"
      }
    }
  }
})
