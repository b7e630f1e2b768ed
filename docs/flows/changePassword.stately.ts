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
    "message": null
  },
  "initial": "editing",
  "on": {
    "field.changed": {
      "actions": {
        "type": "change"
      }
    }
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
            "target": "changed",
            "actions": [
              {
                "type": "announceChange"
              },
              "clearDraft"
            ]
          },
          {
            "target": "editing",
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
    "changed": {}
  }
})
