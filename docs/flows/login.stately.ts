import { createMachine } from 'xstate'

export const loginMachine = createMachine({
  "id": "login",
  "initial": "editing",
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
    "editing": {
      "on": {
        "form.submitted": "checking"
      }
    },
    "checking": {
      "entry": "forgetErrors",
      "invoke": {
        "src": "checkDraft",
        "onDone": [
          {
            "guard": {
              "type": "isFlawless"
            },
            "target": "loggingIn"
          },
          {
            "target": "editing",
            "actions": {
              "type": "rememberErrors"
            }
          }
        ],
        "onError": "unanswered"
      }
    },
    "loggingIn": {
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
        "form.submitted": "checking"
      }
    },
    "granted": {}
  }
})
