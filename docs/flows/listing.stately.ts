import { createMachine } from 'xstate'

export const listingMachine = createMachine({
  "id": "listing",
  "initial": "loading",
  "states": {
    "loading": {
      "invoke": {
        "src": "loadListing",
        "onDone": [
          {
            "guard": {
              "type": "wasFound"
            },
            "target": "shown",
            "actions": {
              "type": "rememberListing"
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
        "proposal.begun": [
          {
            "guard": "mayPropose",
            "target": "writing"
          },
          {
            "guard": "proposalNeedsPlan",
            "target": "askingToSubscribe",
            "actions": {
              "type": "choosePlan"
            }
          }
        ],
        "documents.asked": [
          {
            "guard": "documentsWait",
            "target": "runningErrand",
            "actions": "planOpening"
          },
          {
            "guard": "documentsNeedPlan",
            "target": "askingToSubscribe",
            "actions": {
              "type": "choosePlan"
            }
          }
        ],
        "favourite.toggled": {
          "target": "runningErrand",
          "actions": "planMark"
        },
        "report.begun": {
          "guard": "mayReport",
          "target": "reporting"
        }
      }
    },
    "runningErrand": {
      "entry": "forgetRefusal",
      "invoke": {
        "src": "runErrand",
        "onDone": [
          {
            "guard": {
              "type": "wasDone"
            },
            "target": "shown",
            "actions": {
              "type": "rememberChange"
            }
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
    "askingToSubscribe": {
      "on": {
        "subscription.chosen": {
          "target": "shown",
          "actions": "goToPlans"
        },
        "subscription.dropped": "shown"
      }
    },
    "writing": {
      "invoke": {
        "id": "draft",
        "src": "draft",
        "onDone": [
          {
            "guard": {
              "type": "endedFor"
            },
            "target": "loading",
            "actions": "showSentProposals"
          },
          {
            "guard": {
              "type": "endedFor"
            },
            "target": "askingToSubscribe",
            "actions": {
              "type": "choosePlan"
            }
          },
          {
            "target": "shown"
          }
        ]
      }
    },
    "reporting": {
      "invoke": {
        "id": "report",
        "src": "report",
        "onDone": [
          {
            "guard": {
              "type": "wasReported"
            },
            "target": "shown",
            "actions": "noteReport"
          },
          {
            "target": "shown"
          }
        ]
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
