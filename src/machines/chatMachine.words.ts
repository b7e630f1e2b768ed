import { chatMachine } from './chatMachine.ts'
import { describe } from './describe.ts'

export const chatWords = describe(chatMachine, {
  states: {
    unchosen: ['no conversation is open yet', 'अभी कोई बातचीत खुली नहीं है'],
    opening: ['the conversation is opening', 'बातचीत खुल रही है'],
    unavailable: [
      'the conversation could not be opened; the member can try again',
      'बातचीत खुल नहीं सकी; सदस्य फिर कोशिश कर सकता है',
    ],
    missing: ['this conversation does not exist or is not the member’s', 'यह बातचीत मौजूद नहीं है या सदस्य की नहीं है'],
    following: [
      'the conversation is open and new messages appear as they arrive',
      'बातचीत खुली है और नए संदेश आते ही दिखते हैं',
    ],
    'following.current': [
      'every message of the open conversation is shown up to now',
      'खुली बातचीत के अब तक के सभी संदेश दिख रहे हैं',
    ],
    'following.catchingUp': [
      'the messages missed in this conversation are loading',
      'इस बातचीत के छूटे हुए संदेश लोड हो रहे हैं',
    ],
    'following.behind': [
      'messages of this conversation are missing; the product tries again shortly',
      'इस बातचीत के कुछ संदेश छूटे हैं; ऐप थोड़ी देर में फिर कोशिश करता है',
    ],
    'following.polling': [
      'the live connection is down; new messages of this conversation are requested at intervals',
      'लाइव कनेक्शन बंद है; इस बातचीत के नए संदेश थोड़ी-थोड़ी देर में माँगे जाते हैं',
    ],
    'following.fetchingEarlier': [
      'earlier messages of this conversation are loading',
      'इस बातचीत के पहले के संदेश लोड हो रहे हैं',
    ],
  },
  events: {
    'address.changed': [
      'the address names the conversations to list: all, the unread or the archived ones',
      'पता बताता है कि कौन-सी बातचीत दिखानी है: सभी, अपठित या आर्काइव की गई',
    ],
    'latest.known': [
      'the screen is wide and the latest conversation of the list is known',
      'स्क्रीन चौड़ी है और सूची की सबसे नई बातचीत पता है',
    ],
    'connection.opened': ['the live connection of this conversation opens again', 'इस बातचीत का लाइव कनेक्शन फिर खुलता है'],
    'connection.lost': ['the live connection of this conversation is lost', 'इस बातचीत का लाइव कनेक्शन टूट जाता है'],
    'message.arrived': ['a message arrives while a conversation is open', 'बातचीत खुली रहते संदेश आता है'],
    'chat.changed': ['the server reports a change to a conversation', 'सर्वर बताता है कि कोई बातचीत बदली है'],
    'message.changed': ['a message is edited or deleted for both', 'कोई संदेश बदला या दोनों के लिए हटाया जाता है'],
    'mark.moved': ['the other participant receives or reads messages', 'दूसरा प्रतिभागी संदेश पाता या पढ़ता है'],
    'reading.resumed': ['the member looks at the conversation again', 'सदस्य फिर से बातचीत देखता है'],
    'earlier.requested': ['the member scrolls up to earlier messages', 'सदस्य पहले के संदेशों तक ऊपर स्क्रॉल करता है'],
    'position.requested': ['the member jumps to a particular message', 'सदस्य किसी खास संदेश पर जाता है'],
    'position.shown': ['the wanted message is in view', 'चाहा गया संदेश दिख रहा है'],
    'retry.requested': [
      'the member tries to load the conversation again',
      'सदस्य यह बातचीत फिर लोड करने की कोशिश करता है',
    ],
  },
  guards: {
    isChosen: ['a conversation has been chosen', 'एक बातचीत चुनी गई है'],
    wasFound: [
      'the server finds the conversation and lets the member read it',
      'सर्वर को बातचीत मिलती है और सदस्य उसे पढ़ सकता है',
    ],
    isCutOff: ['the live connection is down', 'लाइव कनेक्शन बंद है'],
    isIncomplete: [
      'a message is missing between two that are shown, or a change of one is not known',
      'दिख रहे दो संदेशों के बीच एक संदेश छूटा है, या किसी संदेश का बदलाव पता नहीं है',
    ],
    isOpenChat: ['the news is about the conversation that is open', 'सूचना उसी बातचीत की है जो खुली है'],
    hasEarlier: ['the conversation has earlier messages that are not loaded', 'बातचीत में पहले के ऐसे संदेश हैं जो लोड नहीं हुए'],
    isRequestedAbove: [
      'the wanted message is earlier than all that are loaded',
      'चाहा गया संदेश सभी लोड हुए संदेशों से पहले का है',
    ],
  },
  actors: {
    openChat: ['the request to open the conversation', 'बातचीत खोलने का अनुरोध'],
    fetchMissed: ['the request for missed messages', 'छूटे हुए संदेशों का अनुरोध'],
    fetchEarlier: ['the request for earlier messages', 'पहले के संदेशों का अनुरोध'],
    watchAddress: ['the watch for changes of the address', 'पते के बदलाव की निगरानी'],
    watchLatest: [
      'the watch for the latest conversation of the list on a wide screen',
      'चौड़ी स्क्रीन पर सूची की सबसे नई बातचीत की निगरानी',
    ],
    subscribeToLive: ['live news about the open conversation', 'खुली बातचीत की लाइव सूचना'],
    chatMenu: ['the menu of the conversation', 'बातचीत का मेनू'],
    messageEdit: ['the editing of a sent message', 'भेजे गए संदेश में बदलाव'],
    linkTargets: ['the titles of links in this conversation', 'इस बातचीत में लिंक के शीर्षक'],
    messageSearch: ['the search in this conversation', 'इस बातचीत में खोज'],
    typing: ['the typing notice of the other participant', 'दूसरे प्रतिभागी के लिखने की सूचना'],
  },
  delays: {
    retryDelay: ['3 seconds pass since messages were found missing', 'संदेश छूटने का पता चले 3 सेकंड बीत जाते हैं'],
  },
})
