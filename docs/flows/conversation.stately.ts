import { createMachine } from 'xstate'

export const conversationMachine = createMachine({
  "id": "conversation",
  "initial": "restoring",
  "on": {
    "draft.changed": {
      "actions": [
        {
          "type": "changeDraft"
        },
        "keepDraft",
        "tellTyping"
      ]
    },
    "message.submitted": {
      "guard": "isWritten",
      "actions": [
        {
          "type": "queueDraft"
        },
        "keepDraft",
        "keepOutgoing"
      ]
    },
    "files.chosen": {
      "actions": [
        {
          "type": "queueFiles"
        },
        "keepOutgoing"
      ]
    },
    "message.retried": {
      "guard": {
        "type": "wasRefused"
      },
      "actions": {
        "type": "queueAgain"
      }
    },
    "message.confirmed": {
      "actions": [
        {
          "type": "removeOutgoing"
        },
        {
          "type": "dropOutgoing"
        }
      ]
    },
    "message.discarded": {
      "actions": [
        {
          "type": "removeOutgoing"
        },
        {
          "type": "dropOutgoing"
        }
      ]
    }
  },
  "states": {
    "restoring": {
      "invoke": {
        "src": "restoreWriting",
        "onDone": {
          "target": "composing",
          "actions": {
            "type": "restoreWriting"
          }
        },
        "onError": "composing"
      }
    },
    "composing": {
      "always": {
        "guard": "hasOutgoing",
        "target": "sending"
      }
    },
    "sending": {
      "entry": "takeFirst",
      "always": {
        "guard": "isSettled",
        "target": "composing"
      },
      "invoke": {
        "src": "sendMessage"
      },
      "on": {
        "sending.progressed": {
          "actions": {
            "type": "rememberProgress"
          }
        },
        "sending.settled": [
          {
            "guard": {
              "type": "wasTaken"
            },
            "target": "composing",
            "actions": [
              "forgetFailures",
              {
                "type": "removeOutgoing"
              },
              {
                "type": "dropOutgoing"
              },
              {
                "type": "announceTaken"
              }
            ]
          },
          {
            "guard": {
              "type": "mayPassLater"
            },
            "target": "queued",
            "actions": "countFailure"
          },
          {
            "target": "composing",
            "actions": [
              "forgetFailures",
              {
                "type": "setAside"
              }
            ]
          }
        ],
        "sending.unanswered": {
          "target": "queued",
          "actions": "countFailure"
        },
        "connection.opened": {
          "target": "sending",
          "reenter": true
        }
      }
    },
    "queued": {
      "always": {
        "guard": "isSettled",
        "target": "composing"
      },
      "after": {
        "backoff": "sending"
      },
      "on": {
        "connection.opened": "sending",
        "retry.asked": "sending"
      }
    }
  }
})
