import { createMachine } from 'xstate'

export const chatListMachine = createMachine({
  "id": "chatList",
  "context": {
    "archived": false,
    "chats": [],
    "nextCursor": null
  },
  "initial": "loading",
  "invoke": {
    "src": "hearLive"
  },
  "on": {
    "message.arrived": [
      {
        "guard": {
          "type": "isNews"
        },
        "actions": {
          "type": "noteMessage"
        }
      },
      {
        "guard": {
          "type": "isUnknown"
        },
        "actions": {
          "type": "fetchChat"
        }
      }
    ],
    "chat.changed": {
      "actions": {
        "type": "fetchChat"
      }
    },
    "chat.seen": {
      "actions": {
        "type": "noteSeen"
      }
    },
    "shelf.chosen": {
      "target": ".loading",
      "actions": {
        "type": "chooseShelf"
      }
    },
    "chat.fetched": {
      "actions": {
        "type": "rememberChat"
      }
    }
  },
  "states": {
    "loading": {
      "invoke": {
        "src": "fetchChats",
        "onDone": {
          "target": "listed",
          "actions": {
            "type": "rememberFirst"
          }
        },
        "onError": "unavailable"
      }
    },
    "unavailable": {
      "on": {
        "retry.asked": "loading",
        "connection.opened": "loading"
      }
    },
    "listed": {
      "on": {
        "connection.opened": "refreshing",
        "more.asked": {
          "guard": "hasMore",
          "target": "loadingMore"
        }
      }
    },
    "refreshing": {
      "invoke": {
        "src": "fetchChats",
        "onDone": {
          "target": "listed",
          "actions": {
            "type": "rememberFirst"
          }
        },
        "onError": "listed"
      }
    },
    "loadingMore": {
      "invoke": {
        "src": "fetchChats",
        "onDone": {
          "target": "listed",
          "actions": {
            "type": "rememberMore"
          }
        },
        "onError": "listed"
      },
      "on": {
        "connection.opened": "refreshing"
      }
    }
  }
})
