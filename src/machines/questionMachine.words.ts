import { describe } from './describe.ts'
import { questionMachine } from './questionMachine.ts'

export const questionWords = describe(questionMachine, {
  states: {
    writing: [
      'the member writes a question or an answer, or confirms that a question is removed',
      'सदस्य प्रश्न या उत्तर लिखता है, या प्रश्न हटाने की पुष्टि करता है',
    ],
    sending: ['the question or the answer is being saved', 'प्रश्न या उत्तर सहेजा जा रहा है'],
    unanswered: [
      'the server did not confirm the question; the member can send the same one again',
      'सर्वर ने प्रश्न की पुष्टि नहीं की; सदस्य वही प्रश्न फिर भेज सकता है',
    ],
    over: ['the question dialog is closed', 'प्रश्न का संवाद बंद है'],
  },
  events: {
    'text.changed': ['the member edits the question or the answer', 'सदस्य प्रश्न या उत्तर बदलता है'],
    'question.submitted': ['the member sends the question or the answer', 'सदस्य प्रश्न या उत्तर भेजता है'],
    'question.cancelled': ['the member closes the question dialog', 'सदस्य प्रश्न का संवाद बंद करता है'],
  },
  guards: {
    isComplete: [
      'there is a text that is not too long, or none is needed',
      'पाठ लिखा गया है और बहुत लंबा नहीं है, या उसकी ज़रूरत नहीं है',
    ],
    wasSent: ['the server has saved the question or the answer', 'सर्वर ने प्रश्न या उत्तर सहेज लिया'],
  },
  actors: { sendQuestion: ['the saving of the question or the answer', 'प्रश्न या उत्तर सहेजना'] },
})
