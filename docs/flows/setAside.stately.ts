import { createMachine } from 'xstate'

export const setAsideMachine = createMachine({
  "id": "setAside",
  "initial": "choosing",
  "states": {
    "choosing": {
      "always": [
        {
          "guard": "leaves",
          "target": "asking"
        },
        "keeping"
      ]
    },
    "keeping": {
      "invoke": {
        "src": "keepDraft",
        "onDone": [
          {
            "guard": {
              "type": "wasKeptToLeave"
            },
            "target": "left",
            "actions": [
              {
                "type": "rememberAnswer"
              },
              "announceKept"
            ]
          },
          {
            "guard": {
              "type": "wasKept"
            },
            "target": "stayed",
            "actions": [
              {
                "type": "rememberAnswer"
              },
              "announceKept"
            ]
          },
          {
            "target": "unkept",
            "actions": {
              "type": "rememberAnswer"
            }
          }
        ],
        "onError": "unkept"
      }
    },
    "asking": {
      "on": {
        "later.asked": "keeping",
        "leaving.confirmed": "left",
        "leaving.cancelled": "stayed"
      }
    },
    "unkept": {
      "always": [
        {
          "guard": "leaves",
          "target": "asking"
        },
        "stayed"
      ]
    },
    "left": {
      "type": "final",
      "output": {
        "left": true
      }
    },
    "stayed": {
      "type": "final",
      "output": {
        "left": false
      }
    }
  }
})
