import { createMachine } from 'xstate'

export const chatMachine = createMachine({
  "id": "chat",
  "initial": "opening",
  "invoke": {
    "src": "hearLive"
  },
  "on": {
    "draft.changed": {
      "actions": {
        "type": "changeDraft"
      }
    },
    "message.arrived": [
      {
        "guard": {
          "type": "isHere"
        },
        "actions": [
          {
            "type": "mergeMessages"
          },
          "markRead"
        ]
      },
      {
        "actions": {
          "type": "noteElsewhere"
        }
      }
    ],
    "chat.read": {
      "actions": {
        "type": "noteRead"
      }
    },
    "message.submitted": {
      "guard": "isWritten",
      "actions": {
        "type": "queueDraft"
      }
    }
  },
  "states": {
    "opening": {
      "invoke": {
        "src": "openChats",
        "onDone": {
          "target": "resting",
          "actions": [
            {
              "type": "rememberOpened"
            },
            "markRead"
          ]
        },
        "onError": "unavailable"
      }
    },
    "unavailable": {
      "on": {
        "retry.asked": "opening"
      }
    },
    "resting": {
      "always": {
        "guard": "hasOutgoing",
        "target": "sending"
      },
      "on": {
        "connection.opened": "catchingUp",
        "earlier.asked": "fetchingEarlier"
      }
    },
    "sending": {
      "invoke": {
        "src": "sendMessage",
        "onDone": {
          "target": "resting",
          "actions": {
            "type": "mergeMessages"
          }
        },
        "onError": "unsent"
      }
    },
    "unsent": {
      "after": {
        "retryDelay": "sending"
      },
      "on": {
        "retry.asked": "sending",
        "connection.opened": "catchingUp"
      }
    },
    "catchingUp": {
      "invoke": {
        "src": "fetchMissed",
        "onDone": {
          "target": "resting",
          "actions": [
            {
              "type": "mergeMessages"
            },
            "markRead"
          ]
        },
        "onError": "resting"
      }
    },
    "fetchingEarlier": {
      "invoke": {
        "src": "fetchEarlier",
        "onDone": {
          "target": "resting",
          "actions": {
            "type": "mergeEarlier"
          }
        },
        "onError": "resting"
      }
    }
  }
})
