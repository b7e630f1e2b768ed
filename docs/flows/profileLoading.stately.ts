import { createMachine } from 'xstate'

export const profileLoadingMachine = createMachine({
  "id": "profileLoading",
  "output": "({context})=>context.loaded",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The profile and its saved draft are loading. In progress: the request for the profile and its draft.\nप्रोफ़ाइल और उसका सहेजा ड्राफ़्ट लोड हो रहे हैं। जारी: प्रोफ़ाइल और ड्राफ़्ट का अनुरोध।",
      "invoke": {
        "src": "loadProfile",
        "input": "({context})=>({kind:context.kind})",
        "onDone": {
          "description": "The request for the profile and its draft returns a result.\nप्रोफ़ाइल और ड्राफ़्ट का अनुरोध: परिणाम आता है।",
          "target": "loaded",
          "actions": {
            "type": "rememberLoaded",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for the profile and its draft gets no response.\nप्रोफ़ाइल और ड्राफ़्ट का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unavailable"
        }
      }
    },
    "unavailable": {
      "description": "The profile and its draft could not be loaded; the member can try again.\nप्रोफ़ाइल और उसका ड्राफ़्ट लोड नहीं हो सके; सदस्य फिर कोशिश कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the profile and its draft again.\nसदस्य प्रोफ़ाइल और ड्राफ़्ट फिर लोड करने की कोशिश करता है।",
          "target": "loading"
        }
      }
    },
    "loaded": {
      "description": "The profile and its draft are loaded, and the form can open.\nप्रोफ़ाइल और ड्राफ़्ट लोड हो गए और फ़ॉर्म खुल सकता है।",
      "type": "final"
    }
  }
})
