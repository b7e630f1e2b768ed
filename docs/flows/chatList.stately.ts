import { createMachine } from 'xstate'

export const chatListMachine = createMachine({
  "description": "In progress: live news about the conversations; the search in all conversations.\nजारी: बातचीत की लाइव सूचना; सभी बातचीत में खोज।",
  "id": "chatList",
  "context": {
    "folder": "all",
    "chats": [],
    "nextCursor": null,
    "allArchived": false,
    "isOutdated": false
  },
  "initial": "loading",
  "invoke": [
    {
      "src": "subscribeToLive"
    },
    {
      "id": "search",
      "src": "messageSearch",
      "input": {
        "chatId": null
      }
    }
  ],
  "on": {
    "connection.opened": {
      "description": "The live connection of the chat list opens again.\nबातचीत सूची का लाइव कनेक्शन फिर खुलता है।",
      "actions": "rememberConnection"
    },
    "message.arrived": [
      {
        "description": "A message arrives for one of the conversations, if the message is newer than what the list shows for its conversation.\nकिसी बातचीत में संदेश आता है, यदि संदेश उस बातचीत के लिए सूची में दिख रहे संदेश से नया है।",
        "guard": {
          "type": "isNewMessage",
          "params": "({event})=>event.message"
        },
        "actions": {
          "type": "noteMessage",
          "params": "({event})=>event.message"
        }
      },
      {
        "description": "A message arrives for one of the conversations, if the message belongs to a conversation that is not listed yet.\nकिसी बातचीत में संदेश आता है, यदि संदेश ऐसी बातचीत का है जो अभी सूची में नहीं है।",
        "guard": {
          "type": "isUnknown",
          "params": "({event})=>event.message"
        },
        "actions": {
          "type": "fetchChat",
          "params": "({event})=>event.message.chat_id"
        }
      }
    ],
    "message.changed": {
      "description": "A message of a listed conversation is edited or deleted for both.\nसूची की किसी बातचीत का संदेश बदला या दोनों के लिए हटाया जाता है।",
      "actions": [
        {
          "type": "noteChange",
          "params": "({event})=>event.message"
        },
        {
          "type": "showChange",
          "params": "({event})=>event.message"
        }
      ]
    },
    "chat.changed": {
      "description": "A listed conversation changes on the server.\nसूची की कोई बातचीत सर्वर पर बदलती है।",
      "actions": {
        "type": "fetchChat",
        "params": "({event})=>event.chatId"
      }
    },
    "chat.seen": {
      "description": "The member reads messages, here or on another device.\nसदस्य यहाँ या किसी दूसरे डिवाइस पर संदेश पढ़ता है।",
      "actions": {
        "type": "noteSeen",
        "params": "({event})=>event"
      }
    },
    "folder.chosen": {
      "description": "All, the unread or the archived conversations are chosen, if the list shows other conversations than those that are chosen.\nसभी, अपठित या आर्काइव की गई बातचीत चुनी जाती हैं, यदि सूची में चुनी गई बातचीत से अलग बातचीत दिख रही हैं।",
      "guard": {
        "type": "isOtherFolder",
        "params": "({event})=>event.folder"
      },
      "target": ".loading",
      "actions": {
        "type": "chooseFolder",
        "params": "({event})=>event.folder"
      }
    },
    "chat.fetched": {
      "description": "The latest version of one conversation arrives.\nएक बातचीत का नवीनतम रूप आता है।",
      "actions": {
        "type": "rememberChat",
        "params": "({event})=>event.chat"
      }
    }
  },
  "states": {
    "loading": {
      "description": "The conversations are loading. In progress: the request for a page of conversations.\nबातचीत की सूची लोड हो रही है। जारी: बातचीत के एक पृष्ठ का अनुरोध।",
      "entry": "forgetConnection",
      "invoke": {
        "src": "fetchChats",
        "input": "({context})=>({folder:context.folder,cursor:null})",
        "onDone": {
          "description": "The request for a page of conversations returns a result.\nबातचीत के एक पृष्ठ का अनुरोध: परिणाम आता है।",
          "target": "listed",
          "actions": {
            "type": "rememberFirst",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for a page of conversations gets no response.\nबातचीत के एक पृष्ठ का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unavailable"
        }
      }
    },
    "unavailable": {
      "description": "The conversations could not be loaded; the member can try again.\nबातचीत की सूची लोड नहीं हो सकी; सदस्य फिर कोशिश कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the conversations again.\nसदस्य बातचीत की सूची फिर लोड करने की कोशिश करता है।",
          "target": "loading"
        },
        "connection.opened": {
          "description": "The live connection of the chat list opens again.\nबातचीत सूची का लाइव कनेक्शन फिर खुलता है।",
          "target": "loading"
        }
      }
    },
    "listed": {
      "description": "The conversations are listed, the latest first.\nबातचीत सूची में हैं, सबसे नई पहले।",
      "always": {
        "description": "At once, if the live connection opened after the list was last requested.\nतुरंत, यदि सूची पिछली बार माँगे जाने के बाद लाइव कनेक्शन खुला है।",
        "guard": "isOutdated",
        "target": "refreshing"
      },
      "on": {
        "more.requested": {
          "description": "The member scrolls to older conversations, if there are older conversations to load.\nसदस्य पुरानी बातचीत तक स्क्रॉल करता है, यदि और पुरानी बातचीत बाकी हैं।",
          "guard": "hasMore",
          "target": "loadingMore"
        }
      }
    },
    "refreshing": {
      "description": "The first page of conversations is reloading while the list stays visible. In progress: the request for a page of conversations.\nसूची दिखती रहती है और बातचीत का पहला पृष्ठ फिर लोड हो रहा है। जारी: बातचीत के एक पृष्ठ का अनुरोध।",
      "entry": "forgetConnection",
      "invoke": {
        "src": "fetchChats",
        "input": "({context})=>({folder:context.folder,cursor:null})",
        "onDone": {
          "description": "The request for a page of conversations returns a result.\nबातचीत के एक पृष्ठ का अनुरोध: परिणाम आता है।",
          "target": "listed",
          "actions": {
            "type": "rememberFirst",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for a page of conversations gets no response.\nबातचीत के एक पृष्ठ का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "listed"
        }
      }
    },
    "loadingMore": {
      "description": "Older conversations are loading below the list. In progress: the request for a page of conversations.\nसूची के नीचे पुरानी बातचीत लोड हो रही हैं। जारी: बातचीत के एक पृष्ठ का अनुरोध।",
      "invoke": {
        "src": "fetchChats",
        "input": "({context})=>({folder:context.folder,cursor:context.nextCursor})",
        "onDone": {
          "description": "The request for a page of conversations returns a result.\nबातचीत के एक पृष्ठ का अनुरोध: परिणाम आता है।",
          "target": "listed",
          "actions": {
            "type": "rememberMore",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for a page of conversations gets no response.\nबातचीत के एक पृष्ठ का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "listed"
        }
      }
    }
  }
})
