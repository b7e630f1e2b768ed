import { createMachine } from 'xstate'

export const accountDeletionMachine = createMachine({
  "id": "accountDeletion",
  "initial": "confirmingOwner",
  "invoke": {
    "src": "loadCountries",
    "onDone": {
      "actions": {
        "type": "rememberCountries"
      }
    },
    "onError": {}
  },
  "states": {
    "confirmingOwner": {
      "on": {
        "name.changed": {
          "actions": {
            "type": "changeName"
          }
        },
        "password.changed": {
          "actions": {
            "type": "changePassword"
          }
        },
        "form.submitted": [
          {
            "guard": "hasProof",
            "target": "askingDeletion"
          },
          {
            "guard": "formIsFlawless",
            "target": "checkingPassword"
          },
          {
            "actions": "revealErrors"
          }
        ]
      }
    },
    "checkingPassword": {
      "entry": "forgetRefusal",
      "invoke": {
        "src": "checkPassword",
        "onDone": [
          {
            "guard": {
              "type": "isRight"
            },
            "target": "provingOwner"
          },
          {
            "target": "confirmingOwner",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": {
          "target": "unchecked",
          "actions": {
            "type": "noteLoss"
          }
        }
      }
    },
    "unchecked": {
      "on": {
        "form.submitted": "checkingPassword",
        "deletion.cancelled": "confirmingOwner"
      }
    },
    "provingOwner": {
      "on": {
        "deletion.cancelled": "confirmingOwner"
      },
      "invoke": {
        "id": "code",
        "src": "oneTimeCode",
        "onDone": {
          "target": "askingDeletion",
          "actions": {
            "type": "rememberProof"
          }
        },
        "onError": "confirmingOwner"
      }
    },
    "askingDeletion": {
      "entry": "forgetRefusal",
      "invoke": {
        "src": "askDeletion",
        "onDone": [
          {
            "guard": {
              "type": "wasAsked"
            },
            "target": "asked",
            "actions": {
              "type": "rememberDueDate"
            }
          },
          {
            "target": "confirmingOwner",
            "actions": {
              "type": "rememberRefusal"
            }
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
        "form.submitted": "askingDeletion",
        "deletion.cancelled": "confirmingOwner"
      }
    },
    "asked": {
      "type": "final"
    }
  }
})
