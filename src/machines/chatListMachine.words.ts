import { chatListMachine } from './chatListMachine.ts'
import { describe } from './describe.ts'

export const chatListWords = describe(chatListMachine, {
  states: {
    loading: ['the conversations are loading', 'बातचीत की सूची लोड हो रही है'],
    unavailable: [
      'the conversations could not be loaded; the member can try again',
      'बातचीत की सूची लोड नहीं हो सकी; सदस्य फिर कोशिश कर सकता है',
    ],
    listed: ['the conversations are listed, the latest first', 'बातचीत सूची में हैं, सबसे नई पहले'],
    refreshing: [
      'the first page of conversations is reloading while the list stays visible',
      'सूची दिखती रहती है और बातचीत का पहला पृष्ठ फिर लोड हो रहा है',
    ],
    loadingMore: ['older conversations are loading below the list', 'सूची के नीचे पुरानी बातचीत लोड हो रही हैं'],
  },
  events: {
    'connection.opened': ['the live connection of the chat list opens again', 'बातचीत सूची का लाइव कनेक्शन फिर खुलता है'],
    'message.arrived': ['a message arrives for one of the conversations', 'किसी बातचीत में संदेश आता है'],
    'message.changed': [
      'a message of a listed conversation is edited or deleted for both',
      'सूची की किसी बातचीत का संदेश बदला या दोनों के लिए हटाया जाता है',
    ],
    'chat.changed': ['a listed conversation changes on the server', 'सूची की कोई बातचीत सर्वर पर बदलती है'],
    'chat.seen': ['the member reads messages, here or on another device', 'सदस्य यहाँ या किसी दूसरे डिवाइस पर संदेश पढ़ता है'],
    'chat.fetched': ['the latest version of one conversation arrives', 'एक बातचीत का नवीनतम रूप आता है'],
    'folder.chosen': [
      'all, the unread or the archived conversations are chosen',
      'सभी, अपठित या आर्काइव की गई बातचीत चुनी जाती हैं',
    ],
    'more.requested': ['the member scrolls to older conversations', 'सदस्य पुरानी बातचीत तक स्क्रॉल करता है'],
    'retry.requested': [
      'the member tries to load the conversations again',
      'सदस्य बातचीत की सूची फिर लोड करने की कोशिश करता है',
    ],
  },
  guards: {
    isNewMessage: [
      'the message is newer than what the list shows for its conversation',
      'संदेश उस बातचीत के लिए सूची में दिख रहे संदेश से नया है',
    ],
    isUnknown: [
      'the message belongs to a conversation that is not listed yet',
      'संदेश ऐसी बातचीत का है जो अभी सूची में नहीं है',
    ],
    isOtherFolder: [
      'the list shows other conversations than those that are chosen',
      'सूची में चुनी गई बातचीत से अलग बातचीत दिख रही हैं',
    ],
    isOutdated: [
      'the live connection opened after the list was last requested',
      'सूची पिछली बार माँगे जाने के बाद लाइव कनेक्शन खुला है',
    ],
    hasMore: ['there are older conversations to load', 'और पुरानी बातचीत बाकी हैं'],
  },
  actors: {
    fetchChats: ['the request for a page of conversations', 'बातचीत के एक पृष्ठ का अनुरोध'],
    messageSearch: ['the search in all conversations', 'सभी बातचीत में खोज'],
    subscribeToLive: ['live news about the conversations', 'बातचीत की लाइव सूचना'],
  },
})
