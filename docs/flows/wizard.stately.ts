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
    },
    {
      "id": "draftKeeping",
      "src": "draftKeeping"
    }
  ],
  "initial": "loading",
  "states": {
    "loading": {
      "invoke": {
        "id": "profileLoading",
        "src": "profileLoading",
        "onDone": [
          {
            "guard": "wasTyped",
            "target": "editing.changed",
            "actions": [
              {
                "type": "rememberLoaded"
              },
              "offerDraft"
            ]
          },
          {
            "target": "editing",
            "actions": {
              "type": "rememberLoaded"
            }
          }
        ]
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
            "wantPlaces",
            "keepTyped",
            "offerDraft"
          ]
        },
        "draft.changed": {
          "actions": [
            {
              "type": "changeKeywordDraft"
            },
            "wantPlaces",
            "keepTyped"
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
                "wantPlaces",
                "keepTyped",
                "offerDraft"
              ]
            },
            "leaving.asked": "#wizard.settingAside",
            "draft.kept": {
              "target": "unchanged",
              "actions": "forgetTyped"
            }
          }
        }
      }
    },
    "saving": {
      "entry": [
        "forgetErrors",
        "settleDraft"
      ],
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
              "forgetTyped",
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
              "forgetTyped",
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
              "forgetTyped",
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
            "wantPlaces",
            "keepTyped",
            "offerDraft"
          ]
        },
        "leaving.asked": "settingAside"
      }
    },
    "settingAside": {
      "entry": "settleDraft",
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
              "actions": [
                "forgetTyped",
                {
                  "type": "leave"
                }
              ]
            },
            {
              "guard": {
                "type": "wasKept"
              },
              "target": "editing.unchanged",
              "actions": "forgetTyped"
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
