import { createMachine } from 'xstate'

export const typingMachine = createMachine({
  "id": "typing",
  "initial": "quiet",
  "invoke": {
    "src": "hearTyping"
  },
  "on": {
    "typing.seen": ".typing"
  },
  "states": {
    "quiet": {},
    "typing": {
      "on": {
        "typing.ended": "quiet"
      },
      "after": {
        "fade": "quiet"
      }
    }
  }
})
