import { createMachine } from 'xstate'

export const wizardMachine = createMachine({
  "id": "wizard",
  "initial": "loading",
  "on": {
    "field.changed": {
      "actions": {
        "type": "change"
      }
    },
    "draft.changed": {
      "actions": {
        "type": "changeDraft"
      }
    }
  },
  "states": {
    "loading": {
      "invoke": {
        "src": "loadWizard",
        "onDone": {
          "target": "resuming",
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
    "resuming": {
      "always": [
        {
          "guard": "startsAtDocuments",
          "target": "documents"
        },
        {
          "guard": "startsAtBusiness",
          "target": "business"
        },
        {
          "target": "basic"
        }
      ]
    },
    "basic": {
      "initial": "editing",
      "states": {
        "editing": {
          "on": {
            "form.submitted": [
              {
                "guard": "basicIsComplete",
                "target": "saving"
              },
              {
                "actions": {
                  "type": "revealErrors",
                  "params": "basic"
                }
              }
            ]
          }
        },
        "saving": {
          "entry": "forgetErrors",
          "invoke": {
            "src": "saveStep",
            "onDone": [
              {
                "guard": {
                  "type": "wasSaved"
                },
                "target": "#wizard.business",
                "actions": {
                  "type": "rememberSaved"
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
            "form.submitted": "saving"
          }
        }
      }
    },
    "business": {
      "initial": "editing",
      "on": {
        "back.asked": {
          "target": "basic",
          "actions": "forgetErrors"
        }
      },
      "states": {
        "editing": {
          "on": {
            "form.submitted": [
              {
                "guard": "businessIsComplete",
                "target": "saving"
              },
              {
                "actions": {
                  "type": "revealErrors",
                  "params": "business"
                }
              }
            ]
          }
        },
        "saving": {
          "entry": "forgetErrors",
          "invoke": {
            "src": "saveStep",
            "onDone": [
              {
                "guard": {
                  "type": "wasSaved"
                },
                "target": "#wizard.documents",
                "actions": {
                  "type": "rememberSaved"
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
            "form.submitted": "saving"
          }
        }
      }
    },
    "documents": {
      "entry": "openUploads",
      "initial": "gathering",
      "on": {
        "back.asked": {
          "target": "business",
          "actions": "forgetErrors"
        }
      },
      "states": {
        "gathering": {
          "on": {
            "form.submitted": "finishing"
          }
        },
        "finishing": {
          "entry": "forgetErrors",
          "invoke": {
            "src": "finishDocuments",
            "onDone": [
              {
                "guard": {
                  "type": "wasSaved"
                },
                "target": "#wizard.finished",
                "actions": "finish"
              },
              {
                "target": "gathering",
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
            "form.submitted": "finishing"
          }
        }
      }
    },
    "finished": {}
  }
})
