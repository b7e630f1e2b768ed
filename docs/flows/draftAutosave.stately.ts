import { createMachine } from 'xstate'

export const draftAutosaveMachine = createMachine({
  "id": "draftAutosave",
  "on": {
    "answers.changed": {
      "description": "The member changes an answer of the profile draft.\nसदस्य प्रोफ़ाइल के ड्राफ़्ट का कोई उत्तर बदलता है।",
      "target": ".waiting",
      "reenter": true,
      "actions": {
        "type": "remember",
        "params": "({event})=>event.answers"
      }
    },
    "answers.settled": {
      "description": "The form saves the answers itself and needs no draft.\nफ़ॉर्म उत्तर स्वयं सहेजता है और ड्राफ़्ट नहीं चाहिए।",
      "target": ".idle"
    }
  },
  "initial": "idle",
  "states": {
    "idle": {
      "description": "There are no unsaved answers in the profile draft.\nप्रोफ़ाइल के ड्राफ़्ट में कोई बिना सहेजा उत्तर नहीं है।"
    },
    "waiting": {
      "description": "An answer has just changed; the draft is saved after a short pause.\nकोई उत्तर अभी बदला है; थोड़े विराम के बाद ड्राफ़्ट सहेजा जाएगा।",
      "after": {
        "800": {
          "description": "0.8 seconds pass since the last change to the draft.\nड्राफ़्ट के अंतिम बदलाव को 0.8 सेकंड बीत जाते हैं।",
          "target": "saving",
          "meta": {
            "delay": "pause"
          }
        }
      }
    },
    "saving": {
      "description": "The draft of the profile is being saved. In progress: the automatic saving of the draft.\nप्रोफ़ाइल का ड्राफ़्ट सहेजा जा रहा है। जारी: ड्राफ़्ट को अपने आप सहेजना।",
      "invoke": {
        "src": "saveDraft",
        "input": "({context:{kind,answers}})=>({kind,answers})",
        "onDone": [
          {
            "description": "The automatic saving of the draft returns a result, if the server has saved the profile draft.\nड्राफ़्ट को अपने आप सहेजना: परिणाम आता है, यदि सर्वर ने प्रोफ़ाइल का ड्राफ़्ट सहेज लिया।",
            "guard": {
              "type": "wasSaved",
              "params": "({event})=>event.output"
            },
            "target": "saved",
            "actions": "announceSaved"
          },
          {
            "description": "The automatic saving of the draft returns any other result.\nड्राफ़्ट को अपने आप सहेजना: कोई अन्य परिणाम आता है।",
            "target": "refused"
          }
        ],
        "onError": {
          "description": "The automatic saving of the draft gets no response.\nड्राफ़्ट को अपने आप सहेजना: कोई उत्तर नहीं आता।",
          "target": "unanswered",
          "actions": "countFailure"
        }
      }
    },
    "saved": {
      "description": "The draft of the profile is saved on the server.\nप्रोफ़ाइल का ड्राफ़्ट सर्वर पर सहेजा गया है।"
    },
    "refused": {
      "description": "The server refused this draft; the next change triggers another attempt.\nसर्वर ने यह ड्राफ़्ट अस्वीकार किया; अगले बदलाव पर फिर कोशिश होगी।"
    },
    "unanswered": {
      "description": "The draft could not be saved; the product tries again automatically.\nड्राफ़्ट सहेजा नहीं जा सका; ऐप अपने आप फिर कोशिश करता है।",
      "after": {
        "backoff": {
          "description": "The growing pause before the draft is saved again ends, at most 30 seconds.\nड्राफ़्ट फिर सहेजने से पहले का बढ़ता विराम समाप्त होता है, अधिकतम 30 सेकंड।",
          "target": "saving"
        }
      }
    }
  },
  "meta": {
    "durations": {
      "pause": "800 ms",
      "backoff": "({context})=>backoff(context.failures)"
    }
  }
})
