import { changePasswordMachine } from './changePasswordMachine.ts'
import { describe } from './describe.ts'

export const changePasswordWords = describe(changePasswordMachine, {
  states: {
    editing: ['the member enters the current password and a new one', 'सदस्य वर्तमान पासवर्ड और नया पासवर्ड भरता है'],
    updating: ['the server is replacing the old password', 'सर्वर पुराना पासवर्ड बदल रहा है'],
    unanswered: [
      'the server did not confirm the new password, which may already apply',
      'सर्वर ने नए पासवर्ड की पुष्टि नहीं की; हो सकता है वह लागू हो चुका हो',
    ],
    closed: ['the dialog for changing the password is closed', 'पासवर्ड बदलने का संवाद बंद है'],
  },
  events: {
    'field.changed': ['the member edits one of the password fields', 'सदस्य पासवर्ड का कोई खाना बदलता है'],
    'form.submitted': ['the member submits the new password', 'सदस्य नया पासवर्ड जमा करता है'],
    'dialog.closed': ['the member closes the password dialog', 'सदस्य पासवर्ड का संवाद बंद करता है'],
  },
  guards: {
    draftIsComplete: [
      'all password fields are valid and the new password is repeated correctly',
      'पासवर्ड के सभी खाने मान्य हैं और नया पासवर्ड सही दोहराया गया है',
    ],
    wasChanged: ['the server has replaced the password', 'सर्वर ने पासवर्ड बदल दिया'],
  },
  actors: {
    updatePassword: ['the request to change the password', 'पासवर्ड बदलने का अनुरोध'],
  },
})
