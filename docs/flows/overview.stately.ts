import { createMachine } from 'xstate'

export const overviewMachine = createMachine({
  "id": "overview",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The numbers and matches of the home page are loading. In progress: the request for numbers and matches.\nहोम पृष्ठ के आँकड़े और मिलान लोड हो रहे हैं। जारी: आँकड़ों और मिलानों का अनुरोध।",
      "invoke": {
        "src": "loadHomeContent",
        "input": "({context})=>({me:context.me})",
        "onDone": {
          "description": "The request for numbers and matches returns a result.\nआँकड़ों और मिलानों का अनुरोध: परिणाम आता है।",
          "target": "shown",
          "actions": {
            "type": "rememberHomeContent",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for numbers and matches gets no response.\nआँकड़ों और मिलानों का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unavailable"
        }
      }
    },
    "shown": {
      "description": "The home page shows what needs the member’s action and the best matches.\nहोम पृष्ठ दिखाता है कि सदस्य को क्या करना है और सबसे अच्छे मिलान कौन-से हैं।"
    },
    "unavailable": {
      "description": "The numbers could not be loaded; the links of the home page still work.\nआँकड़े लोड नहीं हो सके; होम पृष्ठ के लिंक फिर भी काम करते हैं।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the home page’s numbers again.\nसदस्य होम पृष्ठ के आँकड़े फिर लोड करने की कोशिश करता है।",
          "target": "loading"
        }
      }
    }
  }
})
