import { createMachine } from 'xstate'

export const notificationPreferencesMachine = createMachine({
  "id": "notificationPreferences",
  "context": {
    "preferences": null,
    "refusal": null
  },
  "initial": "closed",
  "states": {
    "closed": {
      "on": {
        "settings.opened": "loading"
      }
    },
    "loading": {
      "invoke": {
        "src": "loadPreferences",
        "onDone": {
          "target": "editing",
          "actions": {
            "type": "rememberPreferences"
          }
        },
        "onError": "unavailable"
      },
      "on": {
        "settings.closed": "closed"
      }
    },
    "unavailable": {
      "on": {
        "retry.asked": "loading",
        "settings.closed": "closed"
      }
    },
    "editing": {
      "on": {
        "kind.switched": {
          "actions": {
            "type": "switchKind"
          }
        },
        "urgency.switched": {
          "actions": {
            "type": "switchUrgency"
          }
        },
        "quiet.changed": {
          "actions": {
            "type": "changeQuiet"
          }
        },
        "form.submitted": "saving",
        "settings.closed": "closed"
      }
    },
    "saving": {
      "entry": "forgetRefusal",
      "invoke": {
        "src": "savePreferences",
        "onDone": [
          {
            "guard": {
              "type": "wereSaved"
            },
            "target": "closed",
            "actions": "announceSaved"
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
        "form.submitted": "saving",
        "settings.closed": "closed"
      }
    }
  }
})
