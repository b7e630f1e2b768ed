import { createMachine } from 'xstate'

export const passwordResetMachine = createMachine({
  "id": "passwordReset",
  "context": {
    "draft": {
      "target": "",
      "password": "",
      "confirmPassword": ""
    },
    "proof": "",
    "errors": {},
    "refusal": null,
    "attempts": 0
  },
  "initial": "namingAccount",
  "on": {
    "field.changed": {
      "actions": {
        "type": "change"
      }
    }
  },
  "states": {
    "namingAccount": {
      "on": {
        "form.submitted": "checkingTarget"
      }
    },
    "checkingTarget": {
      "entry": "forgetErrors",
      "invoke": {
        "src": "checkTarget",
        "onDone": [
          {
            "guard": {
              "type": "isFlawless"
            },
            "target": "provingAccount"
          },
          {
            "target": "namingAccount",
            "actions": {
              "type": "rememberErrors"
            }
          }
        ],
        "onError": "namingAccount"
      }
    },
    "provingAccount": {
      "on": {
        "target.changeAsked": "namingAccount"
      },
      "invoke": {
        "id": "code",
        "src": "oneTimeCode",
        "onDone": {
          "target": "choosingPassword",
          "actions": {
            "type": "rememberProof"
          }
        },
        "onError": "namingAccount"
      }
    },
    "choosingPassword": {
      "on": {
        "form.submitted": "checkingPassword"
      }
    },
    "checkingPassword": {
      "entry": "forgetErrors",
      "invoke": {
        "src": "checkPassword",
        "onDone": [
          {
            "guard": {
              "type": "isFlawless"
            },
            "target": "resetting"
          },
          {
            "target": "choosingPassword",
            "actions": {
              "type": "rememberErrors"
            }
          }
        ],
        "onError": "choosingPassword"
      }
    },
    "resetting": {
      "invoke": {
        "src": "resetPassword",
        "onDone": [
          {
            "guard": {
              "type": "wasReset"
            },
            "target": "reset"
          },
          {
            "guard": {
              "type": "proofIsGone"
            },
            "target": "namingAccount",
            "actions": {
              "type": "rememberRefusal"
            }
          },
          {
            "target": "choosingPassword",
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
        "form.submitted": "checkingPassword"
      }
    },
    "reset": {}
  }
})
