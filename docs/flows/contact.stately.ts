import { createMachine } from 'xstate'

export const contactMachine = createMachine({
  "id": "contact",
  "initial": "editing",
  "states": {
    "editing": {
      "on": {
        "field.changed": {
          "actions": [
            {
              "type": "change"
            },
            "keepDraft"
          ]
        },
        "form.submitted": [
          {
            "guard": "draftIsFlawless",
            "target": "sending"
          },
          {
            "actions": "revealErrors"
          }
        ]
      }
    },
    "sending": {
      "entry": "forgetErrors",
      "invoke": {
        "src": "sendMessage",
        "onDone": [
          {
            "guard": {
              "type": "wasSent"
            },
            "target": "sent",
            "actions": [
              {
                "type": "rememberReference"
              },
              "forgetDraft"
            ]
          },
          {
            "target": "editing",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": {
          "target": "unanswered",
          "actions": {
            "type": "noteLoss"
          }
        }
      }
    },
    "unanswered": {
      "on": {
        "field.changed": {
          "target": "editing",
          "actions": [
            {
              "type": "change"
            },
            "keepDraft"
          ]
        },
        "form.submitted": "sending"
      }
    },
    "sent": {
      "type": "final"
    }
  }
})
