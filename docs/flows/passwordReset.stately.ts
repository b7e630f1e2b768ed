import { createMachine } from 'xstate'

export const passwordResetMachine = createMachine({
  "id": "passwordReset",
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
    "name.changed": {
      "actions": {
        "type": "changeName"
      }
    },
    "field.changed": {
      "actions": {
        "type": "change"
      }
    },
    "login.asked": ".left"
  },
  "states": {
    "starting": {
      "always": [
        {
          "guard": "hasProof",
          "target": "choosingPassword"
        },
        {
          "guard": "isResumed",
          "target": "provingAccount"
        },
        {
          "target": "namingAccount"
        }
      ]
    },
    "namingAccount": {
      "on": {
        "form.submitted": [
          {
            "guard": "nameIsFlawless",
            "target": "provingAccount"
          },
          {
            "actions": "revealErrors"
          }
        ]
      }
    },
    "provingAccount": {
      "entry": [
        "forgetErrors",
        "keepProgress"
      ],
      "on": {
        "name.changeAsked": {
          "target": "namingAccount",
          "actions": [
            "forgetProof",
            "forgetProgress"
          ]
        }
      },
      "invoke": {
        "id": "code",
        "src": "oneTimeCode",
        "onDone": {
          "target": "choosingPassword",
          "actions": [
            {
              "type": "rememberProof"
            },
            "keepProgress",
            "showNewPassword"
          ]
        },
        "onError": "namingAccount"
      }
    },
    "choosingPassword": {
      "on": {
        "form.submitted": [
          {
            "guard": "draftIsFlawless",
            "target": "resetting"
          },
          {
            "actions": "revealErrors"
          }
        ],
        "name.changeAsked": {
          "target": "namingAccount",
          "actions": [
            "forgetProof",
            "forgetProgress"
          ]
        }
      }
    },
    "resetting": {
      "entry": "forgetErrors",
      "invoke": {
        "src": "resetPassword",
        "onDone": [
          {
            "guard": {
              "type": "wasReset"
            },
            "target": "reset",
            "actions": "forgetProgress"
          },
          {
            "guard": {
              "type": "mayHaveBeenReset"
            },
            "target": "maybeReset",
            "actions": [
              "forgetProof",
              "forgetProgress"
            ]
          },
          {
            "guard": {
              "type": "proofIsGone"
            },
            "target": "namingAccount",
            "actions": [
              {
                "type": "rememberRefusal"
              },
              "forgetProof",
              "forgetProgress"
            ]
          },
          {
            "target": "choosingPassword",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": {
          "target": "unanswered",
          "actions": [
            "rememberLoss",
            {
              "type": "noteLoss"
            }
          ]
        }
      }
    },
    "unanswered": {
      "on": {
        "form.submitted": [
          {
            "guard": "draftIsFlawless",
            "target": "resetting"
          },
          {
            "actions": "revealErrors"
          }
        ]
      }
    },
    "maybeReset": {
      "on": {
        "name.changeAsked": "namingAccount"
      }
    },
    "reset": {},
    "left": {
      "type": "final",
      "entry": [
        "forgetProgress",
        {
          "type": "showLogin"
        }
      ]
    }
  }
})
