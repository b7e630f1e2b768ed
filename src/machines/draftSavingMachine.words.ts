import { describe } from './describe.ts'
import { draftSavingMachine } from './draftSavingMachine.ts'

export const draftSavingWords = describe(draftSavingMachine, {
  states: {
    choosing: [
      'the product checks whether the member is leaving or only saving for later',
      'ऐप देखता है कि सदस्य जा रहा है या केवल बाद के लिए सहेज रहा है',
    ],
    saving: ['the unsaved answers are being saved for later', 'बिना सहेजे उत्तर बाद के लिए सहेजे जा रहे हैं'],
    asking: [
      'a dialog asks whether to save the answers, discard them or stay',
      'संवाद पूछता है कि उत्तर सहेजने हैं, छोड़ने हैं या यहीं रहना है',
    ],
    notSaved: ['the answers could not be saved for later', 'उत्तर बाद के लिए सहेजे नहीं जा सके'],
    left: ['the member leaves the form', 'सदस्य फ़ॉर्म छोड़कर जाता है'],
    stayed: ['the member stays on the form', 'सदस्य फ़ॉर्म पर बना रहता है'],
  },
  events: {
    'leaving.confirmed': ['the member discards the unsaved answers and leaves', 'सदस्य बिना सहेजे उत्तर छोड़कर जाता है'],
    'leaving.cancelled': ['the member chooses to stay on the form', 'सदस्य फ़ॉर्म पर रहना चुनता है'],
    'later.requested': ['the member saves the answers and leaves', 'सदस्य उत्तर सहेजकर जाता है'],
  },
  guards: {
    leaves: ['the member is leaving the form', 'सदस्य फ़ॉर्म छोड़ रहा है'],
    wasSaved: ['the answers are saved for later', 'उत्तर बाद के लिए सहेज लिए गए'],
    wasSavedToLeave: ['the answers are saved and the member is on the way out', 'उत्तर सहेज लिए गए और सदस्य जा रहा है'],
  },
  actors: {
    saveDraft: ['the saving of the answers for later', 'उत्तरों को बाद के लिए सहेजना'],
  },
})
