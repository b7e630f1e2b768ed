import { createMachine } from 'xstate'

export const listingsMachine = createMachine({
  "id": "listings",
  "initial": "beginning",
  "invoke": [
    {
      "src": "followScroll"
    },
    {
      "src": "hearAddress"
    },
    {
      "id": "savedSearches",
      "src": "savedSearches"
    }
  ],
  "on": {
    "text.changed": {
      "target": ".typing",
      "actions": {
        "type": "changeText"
      }
    },
    "search.submitted": {
      "target": ".loading",
      "reenter": true,
      "actions": [
        "takeText",
        "beginAnew",
        "pushAddress"
      ]
    },
    "filter.toggled": {
      "target": ".loading",
      "reenter": true,
      "actions": [
        {
          "type": "toggleFilter"
        },
        "beginAnew",
        "pushAddress"
      ]
    },
    "flag.toggled": {
      "target": ".loading",
      "reenter": true,
      "actions": [
        {
          "type": "toggleFlag"
        },
        "beginAnew",
        "pushAddress"
      ]
    },
    "amount.chosen": {
      "target": ".loading",
      "reenter": true,
      "actions": [
        {
          "type": "chooseAmount"
        },
        "beginAnew",
        "pushAddress"
      ]
    },
    "filters.cleared": {
      "target": ".loading",
      "reenter": true,
      "actions": [
        "clearFilters",
        "beginAnew",
        "pushAddress"
      ]
    },
    "sort.chosen": {
      "target": ".loading",
      "reenter": true,
      "actions": [
        {
          "type": "chooseSort"
        },
        "beginAnew",
        "pushAddress"
      ]
    },
    "address.changed": {
      "target": ".loading",
      "reenter": true,
      "actions": [
        {
          "type": "followAddress"
        },
        "beginAnew"
      ]
    },
    "view.chosen": {
      "actions": [
        {
          "type": "chooseView"
        },
        "keepView"
      ]
    }
  },
  "states": {
    "beginning": {
      "always": [
        {
          "guard": "wasSeenBefore",
          "target": "shown"
        },
        {
          "target": "loading"
        }
      ]
    },
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
              "type": "showFound"
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
    "typing": {
      "on": {
        "text.changed": {
          "target": "typing",
          "reenter": true,
          "actions": {
            "type": "changeText"
          }
        }
      },
      "after": {
        "typingPause": [
          {
            "guard": "textIsNew",
            "target": "loading",
            "actions": [
              "takeText",
              "beginAnew",
              "replaceAddress"
            ]
          },
          {
            "target": "shown"
          }
        ]
      }
    },
    "shown": {
      "entry": "keepSeen",
      "on": {
        "more.asked": {
          "guard": "hasMore",
          "target": "loading"
        },
        "favourite.toggled": {
          "target": "marking",
          "actions": {
            "type": "rememberMark"
          }
        }
      }
    },
    "marking": {
      "invoke": {
        "src": "markListing",
        "onDone": [
          {
            "guard": {
              "type": "wasMarked"
            },
            "target": "shown",
            "actions": [
              "showMark",
              "forgetMark"
            ]
          },
          {
            "target": "shown",
            "actions": [
              {
                "type": "rememberRefusal"
              },
              "forgetMark"
            ]
          }
        ],
        "onError": "markUnanswered"
      }
    },
    "markUnanswered": {
      "on": {
        "retry.asked": "marking"
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
