import { describe } from './describe.ts'
import { messageEditMachine } from './messageEditMachine.ts'

export const messageEditWords = describe(messageEditMachine, {
  states: {
    idle: ['no message is being edited', 'कोई संदेश नहीं बदला जा रहा'],
    editing: ['the member edits a message that they sent', 'सदस्य अपना भेजा संदेश बदल रहा है'],
    saving: ['the edited message is being saved', 'बदला हुआ संदेश सहेजा जा रहा है'],
    unanswered: [
      'the server did not confirm the edited message; the member can save it again safely',
      'सर्वर ने बदले हुए संदेश की पुष्टि नहीं की; सदस्य उसे निश्चिंत होकर फिर सहेज सकता है',
    ],
  },
  events: {
    'edit.started': ['the member starts to edit a message', 'सदस्य किसी संदेश को बदलना शुरू करता है'],
    'text.changed': ['the member changes the text of the sent message', 'सदस्य भेजे गए संदेश का पाठ बदलता है'],
    'form.submitted': ['the member saves the edited message', 'सदस्य बदला हुआ संदेश सहेजता है'],
    'edit.cancelled': ['the member leaves the message as it is', 'सदस्य संदेश को वैसे ही छोड़ देता है'],
  },
  guards: {
    isUnchanged: ['the text is as it was sent', 'पाठ वैसा ही है जैसा भेजा गया था'],
    isWritten: ['the edited text is not empty and not too long', 'बदला हुआ पाठ ख़ाली नहीं है और बहुत लंबा भी नहीं'],
    wasSaved: ['the server has saved the edited message', 'सर्वर ने बदला हुआ संदेश सहेज लिया'],
  },
  actors: { saveEdit: ['the request to save the edited message', 'बदला हुआ संदेश सहेजने का अनुरोध'] },
})
