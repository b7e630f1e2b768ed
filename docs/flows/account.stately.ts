import { createMachine } from 'xstate'

export const accountMachine = createMachine({
  "id": "account",
  "initial": "loading",
  "states": {
    "loading": {
      "invoke": {
        "src": "loadSecurity",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "rememberSecurity"
          }
        },
        "onError": "unavailable"
      }
    },
    "unavailable": {
      "on": {
        "retry.asked": "loading"
      }
    },
    "shown": {
      "on": {
        "device.endAsked": {
          "target": "confirmingEnd",
          "actions": {
            "type": "rememberEnding"
          }
        },
        "otherDevices.endAsked": {
          "target": "confirmingEnd",
          "actions": {
            "type": "rememberEnding"
          }
        },
        "export.asked": "exporting",
        "account.kept": "keepingAccount"
      }
    },
    "confirmingEnd": {
      "on": {
        "ending.confirmed": "endingSession",
        "ending.cancelled": "shown"
      }
    },
    "endingSession": {
      "entry": "forgetTroubles",
      "invoke": {
        "src": "endSession",
        "onDone": {
          "target": "loading",
          "actions": {
            "type": "rememberRefusal"
          }
        },
        "onError": {
          "target": "loading",
          "actions": "rememberLoss"
        }
      }
    },
    "exporting": {
      "entry": "forgetTroubles",
      "invoke": {
        "src": "downloadExport",
        "onDone": "loading",
        "onError": {
          "target": "shown",
          "actions": "rememberLoss"
        }
      }
    },
    "keepingAccount": {
      "entry": "forgetTroubles",
      "invoke": {
        "src": "keepAccount",
        "onDone": {
          "target": "loading",
          "actions": {
            "type": "rememberRefusal"
          }
        },
        "onError": {
          "target": "loading",
          "actions": "rememberLoss"
        }
      }
    }
  }
})
