import { createMachine } from 'xstate'

export const registerMachine = createMachine({
  "id": "register",
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
        "form.submitted": "checking",
        "verification.asked": "checkingEmail"
      }
    },
    "checkingEmail": {
      "invoke": {
        "src": "checkEmail",
        "onDone": [
          {
            "guard": {
              "type": "isFlawless"
            },
            "target": "verifyingEmail"
          },
          {
            "target": "editing",
            "actions": {
              "type": "rememberErrors"
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
    "verifyingEmail": {
      "entry": "forgetErrors",
      "on": {
        "field.changed": [
          {
            "guard": "inline guard",
            "target": "editing",
            "actions": {
              "type": "change"
            }
          },
          {
            "actions": {
              "type": "change"
            }
          }
        ],
        "form.submitted": {
          "actions": {
            "type": "rememberErrors",
            "params": {
              "email": "emailNotVerified"
            }
          }
        }
      },
      "invoke": {
        "id": "code",
        "src": "oneTimeCode",
        "onDone": {
          "target": "editing",
          "actions": {
            "type": "rememberProof"
          }
        },
        "onError": "editing"
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
            "target": "registering"
          },
          {
            "target": "editing",
            "actions": {
              "type": "rememberErrors"
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
    "registering": {
      "invoke": {
        "src": "register",
        "onDone": [
          {
            "guard": {
              "type": "wasGranted"
            },
            "target": "registered",
            "actions": {
              "type": "announceGrant"
            }
          },
          {
            "guard": {
              "type": "proofIsGone"
            },
            "target": "editing",
            "actions": [
              "forgetProof",
              {
                "type": "rememberRefusal"
              }
            ]
          },
          {
            "target": "editing",
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
        "form.submitted": "checking",
        "verification.asked": "checkingEmail"
      }
    },
    "registered": {}
  }
})
