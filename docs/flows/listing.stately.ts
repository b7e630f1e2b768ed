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
    "refused": {},
    "unanswered": {
      "on": {
        "retry.asked": "loading"
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
            "guard": "needsSubscription",
            "target": "askingToSubscribe"
          }
        ]
      }
    },
    "askingToSubscribe": {
      "on": {
        "subscription.chosen": {
          "target": "shown",
          "actions": "chooseSubscription"
        },
        "proposal.dropped": "shown"
      }
    },
    "writing": {
      "on": {
        "message.changed": {
          "actions": {
            "type": "changeMessage"
          }
        },
        "proposal.submitted": {
          "guard": "isWritten",
          "target": "sending"
        },
        "proposal.dropped": "shown"
      }
    },
    "sending": {
      "entry": "forgetRefusal",
      "invoke": {
        "src": "sendProposal",
        "onDone": [
          {
            "guard": {
              "type": "wasSent"
            },
            "target": "sent",
            "actions": "showSentProposals"
          },
          {
            "target": "writing",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": {
          "target": "writing",
          "actions": {
            "type": "rememberRefusal"
          }
        }
      }
    },
    "sent": {}
  }
})
