import { createMachine } from 'xstate'

export const changePasswordMachine = createMachine({
  "id": "changePassword",
  "context": {
    "draft": {
      "current": "",
      "next": "",
      "confirmation": ""
    },
    "submitted": false,
    "attempts": 0,
    "wasFault": false,
    "message": null
  },
  "initial": "editing",
  "on": {
    "field.changed": {
      "actions": {
        "type": "change"
      }
    },
    "dialog.closed": ".closed"
  },
  "states": {
    "editing": {
      "on": {
        "form.submitted": [
          {
            "guard": "draftIsComplete",
            "target": "updating"
          },
          {
            "actions": "revealErrors"
          }
        ]
      }
    },
    "updating": {
      "entry": "hideErrors",
      "invoke": {
        "src": "updatePassword",
        "onDone": [
          {
            "guard": {
              "type": "wasChanged"
            },
            "target": "closed",
            "actions": {
              "type": "announceChange"
            }
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
        "form.submitted": [
          {
            "guard": "draftIsComplete",
            "target": "updating"
          },
          {
            "actions": "revealErrors"
          }
        ]
      }
    },
    "closed": {
      "type": "final",
      "entry": "closeDialog"
    }
  }
})
