import { createMachine } from 'xstate'

export const notificationsMachine = createMachine({
  "id": "notifications",
  "initial": "loading",
  "invoke": [
    {
      "src": "hearLive"
    },
    {
      "id": "push",
      "src": "push"
    },
    {
      "id": "preferences",
      "src": "preferences"
    }
  ],
  "on": {
    "count.changed": {
      "actions": {
        "type": "rememberCount"
      }
    }
  },
  "states": {
    "loading": {
      "invoke": {
        "src": "fetchNotifications",
        "input": {
          "cursor": null
        },
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
        "connection.opened": "loading",
        "bell.opened": "loading"
      }
    },
    "listed": {
      "on": {
        "connection.opened": "refreshing",
        "bell.opened": "refreshing",
        "count.changed": {
          "target": "refreshing",
          "actions": {
            "type": "rememberCount"
          }
        },
        "more.asked": {
          "guard": "hasMore",
          "target": "loadingMore"
        },
        "notification.opened": {
          "target": "markingRead",
          "actions": {
            "type": "rememberWanted"
          }
        },
        "all.read": {
          "target": "markingRead",
          "actions": {
            "type": "rememberWanted",
            "params": null
          }
        }
      }
    },
    "refreshing": {
      "invoke": {
        "src": "fetchNotifications",
        "input": {
          "cursor": null
        },
        "onDone": {
          "target": "listed",
          "actions": {
            "type": "rememberFirst"
          }
        },
        "onError": "listed"
      },
      "on": {
        "notification.opened": {
          "target": "markingRead",
          "actions": {
            "type": "rememberWanted"
          }
        },
        "all.read": {
          "target": "markingRead",
          "actions": {
            "type": "rememberWanted",
            "params": null
          }
        }
      }
    },
    "loadingMore": {
      "invoke": {
        "src": "fetchNotifications",
        "onDone": {
          "target": "listed",
          "actions": {
            "type": "rememberMore"
          }
        },
        "onError": "listed"
      }
    },
    "markingRead": {
      "invoke": {
        "src": "markRead",
        "onDone": {
          "target": "listed",
          "actions": {
            "type": "rememberRead"
          }
        },
        "onError": "listed"
      }
    }
  }
})
