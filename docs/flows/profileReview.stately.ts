import { createMachine } from 'xstate'

export const profileReviewMachine = createMachine({
  "id": "profileReview",
  "entry": "refreshAccount",
  "invoke": {
    "id": "optionLists",
    "src": "optionLists"
  },
  "initial": "loading",
  "states": {
    "loading": {
      "invoke": {
        "src": "loadReview",
        "onDone": {
          "target": "reviewing",
          "actions": [
            {
              "type": "rememberLoaded"
            },
            "openShelf"
          ]
        },
        "onError": "unavailable"
      }
    },
    "reviewing": {
      "on": {
        "profile.submitted": {
          "guard": "maySubmit",
          "target": "submitting"
        }
      }
    },
    "submitting": {
      "invoke": {
        "src": "submitProfile",
        "onDone": [
          {
            "guard": {
              "type": "wasSubmitted"
            },
            "target": "reviewing",
            "actions": [
              {
                "type": "rememberSubmitted"
              },
              "announceSubmission"
            ]
          },
          {
            "target": "reviewing",
            "actions": {
              "type": "rememberSubmitted"
            }
          }
        ],
        "onError": "unanswered"
      }
    },
    "unanswered": {
      "on": {
        "profile.submitted": "submitting"
      }
    },
    "unavailable": {
      "on": {
        "retry.asked": "loading"
      }
    }
  }
})
