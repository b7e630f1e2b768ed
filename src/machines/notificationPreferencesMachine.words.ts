import { describe } from './describe.ts'
import { notificationPreferencesMachine } from './notificationPreferencesMachine.ts'

export const notificationPreferencesWords = describe(notificationPreferencesMachine, {
  states: {
    closed: ['the notification settings are closed', 'सूचना सेटिंग्स बंद हैं'],
    loading: ['the notification settings are loading', 'सूचना सेटिंग्स लोड हो रही हैं'],
    unavailable: [
      'the notification settings could not be loaded; the member can try again or close them',
      'सूचना सेटिंग्स लोड नहीं हो सकीं; सदस्य फिर कोशिश कर सकता है या उन्हें बंद कर सकता है',
    ],
    editing: [
      'the member chooses which notifications to get, how and when',
      'सदस्य चुनता है कि कौन-सी सूचनाएँ, कैसे और कब मिलें',
    ],
    saving: ['the notification settings are being saved', 'सूचना सेटिंग्स सहेजी जा रही हैं'],
    unanswered: [
      'the server did not confirm the settings; the member can save them again',
      'सर्वर ने सेटिंग्स की पुष्टि नहीं की; सदस्य उन्हें फिर सहेज सकता है',
    ],
  },
  events: {
    'settings.opened': ['the member opens the notification settings', 'सदस्य सूचना सेटिंग्स खोलता है'],
    'settings.closed': ['the member closes the notification settings', 'सदस्य सूचना सेटिंग्स बंद करता है'],
    'kinds.switched': [
      'the member turns a type of notification, or a group of them, on or off',
      'सदस्य किसी प्रकार की, या किसी समूह की, सूचनाएँ चालू या बंद करता है',
    ],
    'urgency.switched': [
      'the member lets a type of notification through quiet hours, or no longer does',
      'सदस्य किसी प्रकार की सूचना को शांत समय में आने देता है, या रोकता है',
    ],
    'quiet.changed': ['the member changes the quiet hours', 'सदस्य शांत समय बदलता है'],
    'form.submitted': ['the member saves the notification settings', 'सदस्य सूचना सेटिंग्स सहेजता है'],
    'retry.requested': [
      'the member tries to load the notification settings again',
      'सदस्य सूचना सेटिंग्स फिर लोड करने की कोशिश करता है',
    ],
  },
  guards: {
    wereSaved: ['the server has saved the notification settings', 'सर्वर ने सूचना सेटिंग्स सहेज लीं'],
  },
  actors: {
    loadPreferences: ['the request for the notification settings', 'सूचना सेटिंग्स का अनुरोध'],
    savePreferences: ['the saving of the notification settings', 'सूचना सेटिंग्स सहेजना'],
  },
})
