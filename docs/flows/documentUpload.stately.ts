import { createMachine } from 'xstate'

export const documentUploadMachine = createMachine({
  "id": "documentUpload",
  "initial": "starting",
  "states": {
    "starting": {
      "description": "The product checks whether this document slot was opened with a file.\nऐप देखता है कि दस्तावेज़ का यह स्थान किसी फ़ाइल के साथ खुला है या नहीं।",
      "always": [
        {
          "description": "At once, if the slot was opened with a file.\nतुरंत, यदि यह स्थान एक फ़ाइल के साथ खुला है।",
          "guard": "hasFile",
          "target": "uploading"
        },
        {
          "description": "At once, in any other case.\nतुरंत, अन्यथा।",
          "target": "idle"
        }
      ]
    },
    "idle": {
      "description": "The slot shows its document, or invites the member to add one.\nयह स्थान अपना दस्तावेज़ दिखाता है या सदस्य से दस्तावेज़ जोड़ने को कहता है।",
      "on": {
        "type.chosen": {
          "description": "The member chooses the type of document.\nसदस्य दस्तावेज़ का प्रकार चुनता है।",
          "actions": {
            "type": "rememberType",
            "params": "({event})=>event.slug"
          }
        },
        "files.chosen": [
          {
            "description": "The member chooses a file to upload, if there is exactly one file, its type is chosen, and its format and size are allowed.\nसदस्य अपलोड के लिए फ़ाइल चुनता है, यदि ठीक एक फ़ाइल है, उसका प्रकार चुना गया है, और उसका प्रारूप और आकार मान्य है।",
            "guard": {
              "type": "isAcceptable",
              "params": "({event})=>event.files"
            },
            "target": "uploading",
            "actions": {
              "type": "rememberFile",
              "params": "({event})=>event.files"
            }
          },
          {
            "description": "The member chooses a file to upload, in any other case.\nसदस्य अपलोड के लिए फ़ाइल चुनता है, अन्यथा।",
            "actions": {
              "type": "revealProblem",
              "params": "({event})=>event.files"
            }
          }
        ],
        "deletion.requested": {
          "description": "The member chooses to delete the document, if this document may be deleted.\nसदस्य दस्तावेज़ हटाना चुनता है, यदि यह दस्तावेज़ हटाया जा सकता है।",
          "guard": "isRemovable",
          "target": "confirmingDeletion"
        }
      }
    },
    "uploading": {
      "description": "The file is uploading and its progress is shown. In progress: the upload of the document.\nफ़ाइल अपलोड हो रही है और उसकी प्रगति दिख रही है। जारी: दस्तावेज़ का अपलोड।",
      "tags": "busy",
      "entry": "restartProgress",
      "invoke": {
        "src": "uploadDocument",
        "input": "({context:{kind,document,type,file,requestId,stored}})=>({...{kind,document,type,requestId},file:file??new File([],\"\"),replaces:stored?.id??null})"
      },
      "on": {
        "upload.progressed": {
          "description": "The upload of the document advances.\nदस्तावेज़ का अपलोड आगे बढ़ता है।",
          "actions": {
            "type": "rememberProgress",
            "params": "({event})=>event.share"
          }
        },
        "upload.settled": [
          {
            "description": "The server accepts or refuses the document, if the server has accepted the document.\nसर्वर दस्तावेज़ को स्वीकार या अस्वीकार करता है, यदि सर्वर ने दस्तावेज़ स्वीकार कर लिया।",
            "guard": {
              "type": "wasUploaded",
              "params": "({event})=>event.outcome"
            },
            "target": "idle",
            "actions": [
              {
                "type": "rememberDocument",
                "params": "({event})=>event.outcome"
              },
              "announceUpload"
            ]
          },
          {
            "description": "The server accepts or refuses the document, in any other case.\nसर्वर दस्तावेज़ को स्वीकार या अस्वीकार करता है, अन्यथा।",
            "target": "idle",
            "actions": [
              {
                "type": "rememberRefusal",
                "params": "({event})=>event.outcome"
              },
              "forgetFile",
              "announceFailure"
            ]
          }
        ],
        "upload.unanswered": {
          "description": "The connection breaks during the upload.\nअपलोड के दौरान कनेक्शन टूट जाता है।",
          "target": "interrupted",
          "actions": "announceFailure"
        },
        "upload.cancelled": {
          "description": "The member cancels the upload.\nसदस्य अपलोड रद्द करता है।",
          "target": "idle",
          "actions": "forgetFile"
        }
      }
    },
    "interrupted": {
      "description": "The upload was interrupted; the member can start it again or cancel it.\nअपलोड रुक गया; सदस्य उसे फिर शुरू या रद्द कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member starts the interrupted upload again.\nसदस्य रुका हुआ अपलोड फिर शुरू करता है।",
          "target": "uploading"
        },
        "upload.cancelled": {
          "description": "The member cancels the upload.\nसदस्य अपलोड रद्द करता है।",
          "target": "idle",
          "actions": "forgetFile"
        }
      }
    },
    "confirmingDeletion": {
      "description": "A dialog asks whether to delete this document.\nसंवाद पूछता है कि यह दस्तावेज़ हटाना है या नहीं।",
      "on": {
        "deletion.confirmed": {
          "description": "The member confirms that the document is to be deleted.\nसदस्य दस्तावेज़ हटाने की पुष्टि करता है।",
          "target": "deleting"
        },
        "deletion.cancelled": {
          "description": "The member leaves the document in place.\nसदस्य दस्तावेज़ को रहने देता है।",
          "target": "idle"
        }
      }
    },
    "deleting": {
      "description": "The server is deleting this document. In progress: the request to delete the document.\nसर्वर यह दस्तावेज़ हटा रहा है। जारी: दस्तावेज़ हटाने का अनुरोध।",
      "invoke": {
        "src": "deleteDocument",
        "input": "({context})=>({id:context.stored?.id??\"\"})",
        "onDone": [
          {
            "description": "The request to delete the document returns a result, if the document is no longer on the server.\nदस्तावेज़ हटाने का अनुरोध: परिणाम आता है, यदि दस्तावेज़ अब सर्वर पर नहीं है।",
            "guard": {
              "type": "wasDeleted",
              "params": "({event})=>event.output"
            },
            "target": "idle",
            "actions": [
              "forgetDocument",
              "announceDeletion"
            ]
          },
          {
            "description": "The request to delete the document returns any other result.\nदस्तावेज़ हटाने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "idle",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request to delete the document gets no response.\nदस्तावेज़ हटाने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "confirmingDeletion"
        }
      }
    }
  }
})
