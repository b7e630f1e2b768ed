import { createMachine } from 'xstate'

export const pushMachine = createMachine({
  "id": "push",
  "initial": "learning",
  "invoke": {
    "src": "hearPushes"
  },
  "on": {
    "message.received": {
      "guard": {
        "type": "isForMe"
      },
      "actions": [
        {
          "type": "showMessage"
        },
        {
          "type": "broadcastMessage"
        }
      ]
    }
  },
  "states": {
    "learning": {
      "invoke": {
        "src": "learnWay",
        "onDone": [
          {
            "guard": {
              "type": "isLive"
            },
            "target": "liveOnly"
          },
          {
            "guard": {
              "type": "isRegistered"
            },
            "target": "registering"
          },
          {
            "guard": {
              "type": "isDenied"
            },
            "target": "denied"
          },
          {
            "target": "unasked"
          }
        ],
        "onError": "liveOnly"
      }
    },
    "liveOnly": {},
    "unasked": {
      "on": {
        "push.wanted": "asking"
      }
    },
    "asking": {
      "invoke": {
        "src": "askPermission",
        "onDone": [
          {
            "guard": {
              "type": "wasGranted"
            },
            "target": "registering"
          },
          {
            "target": "denied"
          }
        ],
        "onError": "unasked"
      }
    },
    "denied": {
      "on": {
        "push.wanted": "asking"
      }
    },
    "registering": {
      "invoke": {
        "src": "registerDevice",
        "onDone": "registered",
        "onError": "unregistered"
      }
    },
    "registered": {
      "on": {
        "push.unwanted": "unregistering"
      }
    },
    "unregistering": {
      "invoke": {
        "src": "unregisterDevice",
        "onDone": "unasked",
        "onError": "registered"
      }
    },
    "unregistered": {
      "on": {
        "push.wanted": "registering"
      }
    }
  }
})
