import { createMachine } from 'xstate'

export const proposalMachine = createMachine({
  "id": "proposal",
  "initial": "loading",
  "invoke": {
    "src": "hearChanges"
  },
  "states": {
    "loading": {
      "invoke": {
        "src": "loadProposal",
        "onDone": [
          {
            "guard": {
              "type": "wasFound"
            },
            "target": "shown",
            "actions": {
              "type": "rememberLoaded"
            }
          },
          {
            "target": "refused",
            "actions": {
              "type": "rememberLoaded"
            }
          }
        ],
        "onError": "unanswered"
      }
    },
    "shown": {
      "on": {
        "step.chosen": {
          "guard": {
            "type": "isAllowed"
          },
          "target": "confirming",
          "actions": {
            "type": "chooseStep"
          }
        },
        "proposal.changedElsewhere": "loading"
      }
    },
    "confirming": {
      "on": {
        "reason.chosen": {
          "actions": {
            "type": "chooseReason"
          }
        },
        "step.confirmed": {
          "guard": "isReasoned",
          "target": "takingStep"
        },
        "step.dropped": "shown"
      }
    },
    "takingStep": {
      "invoke": {
        "src": "takeStep",
        "onDone": [
          {
            "guard": {
              "type": "wasTaken"
            },
            "target": "shown",
            "actions": {
              "type": "rememberStep"
            }
          },
          {
            "target": "shown",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": "confirming"
      }
    },
    "refused": {},
    "unanswered": {
      "on": {
        "retry.asked": "loading"
      }
    }
  }
})
