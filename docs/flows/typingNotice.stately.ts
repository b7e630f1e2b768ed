import { createMachine } from 'xstate'

export const typingNoticeMachine = createMachine({
  "id": "typingNotice",
  "initial": "quiet",
  "states": {
    "quiet": {
      "description": "The other member has not been notified lately that the member is typing.\nदूसरे पक्ष को हाल में नहीं बताया गया कि सदस्य लिख रहा है।",
      "on": {
        "text.entered": {
          "description": "There is text in the message box.\nसंदेश के खाने में पाठ है।",
          "target": "noticed",
          "actions": "sendNotice"
        }
      }
    },
    "noticed": {
      "description": "The other member has just been notified that the member is typing.\nदूसरे पक्ष को अभी बताया गया है कि सदस्य लिख रहा है।",
      "after": {
        "3000": {
          "description": "3 seconds pass since the last typing notice.\nलिखने की पिछली सूचना को 3 सेकंड बीत जाते हैं।",
          "target": "quiet",
          "meta": {
            "delay": "interval"
          }
        }
      },
      "on": {
        "text.emptied": {
          "description": "The message box becomes empty.\nसंदेश का खाना खाली हो जाता है।",
          "target": "quiet"
        }
      }
    }
  },
  "meta": {
    "durations": {
      "interval": "3,000 ms"
    }
  }
})
