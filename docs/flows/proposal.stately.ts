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
        "complaint.begun": {
          "guard": "mayComplain",
          "target": "complaining"
        },
        "proposal.changedElsewhere": "loading"
      }
    },
    "confirming": {
      "on": {
        "field.changed": {
          "actions": {
            "type": "changeField"
          }
        },
        "step.confirmed": [
          {
            "guard": "formIsComplete",
            "target": "takingStep"
          },
          {
            "actions": "markWrong"
          }
        ],
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
            "guard": {
              "type": "needsPlan"
            },
            "target": "askingToSubscribe"
          },
          {
            "guard": {
              "type": "fieldsAreWrong"
            },
            "target": "confirming",
            "actions": {
              "type": "rememberRefusal"
            }
          },
          {
            "target": "loading",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": "stepUnanswered"
      }
    },
    "stepUnanswered": {
      "on": {
        "step.confirmed": "takingStep",
        "step.dropped": "loading"
      }
    },
    "askingToSubscribe": {
      "on": {
        "subscription.chosen": {
          "target": "shown",
          "actions": "goToPlans"
        },
        "step.dropped": "shown"
      }
    },
    "complaining": {
      "invoke": {
        "id": "complaint",
        "src": "complaint",
        "onDone": "loading"
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
