import { createMachine } from 'xstate'

export const optionListsMachine = createMachine({
  "description": "In progress: the watch on the language of the form.\nजारी: फ़ॉर्म की भाषा की निगरानी।",
  "id": "optionLists",
  "invoke": {
    "src": "watchLanguage"
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The option lists of the form are loading. In progress: the request for the option lists.\nफ़ॉर्म की विकल्प-सूचियाँ लोड हो रही हैं। जारी: विकल्प-सूचियों का अनुरोध।",
      "on": {
        "language.changed": {
          "description": "The member switches the language of the form.\nसदस्य फ़ॉर्म की भाषा बदलता है।",
          "target": "loading",
          "reenter": true
        }
      },
      "invoke": {
        "src": "loadOptionLists",
        "input": "({context})=>({kind:context.kind})",
        "onDone": {
          "description": "The request for the option lists returns a result.\nविकल्प-सूचियों का अनुरोध: परिणाम आता है।",
          "target": "ready",
          "actions": {
            "type": "rememberLists",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for the option lists gets no response.\nविकल्प-सूचियों का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unavailable"
        }
      }
    },
    "ready": {
      "description": "The option lists are ready in the language in use.\nचुनी हुई भाषा में विकल्प-सूचियाँ तैयार हैं।",
      "on": {
        "language.changed": {
          "description": "The member switches the language of the form.\nसदस्य फ़ॉर्म की भाषा बदलता है।",
          "target": "translating"
        }
      }
    },
    "translating": {
      "description": "The option lists are loading in the other language; the old ones stay visible. In progress: the request for the option lists.\nविकल्प-सूचियाँ दूसरी भाषा में लोड हो रही हैं; पुरानी दिखती रहती हैं। जारी: विकल्प-सूचियों का अनुरोध।",
      "on": {
        "language.changed": {
          "description": "The member switches the language of the form.\nसदस्य फ़ॉर्म की भाषा बदलता है।",
          "target": "translating",
          "reenter": true
        }
      },
      "invoke": {
        "src": "loadOptionLists",
        "input": "({context})=>({kind:context.kind})",
        "onDone": {
          "description": "The request for the option lists returns a result.\nविकल्प-सूचियों का अनुरोध: परिणाम आता है।",
          "target": "ready",
          "actions": {
            "type": "rememberLists",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for the option lists gets no response.\nविकल्प-सूचियों का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "ready"
        }
      }
    },
    "unavailable": {
      "description": "The option lists could not be loaded; the member can try again.\nविकल्प-सूचियाँ लोड नहीं हो सकीं; सदस्य फिर कोशिश कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the option lists again.\nसदस्य विकल्प-सूचियाँ फिर लोड करने की कोशिश करता है।",
          "target": "loading"
        },
        "language.changed": {
          "description": "The member switches the language of the form.\nसदस्य फ़ॉर्म की भाषा बदलता है।",
          "target": "loading"
        }
      }
    }
  }
})
