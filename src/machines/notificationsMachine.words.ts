import { describe } from './describe.ts'
import { notificationsMachine } from './notificationsMachine.ts'

export const notificationsWords = describe(notificationsMachine, {
  states: {
    loading: ['the notifications are loading', 'सूचनाएँ लोड हो रही हैं'],
    unavailable: [
      'the notifications could not be loaded; the member can try again',
      'सूचनाएँ लोड नहीं हो सकीं; सदस्य फिर कोशिश कर सकता है',
    ],
    listed: ['the notifications are listed under the bell, the latest first', 'घंटी के नीचे सूचनाएँ दिखती हैं, सबसे नई पहले'],
    refreshing: [
      'the latest notifications are loading while the list stays visible',
      'सूची दिखती रहती है और नवीनतम सूचनाएँ लोड हो रही हैं',
    ],
    loadingMore: ['older notifications are loading below the list', 'सूची के नीचे पुरानी सूचनाएँ लोड हो रही हैं'],
    markingRead: [
      'the chosen notification, or all of them, is being marked as read',
      'चुनी हुई सूचना, या सभी सूचनाएँ, पढ़ी हुई चिह्नित हो रही हैं',
    ],
  },
  events: {
    'connection.opened': ['the live connection of the notifications opens again', 'सूचनाओं का लाइव कनेक्शन फिर खुलता है'],
    'count.changed': ['the number of unread notifications changes', 'बिना पढ़ी सूचनाओं की संख्या बदलती है'],
    'language.changed': ['the language of the page changes', 'पेज की भाषा बदलती है'],
    'bell.opened': ['the member opens the bell', 'सदस्य घंटी खोलता है'],
    'more.requested': ['the member scrolls to older notifications', 'सदस्य पुरानी सूचनाओं तक स्क्रॉल करता है'],
    'notification.opened': ['the member opens a notification', 'सदस्य कोई सूचना खोलता है'],
    'all.read': ['the member marks all notifications as read', 'सदस्य सभी सूचनाओं को पढ़ा हुआ चिह्नित करता है'],
    'retry.requested': ['the member tries to load the notifications again', 'सदस्य सूचनाएँ फिर लोड करने की कोशिश करता है'],
  },
  guards: {
    hasMore: ['there are older notifications to load', 'और पुरानी सूचनाएँ बाकी हैं'],
    isNotEveryOne: ['not all of them are being marked already', 'सभी को चिह्नित करना अभी शुरू नहीं हुआ'],
    moreWereRequested: ['another notification was opened meanwhile', 'इस बीच कोई और सूचना खोली गई'],
    isOutdated: [
      'notifications have changed since they were last requested',
      'सूचनाएँ पिछली बार माँगे जाने के बाद बदल चुकी हैं',
    ],
  },
  actors: {
    fetchNotifications: ['the request for a page of notifications', 'सूचनाओं के एक पृष्ठ का अनुरोध'],
    markRead: ['the request to mark notifications as read', 'सूचनाओं को पढ़ा हुआ चिह्नित करने का अनुरोध'],
    subscribeToLive: ['live news about notifications', 'सूचनाओं की लाइव ख़बर'],
    push: ['the pushes to this device', 'इस डिवाइस के पुश'],
    preferences: ['the notification settings behind the bell', 'घंटी के पीछे की सूचना सेटिंग्स'],
  },
})
