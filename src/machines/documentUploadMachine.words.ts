import { describe } from './describe.ts'
import { documentUploadMachine } from './documentUploadMachine.ts'

export const documentUploadWords = describe(documentUploadMachine, {
  states: {
    starting: [
      'the product checks whether this document slot was opened with a file',
      'ऐप देखता है कि दस्तावेज़ का यह स्थान किसी फ़ाइल के साथ खुला है या नहीं',
    ],
    idle: [
      'the slot shows its document, or invites the member to add one',
      'यह स्थान अपना दस्तावेज़ दिखाता है या सदस्य से दस्तावेज़ जोड़ने को कहता है',
    ],
    uploading: ['the file is uploading and its progress is shown', 'फ़ाइल अपलोड हो रही है और उसकी प्रगति दिख रही है'],
    interrupted: [
      'the upload was interrupted; the member can start it again or cancel it',
      'अपलोड रुक गया; सदस्य उसे फिर शुरू या रद्द कर सकता है',
    ],
    confirmingDeletion: ['a dialog asks whether to delete this document', 'संवाद पूछता है कि यह दस्तावेज़ हटाना है या नहीं'],
    deleting: ['the server is deleting this document', 'सर्वर यह दस्तावेज़ हटा रहा है'],
  },
  events: {
    'type.chosen': ['the member chooses the type of document', 'सदस्य दस्तावेज़ का प्रकार चुनता है'],
    'files.chosen': ['the member chooses a file to upload', 'सदस्य अपलोड के लिए फ़ाइल चुनता है'],
    'upload.progressed': ['the upload of the document advances', 'दस्तावेज़ का अपलोड आगे बढ़ता है'],
    'upload.settled': ['the server accepts or refuses the document', 'सर्वर दस्तावेज़ को स्वीकार या अस्वीकार करता है'],
    'upload.unanswered': ['the connection breaks during the upload', 'अपलोड के दौरान कनेक्शन टूट जाता है'],
    'upload.cancelled': ['the member cancels the upload', 'सदस्य अपलोड रद्द करता है'],
    'retry.requested': ['the member starts the interrupted upload again', 'सदस्य रुका हुआ अपलोड फिर शुरू करता है'],
    'deletion.requested': ['the member chooses to delete the document', 'सदस्य दस्तावेज़ हटाना चुनता है'],
    'deletion.confirmed': ['the member confirms that the document is to be deleted', 'सदस्य दस्तावेज़ हटाने की पुष्टि करता है'],
    'deletion.cancelled': ['the member leaves the document in place', 'सदस्य दस्तावेज़ को रहने देता है'],
  },
  guards: {
    hasFile: ['the slot was opened with a file', 'यह स्थान एक फ़ाइल के साथ खुला है'],
    isAcceptable: [
      'there is exactly one file, its type is chosen, and its format and size are allowed',
      'ठीक एक फ़ाइल है, उसका प्रकार चुना गया है, और उसका प्रारूप और आकार मान्य है',
    ],
    wasUploaded: ['the server has accepted the document', 'सर्वर ने दस्तावेज़ स्वीकार कर लिया'],
    wasDeleted: ['the document is no longer on the server', 'दस्तावेज़ अब सर्वर पर नहीं है'],
    isRemovable: ['this document may be deleted', 'यह दस्तावेज़ हटाया जा सकता है'],
  },
  actors: {
    uploadDocument: ['the upload of the document', 'दस्तावेज़ का अपलोड'],
    deleteDocument: ['the request to delete the document', 'दस्तावेज़ हटाने का अनुरोध'],
  },
})
