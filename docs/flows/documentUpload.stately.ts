import { createMachine } from 'xstate'

export const documentUploadMachine = createMachine({
  "id": "documentUpload",
  "initial": "resting",
  "states": {
    "resting": {
      "on": {
        "type.chosen": {
          "actions": {
            "type": "rememberType"
          }
        },
        "file.chosen": [
          {
            "guard": "typeIsMissing",
            "actions": "revealMissingType"
          },
          {
            "target": "uploading",
            "actions": {
              "type": "rememberFile"
            }
          }
        ],
        "deletion.asked": {
          "guard": "hasDocument",
          "target": "confirmingDeletion"
        }
      }
    },
    "uploading": {
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
              "forgetFile",
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
        "onDone": {
          "target": "resting",
          "actions": [
            "forgetDocument",
            "announceDeletion"
          ]
        },
        "onError": "confirmingDeletion"
      }
    }
  }
})
