import { createMachine } from 'xstate'

export const proposalDraftMachine = createMachine({
  "id": "proposalDraft",
  "initial": "writing",
  "states": {
    "writing": {
      "on": {
        "message.changed": {
          "actions": {
            "type": "changeMessage"
          }
        },
        "proposal.submitted": {
          "guard": "isWritten",
          "target": "sending",
          "actions": "sendNow"
        },
        "proposal.kept": {
          "guard": "isWritten",
          "target": "sending",
          "actions": "keepForLater"
        },
        "proposal.dropped": {
          "target": "over",
          "actions": "noteDropped"
        }
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
            "target": "over",
            "actions": "noteSent"
          },
          {
            "guard": {
              "type": "needsPlan"
            },
            "target": "over",
            "actions": {
              "type": "notePlan"
            }
          },
          {
            "target": "writing",
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
        "proposal.submitted": "sending",
        "proposal.dropped": {
          "target": "over",
          "actions": "noteDropped"
        }
      }
    },
    "over": {
      "type": "final"
    }
  }
})
