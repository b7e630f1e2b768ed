import { contactMachine } from './contactMachine.ts'
import { describe } from './describe.ts'

export const contactWords = describe(contactMachine, {
  states: {
    editing: ['the person writes a message to support', 'व्यक्ति सहायता टीम को संदेश लिखता है'],
    sending: ['the message to support is being sent', 'सहायता टीम को संदेश भेजा जा रहा है'],
    unanswered: [
      'the message to support was not confirmed; it can be sent again without a duplicate',
      'सहायता टीम के संदेश की पुष्टि नहीं हुई; उसे फिर भेजने पर दोहराव नहीं होगा',
    ],
    sent: [
      'support has the message and the person sees its reference number',
      'संदेश सहायता टीम को मिल गया और व्यक्ति को उसकी संदर्भ संख्या दिखती है',
    ],
  },
  events: {
    'field.changed': ['the person edits the message to support', 'व्यक्ति सहायता टीम का संदेश बदलता है'],
    'form.submitted': ['the person sends the message to support', 'व्यक्ति सहायता टीम को संदेश भेजता है'],
  },
  guards: {
    draftIsValid: ['the contact form has no errors', 'संपर्क फ़ॉर्म में कोई त्रुटि नहीं है'],
    wasSent: ['support has received the message', 'सहायता टीम को संदेश मिल गया'],
  },
  actors: {
    sendMessage: ['the delivery of the message to support', 'सहायता टीम तक संदेश पहुँचाना'],
  },
})
