import { createMachine } from 'xstate'

export const typingMachine = createMachine({
  "description": "In progress: live news about who is typing.\nजारी: कौन लिख रहा है, इसकी लाइव सूचना।",
  "id": "typing",
  "initial": "quiet",
  "invoke": {
    "src": "watchTyping",
    "input": "({context})=>context"
  },
  "on": {
    "typing.seen": {
      "description": "The other participant types.\nदूसरा प्रतिभागी कुछ लिखता है।",
      "target": ".typing"
    }
  },
  "states": {
    "quiet": {
      "description": "The other participant is not typing.\nदूसरा प्रतिभागी नहीं लिख रहा है।",
      "on": {
        "typing.ended": {
          "description": "The other participant’s message arrives.\nदूसरे प्रतिभागी का संदेश आता है।"
        }
      }
    },
    "typing": {
      "description": "The other participant is typing.\nदूसरा प्रतिभागी लिख रहा है।",
      "on": {
        "typing.ended": {
          "description": "The other participant’s message arrives.\nदूसरे प्रतिभागी का संदेश आता है।",
          "target": "quiet"
        }
      },
      "after": {
        "5000": {
          "description": "5 seconds pass since the other participant last typed.\nदूसरे प्रतिभागी के पिछली बार लिखने को 5 सेकंड बीत जाते हैं।",
          "target": "quiet",
          "meta": {
            "delay": "fade"
          }
        }
      }
    }
  },
  "meta": {
    "durations": {
      "fade": "5,000 ms"
    }
  }
})
