import { describe } from './describe.ts'
import { draftAutosaveMachine } from './draftAutosaveMachine.ts'

export const draftAutosaveWords = describe(draftAutosaveMachine, {
  states: {
    idle: ['there are no unsaved answers in the profile draft', 'प्रोफ़ाइल के ड्राफ़्ट में कोई बिना सहेजा उत्तर नहीं है'],
    waiting: [
      'an answer has just changed; the draft is saved after a short pause',
      'कोई उत्तर अभी बदला है; थोड़े विराम के बाद ड्राफ़्ट सहेजा जाएगा',
    ],
    saving: ['the draft of the profile is being saved', 'प्रोफ़ाइल का ड्राफ़्ट सहेजा जा रहा है'],
    saved: ['the draft of the profile is saved on the server', 'प्रोफ़ाइल का ड्राफ़्ट सर्वर पर सहेजा गया है'],
    refused: [
      'the server refused this draft; the next change triggers another attempt',
      'सर्वर ने यह ड्राफ़्ट अस्वीकार किया; अगले बदलाव पर फिर कोशिश होगी',
    ],
    unanswered: [
      'the draft could not be saved; the product tries again automatically',
      'ड्राफ़्ट सहेजा नहीं जा सका; ऐप अपने आप फिर कोशिश करता है',
    ],
  },
  events: {
    'answers.changed': [
      'the member changes an answer of the profile draft',
      'सदस्य प्रोफ़ाइल के ड्राफ़्ट का कोई उत्तर बदलता है',
    ],
    'answers.settled': [
      'the form saves the answers itself and needs no draft',
      'फ़ॉर्म उत्तर स्वयं सहेजता है और ड्राफ़्ट नहीं चाहिए',
    ],
  },
  guards: {
    wasSaved: ['the server has saved the profile draft', 'सर्वर ने प्रोफ़ाइल का ड्राफ़्ट सहेज लिया'],
  },
  actors: {
    saveDraft: ['the automatic saving of the draft', 'ड्राफ़्ट को अपने आप सहेजना'],
  },
  delays: {
    pause: ['0.8 seconds pass since the last change to the draft', 'ड्राफ़्ट के अंतिम बदलाव को 0.8 सेकंड बीत जाते हैं'],
    backoff: [
      'the growing pause before the draft is saved again ends, at most 30 seconds',
      'ड्राफ़्ट फिर सहेजने से पहले का बढ़ता विराम समाप्त होता है, अधिकतम 30 सेकंड',
    ],
  },
})
