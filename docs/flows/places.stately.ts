import { createMachine } from 'xstate'

export const placesMachine = createMachine({
  "description": "In progress: the watch on the language of states and cities.\nजारी: राज्यों और शहरों की भाषा की निगरानी।",
  "id": "places",
  "context": {
    "known": {},
    "requested": []
  },
  "invoke": {
    "src": "watchLanguage"
  },
  "on": {
    "places.requested": {
      "description": "The form needs the states or cities of a country or state.\nफ़ॉर्म को किसी देश या राज्य के राज्य या शहर चाहिए।",
      "actions": {
        "type": "request",
        "params": "({event})=>event.keys"
      }
    }
  },
  "initial": "idle",
  "states": {
    "idle": {
      "description": "All states and cities that the form needs are loaded.\nफ़ॉर्म के लिए ज़रूरी सभी राज्य और शहर लोड हैं।",
      "always": {
        "description": "At once, if some states or cities are not loaded yet.\nतुरंत, यदि कुछ राज्य या शहर अभी लोड नहीं हुए।",
        "guard": "someAreRequested",
        "target": "loading"
      },
      "on": {
        "language.changed": {
          "description": "The member switches the language of states and cities.\nसदस्य राज्यों और शहरों की भाषा बदलता है।",
          "actions": "requestAgain"
        }
      }
    },
    "loading": {
      "description": "States or cities are loading. In progress: the request for states and cities.\nराज्य या शहर लोड हो रहे हैं। जारी: राज्यों और शहरों का अनुरोध।",
      "on": {
        "language.changed": {
          "description": "The member switches the language of states and cities.\nसदस्य राज्यों और शहरों की भाषा बदलता है।",
          "target": "loading",
          "reenter": true,
          "actions": "requestAgain"
        }
      },
      "invoke": {
        "src": "loadPlaces",
        "input": "({context})=>({keys:context.requested})",
        "onDone": {
          "description": "The request for states and cities returns a result.\nराज्यों और शहरों का अनुरोध: परिणाम आता है।",
          "target": "idle",
          "actions": {
            "type": "remember",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for states and cities gets no response.\nराज्यों और शहरों का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      }
    },
    "unanswered": {
      "description": "States or cities could not be loaded; the product tries again shortly, and a city can be typed meanwhile.\nराज्य या शहर लोड नहीं हो सके; ऐप थोड़ी देर में फिर कोशिश करता है, तब तक शहर लिखा जा सकता है।",
      "after": {
        "3000": {
          "description": "3 seconds pass since states or cities failed to load.\nराज्य या शहर लोड न होने के बाद 3 सेकंड बीत जाते हैं।",
          "target": "idle",
          "meta": {
            "delay": "retryDelay"
          }
        }
      },
      "on": {
        "language.changed": {
          "description": "The member switches the language of states and cities.\nसदस्य राज्यों और शहरों की भाषा बदलता है।",
          "actions": "requestAgain"
        }
      }
    }
  },
  "meta": {
    "durations": {
      "retryDelay": "3,000 ms"
    }
  }
})
