import { createMachine } from 'xstate'

export const wizardMachine = createMachine({
  "id": "wizard",
  "invoke": [
    {
      "id": "optionLists",
      "src": "optionLists"
    },
    {
      "id": "places",
      "src": "places"
    }
  ],
  "initial": "loading",
  "states": {
    "loading": {
      "invoke": {
        "id": "profileLoading",
        "src": "profileLoading",
        "onDone": {
          "target": "editing",
          "actions": {
            "type": "rememberLoaded"
          }
        }
      }
    },
    "editing": {
      "entry": [
        "openShelf",
        "wantPlaces"
      ],
      "initial": "unchanged",
      "on": {
        "field.changed": {
          "target": ".changed",
          "actions": [
            {
              "type": "change"
            },
            "wantPlaces"
          ]
        },
        "draft.changed": {
          "actions": [
            {
              "type": "changeKeywordDraft"
            },
            "wantPlaces"
          ]
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
        "later.asked": "settingAside",
        "back.asked": {
          "guard": "hasEarlierStep",
          "actions": [
            "goBack",
            "forgetErrors",
            "wantPlaces"
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
            "openShelf",
            "wantPlaces"
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
            "field.changed": {
              "actions": [
                {
                  "type": "change"
                },
                "wantPlaces"
              ]
            },
            "leaving.asked": "#wizard.settingAside"
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
              "type": "lacksDocuments"
            },
            "target": "editing",
            "actions": [
              {
                "type": "rememberSaved"
              },
              "askForDocuments"
            ]
          },
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
          "actions": [
            {
              "type": "change"
            },
            "wantPlaces"
          ]
        },
        "leaving.asked": "settingAside"
      }
    },
    "settingAside": {
      "invoke": [
        {
          "src": "watchLeaving"
        },
        {
          "id": "setAside",
          "src": "setAside",
          "onDone": [
            {
              "guard": {
                "type": "wasLeft"
              },
              "target": "finished",
              "actions": {
                "type": "leave"
              }
            },
            {
              "guard": {
                "type": "wasKept"
              },
              "target": "editing.unchanged"
            },
            {
              "target": "editing.changed",
              "actions": {
                "type": "rememberRefusal"
              }
            }
          ]
        }
      ]
    },
    "finished": {}
  }
})
