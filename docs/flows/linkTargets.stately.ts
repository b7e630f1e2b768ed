import { createMachine } from 'xstate'

export const linkTargetsMachine = createMachine({
  "id": "linkTargets",
  "context": {
    "known": {},
    "requested": []
  },
  "initial": "idle",
  "on": {
    "messages.shown": {
      "description": "Messages are shown that may contain links.\nऐसे संदेश दिखते हैं जिनमें लिंक हो सकते हैं।",
      "actions": {
        "type": "request",
        "params": "({event})=>event.messages"
      }
    }
  },
  "states": {
    "idle": {
      "description": "No link waits to be looked up.\nकोई लिंक जाँच की प्रतीक्षा में नहीं है।",
      "always": {
        "description": "At once, if a link waits to be looked up.\nतुरंत, यदि कोई लिंक जाँच की प्रतीक्षा में है।",
        "guard": "someAreRequested",
        "target": "loading"
      }
    },
    "loading": {
      "description": "The titles of linked listings and proposals are loading. In progress: the request for the titles of links.\nलिंक की गई लिस्टिंग और प्रस्तावों के शीर्षक लोड हो रहे हैं। जारी: लिंक के शीर्षकों का अनुरोध।",
      "invoke": {
        "src": "loadTargets",
        "input": "({context})=>({ids:next(context.requested)})",
        "onDone": {
          "description": "The request for the titles of links returns a result.\nलिंक के शीर्षकों का अनुरोध: परिणाम आता है।",
          "target": "idle",
          "actions": {
            "type": "remember",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for the titles of links gets no response.\nलिंक के शीर्षकों का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      }
    },
    "unanswered": {
      "description": "The titles of links could not be loaded; the request is repeated soon.\nलिंक के शीर्षक लोड नहीं हो सके; अगली कोशिश अपने आप होगी।",
      "after": {
        "10000": {
          "description": "10 seconds pass before links are looked up again.\nलिंक फिर जाँचने से पहले 10 सेकंड बीतते हैं।",
          "target": "idle",
          "meta": {
            "delay": "retryDelay"
          }
        }
      }
    }
  },
  "meta": {
    "durations": {
      "retryDelay": "10,000 ms"
    }
  }
})
