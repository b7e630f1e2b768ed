import { createMachine } from 'xstate'

export const documentShelfMachine = createMachine({
  "id": "documentShelf",
  "initial": "open",
  "states": {
    "open": {
      "on": {
        "files.added": {
          "guard": {
            "type": "holdsSeveral"
          },
          "actions": {
            "type": "addUploads"
          }
        }
      }
    }
  }
})
