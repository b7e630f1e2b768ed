import { chatMenuMachine } from './chatMenuMachine.ts'
import { describe } from './describe.ts'

export const chatMenuWords = describe(chatMenuMachine, {
  states: {
    idle: [
      'the menu of the conversation is ready and nothing is being changed',
      'बातचीत का मेनू तैयार है और कुछ नहीं बदला जा रहा',
    ],
    confirming: ['a dialog asks whether to block, report or delete', 'संवाद पूछता है कि ब्लॉक, शिकायत या मिटाना है या नहीं'],
    running: ['the server is carrying out the chosen menu action', 'सर्वर मेनू से चुनी गई क्रिया कर रहा है'],
    unanswered: [
      'the server did not confirm the menu action; the member can repeat it safely',
      'सर्वर ने मेनू की क्रिया की पुष्टि नहीं की; सदस्य उसे सुरक्षित रूप से दोहरा सकता है',
    ],
  },
  events: {
    'action.requested': [
      'the member chooses to mute, archive, block, report or delete',
      'सदस्य म्यूट, संग्रह, ब्लॉक, शिकायत या मिटाना चुनता है',
    ],
    'report.changed': ['the member edits the complaint about a conversation', 'सदस्य बातचीत की शिकायत बदलता है'],
    'deletion.changed': [
      'the member chooses to delete a message for everyone or for themselves',
      'सदस्य संदेश सबके लिए या अपने लिए हटाना चुनता है',
    ],
    'action.confirmed': ['the member confirms the menu action', 'सदस्य मेनू की क्रिया की पुष्टि करता है'],
    'action.cancelled': ['the member cancels the menu action', 'सदस्य मेनू की क्रिया रद्द करता है'],
  },
  guards: {
    needsNoConfirmation: [
      'the action is easily undone: mute, archive or unblock',
      'क्रिया आसानी से वापस हो सकती है: म्यूट, संग्रह या अनब्लॉक',
    ],
    isComplete: ['the note to the moderators is not too long', 'मॉडरेटरों के लिए टिप्पणी बहुत लंबी नहीं है'],
    wasDone: ['the server has carried out the menu action', 'सर्वर ने मेनू की क्रिया पूरी कर दी'],
  },
  actors: {
    runAction: ['the request for the menu action', 'मेनू की क्रिया का अनुरोध'],
  },
})
