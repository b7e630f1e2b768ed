import { createMachine } from 'xstate'

export const logoutMachine = createMachine({
  "id": "logout",
  "initial": "confirming",
  "states": {
    "confirming": {
      "description": "A dialog asks whether to log out.\nसंवाद पूछता है कि लॉग आउट करना है या नहीं।",
      "on": {
        "logout.confirmed": [
          {
            "description": "The member confirms the logout, if this device receives pushes.\nसदस्य लॉग आउट की पुष्टि करता है, यदि इस डिवाइस पर पुश आते हैं।",
            "guard": "hasDevice",
            "target": "unregisteringDevice"
          },
          {
            "description": "The member confirms the logout, in any other case.\nसदस्य लॉग आउट की पुष्टि करता है, अन्यथा।",
            "target": "endingSession"
          }
        ],
        "logout.cancelled": {
          "description": "The member cancels the logout.\nसदस्य लॉग आउट रद्द करता है।",
          "target": "stayed"
        }
      }
    },
    "unregisteringDevice": {
      "description": "Pushes to this device are being switched off before the logout. In progress: the request to stop pushes to this device.\nलॉग आउट से पहले इस डिवाइस के पुश बंद किए जा रहे हैं। जारी: इस डिवाइस के पुश रोकने का अनुरोध।",
      "invoke": {
        "src": "unregisterDevice",
        "onDone": {
          "description": "The request to stop pushes to this device returns a result.\nइस डिवाइस के पुश रोकने का अनुरोध: परिणाम आता है।",
          "target": "endingSession"
        },
        "onError": {
          "description": "The request to stop pushes to this device gets no response.\nइस डिवाइस के पुश रोकने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "endingSession"
        }
      },
      "after": {
        "3000": {
          "description": "3 seconds pass without a response during the logout.\nलॉग आउट के दौरान बिना उत्तर 3 सेकंड बीत जाते हैं।",
          "target": "endingSession",
          "meta": {
            "delay": "patience"
          }
        }
      }
    },
    "endingSession": {
      "description": "The server is ending the session of this browser. In progress: the request to end this session.\nसर्वर इस ब्राउज़र का सत्र समाप्त कर रहा है। जारी: यह सत्र समाप्त करने का अनुरोध।",
      "invoke": {
        "src": "endSession",
        "onDone": {
          "description": "The request to end this session returns a result.\nयह सत्र समाप्त करने का अनुरोध: परिणाम आता है।",
          "target": "left"
        },
        "onError": {
          "description": "The request to end this session gets no response.\nयह सत्र समाप्त करने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "left"
        }
      },
      "after": {
        "3000": {
          "description": "3 seconds pass without a response during the logout.\nलॉग आउट के दौरान बिना उत्तर 3 सेकंड बीत जाते हैं।",
          "target": "left",
          "meta": {
            "delay": "patience"
          }
        }
      }
    },
    "left": {
      "description": "The member is logged out of this browser.\nसदस्य इस ब्राउज़र से लॉग आउट हो चुका है।",
      "type": "final",
      "entry": "rememberEnd"
    },
    "stayed": {
      "description": "The member decided to stay logged in.\nसदस्य ने लॉग इन रहना चुना।",
      "type": "final"
    }
  },
  "output": "({context})=>({ended:context.ended})",
  "meta": {
    "durations": {
      "patience": "3,000 ms"
    }
  }
})
