import { createMachine } from 'xstate'

export const documentUploadMachine = createMachine({
  "id": "documentUpload",
  "initial": "starting",
  "states": {
    "starting": {
      "always": [
        {
          "guard": "hasFile",
          "target": "uploading"
        },
        {
          "target": "resting"
        }
      ]
    },
    "resting": {
      "on": {
        "type.chosen": {
          "actions": {
            "type": "rememberType"
          }
        },
        "files.chosen": [
          {
            "guard": {
              "type": "isAcceptable"
            },
            "target": "uploading",
            "actions": {
              "type": "rememberFile"
            }
          },
          {
            "actions": {
              "type": "revealProblem"
            }
          }
        ],
        "deletion.asked": {
          "guard": "isRemovable",
          "target": "confirmingDeletion"
        }
      }
    },
    "uploading": {
      "entry": "restartProgress",
      "invoke": {
        "src": "uploadDocument"
      },
      "on": {
        "upload.progressed": {
          "actions": {
            "type": "rememberProgress"
          }
        },
        "upload.settled": [
          {
            "guard": {
              "type": "wasUploaded"
            },
            "target": "resting",
            "actions": [
              {
                "type": "rememberDocument"
              },
              "announceUpload"
            ]
          },
          {
            "target": "resting",
            "actions": [
              {
                "type": "rememberRefusal"
              },
              "announceFailure"
            ]
          }
        ],
        "upload.unanswered": {
          "target": "interrupted",
          "actions": "announceFailure"
        },
        "upload.cancelled": {
          "target": "resting",
          "actions": "forgetFile"
        }
      }
    },
    "interrupted": {
      "on": {
        "retry.asked": "uploading",
        "upload.cancelled": {
          "target": "resting",
          "actions": "forgetFile"
        }
      }
    },
    "confirmingDeletion": {
      "on": {
        "deletion.confirmed": "deleting",
        "deletion.cancelled": "resting"
      }
    },
    "deleting": {
      "invoke": {
        "src": "deleteDocument",
        "onDone": [
          {
            "guard": {
              "type": "wasDeleted"
            },
            "target": "resting",
            "actions": [
              "forgetDocument",
              "announceDeletion"
            ]
          },
          {
            "target": "resting",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": "confirmingDeletion"
      }
    }
  }
})
