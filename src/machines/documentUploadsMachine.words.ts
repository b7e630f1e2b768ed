import { describe } from './describe.ts'
import { documentUploadsMachine } from './documentUploadsMachine.ts'

export const documentUploadsWords = describe(documentUploadsMachine, {
  states: {
    open: [
      'the documents of the profile are shown, each with its own upload',
      'प्रोफ़ाइल के दस्तावेज़ दिख रहे हैं, हर एक का अपना अपलोड है',
    ],
  },
  events: {
    'files.added': ['the member adds files to one kind of document', 'सदस्य एक प्रकार के दस्तावेज़ में फ़ाइलें जोड़ता है'],
  },
  guards: {
    holdsSeveral: ['this kind of document may have several files', 'इस प्रकार के दस्तावेज़ में एक से अधिक फ़ाइलें हो सकती हैं'],
  },
  actors: {
    documentUpload: ['the upload of each document in the list', 'सूची के हर दस्तावेज़ का अपलोड'],
  },
})
