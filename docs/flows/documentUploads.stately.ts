import { createMachine } from 'xstate'

export const documentUploadsMachine = createMachine({
  "id": "documentUploads",
  "initial": "open",
  "states": {
    "open": {
      "description": "The documents of the profile are shown, each with its own upload.\nप्रोफ़ाइल के दस्तावेज़ दिख रहे हैं, हर एक का अपना अपलोड है।",
      "on": {
        "files.added": {
          "description": "The member adds files to one kind of document, if this kind of document may have several files.\nसदस्य एक प्रकार के दस्तावेज़ में फ़ाइलें जोड़ता है, यदि इस प्रकार के दस्तावेज़ में एक से अधिक फ़ाइलें हो सकती हैं।",
          "guard": {
            "type": "holdsSeveral",
            "params": "({event})=>event.document"
          },
          "actions": {
            "type": "addUploads",
            "params": "({event})=>event"
          }
        }
      }
    }
  }
})
