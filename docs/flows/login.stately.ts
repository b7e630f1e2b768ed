import { createMachine } from 'xstate'

export const loginMachine = createMachine({
  "id": "login",
  "initial": "starting",
  "invoke": {
    "src": "loadCountries",
    "onDone": {
      "actions": {
        "type": "rememberCountries"
      }
    },
    "onError": {}
  },
  "on": {
    "field.changed": {
      "actions": {
        "type": "change"
      }
    }
  },
  "states": {
    "starting": {
      "always": [
        {
          "guard": "isRecovering",
          "target": "recovering"
        },
        {
          "target": "editing"
        }
      ]
    },
    "editing": {
      "on": {
        "form.submitted": [
          {
            "guard": "draftIsFlawless",
            "target": "loggingIn"
          },
          {
            "actions": "revealErrors"
          }
        ],
        "password.forgotten": "recovering",
        "code.wanted": {
          "guard": "isLocked",
          "target": "proving"
        }
      }
    },
    "proving": {
      "invoke": {
        "id": "code",
        "src": "oneTimeCode",
        "onDone": {
          "target": "loggingIn",
          "actions": {
            "type": "rememberProof"
          }
        },
        "onError": "editing"
      },
      "on": {
        "code.dropped": "editing"
      }
    },
    "loggingIn": {
      "entry": "forgetErrors",
      "invoke": {
        "src": "logIn",
        "onDone": [
          {
            "guard": {
              "type": "wasGranted"
            },
            "target": "granted",
            "actions": {
              "type": "announceGrant"
            }
          },
          {
            "target": "editing",
            "actions": [
              {
                "type": "rememberRefusal"
              },
              "forgetProof"
            ]
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
            "guard": "draftIsFlawless",
            "target": "loggingIn"
          },
          {
            "actions": "revealErrors"
          }
        ],
        "password.forgotten": "recovering"
      }
    },
    "recovering": {
      "invoke": {
        "id": "passwordReset",
        "src": "passwordReset",
        "onDone": {
          "target": "editing",
          "actions": "forgetKept"
        },
        "onError": {
          "target": "editing",
          "actions": "forgetKept"
        }
      }
    },
    "granted": {}
  }
})
