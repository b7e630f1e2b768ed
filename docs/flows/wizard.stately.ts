import { createMachine } from 'xstate'

export const wizardMachine = createMachine({
  "id": "wizard",
  "invoke": {
    "id": "optionLists",
    "src": "optionLists"
  },
  "initial": "loading",
  "states": {
    "loading": {
      "invoke": {
        "src": "loadProfile",
        "onDone": {
          "target": "editing",
          "actions": {
            "type": "rememberLoaded"
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
    "editing": {
      "entry": "openShelf",
      "initial": "unchanged",
      "on": {
        "field.changed": {
          "target": ".changed",
          "actions": {
            "type": "change"
          }
        },
        "draft.changed": {
          "actions": {
            "type": "changeKeywordDraft"
          }
        },
        "form.submitted": [
          {
            "guard": "hasRunningUploads",
            "actions": "revealRunningUploads"
          },
          {
            "guard": "stepIsComplete",
            "target": "saving"
          },
          {
            "actions": "revealErrors"
          }
        ],
        "later.asked": "keeping",
        "back.asked": {
          "guard": "hasEarlierStep",
          "actions": [
            "goBack",
            "forgetErrors"
          ]
        },
        "step.chosen": {
          "guard": {
            "type": "mayChoose"
          },
          "actions": [
            {
              "type": "goTo"
            },
            "forgetErrors",
            "openShelf"
          ]
        }
      },
      "states": {
        "unchanged": {},
        "changed": {
          "invoke": {
            "src": "watchLeaving"
          },
          "on": {
            "leaving.asked": {
              "target": "#wizard.leaving",
              "actions": {
                "type": "rememberAddress"
              }
            }
          }
        }
      }
    },
    "saving": {
      "entry": "forgetErrors",
      "invoke": {
        "src": "saveStep",
        "onDone": [
          {
            "guard": {
              "type": "wasLastStep"
            },
            "target": "finished",
            "actions": [
              {
                "type": "rememberSaved"
              },
              "finish"
            ]
          },
          {
            "guard": {
              "type": "wasSaved"
            },
            "target": "editing",
            "actions": [
              {
                "type": "rememberSaved"
              },
              "goOn"
            ]
          },
          {
            "target": "editing.changed",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": "unanswered"
      }
    },
    "unanswered": {
      "invoke": {
        "src": "watchLeaving"
      },
      "on": {
        "form.submitted": "saving",
        "field.changed": {
          "target": "editing.changed",
          "actions": {
            "type": "change"
          }
        },
        "leaving.asked": {
          "target": "leaving",
          "actions": {
            "type": "rememberAddress"
          }
        }
      }
    },
    "keeping": {
      "invoke": {
        "src": "keepDraft",
        "onDone": [
          {
            "guard": {
              "type": "wasKept"
            },
            "target": "editing.unchanged",
            "actions": "announceKept"
          },
          {
            "target": "editing.changed",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": {
          "target": "editing.changed",
          "actions": "announceUnkept"
        }
      }
    },
    "leaving": {
      "invoke": {
        "id": "leaveQuestion",
        "src": "leaveQuestion",
        "onDone": [
          {
            "guard": {
              "type": "wasLeft"
            },
            "target": "finished",
            "actions": "leave"
          },
          {
            "target": "editing.changed"
          }
        ],
        "onError": "editing.changed"
      }
    },
    "finished": {}
  }
})
