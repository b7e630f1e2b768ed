import { createMachine } from 'xstate'

export const chatMachine = createMachine({
  "description": "In progress: the watch for changes of the address; live news about the open conversation; the menu of the conversation; the typing notice of the other participant; the editing of a sent message; the titles of links in this conversation; the search in this conversation.\nजारी: पते के बदलाव की निगरानी; खुली बातचीत की लाइव सूचना; बातचीत का मेनू; दूसरे प्रतिभागी के लिखने की सूचना; भेजे गए संदेश में बदलाव; इस बातचीत में लिंक के शीर्षक; इस बातचीत में खोज।",
  "id": "chat",
  "entry": "showFolder",
  "initial": "unchosen",
  "invoke": [
    {
      "src": "watchAddress"
    },
    {
      "src": "subscribeToLive"
    },
    {
      "id": "menu",
      "src": "chatMenu",
      "input": "({context:{chatId,lastId}})=>({chatId:chatId??\"\",lastId})"
    },
    {
      "id": "typing",
      "src": "typing",
      "input": "({context})=>({chatId:context.chatId??\"\"})"
    },
    {
      "id": "edit",
      "src": "messageEdit",
      "input": "({context})=>({chatId:context.chatId??\"\"})"
    },
    {
      "id": "links",
      "src": "linkTargets"
    },
    {
      "id": "search",
      "src": "messageSearch",
      "input": "({context})=>({chatId:context.chatId??\"\"})"
    }
  ],
  "on": {
    "address.changed": {
      "description": "The address names the conversations to list: all, the unread or the archived ones.\nपता बताता है कि कौन-सी बातचीत दिखानी है: सभी, अपठित या आर्काइव की गई।",
      "actions": [
        {
          "type": "rememberFolder",
          "params": "({event})=>event.folder"
        },
        "showFolder"
      ]
    },
    "connection.opened": {
      "description": "The live connection of this conversation opens again.\nइस बातचीत का लाइव कनेक्शन फिर खुलता है।",
      "actions": {
        "type": "rememberConnection",
        "params": true
      }
    },
    "connection.lost": {
      "description": "The live connection of this conversation is lost.\nइस बातचीत का लाइव कनेक्शन टूट जाता है।",
      "actions": {
        "type": "rememberConnection",
        "params": false
      }
    },
    "message.arrived": {
      "description": "A message arrives while a conversation is open, if the news is about the conversation that is open.\nबातचीत खुली रहते संदेश आता है, यदि सूचना उसी बातचीत की है जो खुली है।",
      "guard": {
        "type": "isOpenChat",
        "params": "({event})=>event.message.chat_id"
      },
      "actions": [
        {
          "type": "rememberMessage",
          "params": "({event})=>event.message"
        },
        {
          "type": "findLinks",
          "params": "({event})=>[event.message]"
        },
        "markRead"
      ]
    },
    "message.changed": {
      "description": "A message is edited or deleted for both, if the news is about the conversation that is open.\nकोई संदेश बदला या दोनों के लिए हटाया जाता है, यदि सूचना उसी बातचीत की है जो खुली है।",
      "guard": {
        "type": "isOpenChat",
        "params": "({event})=>event.message.chat_id"
      },
      "actions": [
        {
          "type": "rememberChange",
          "params": "({event})=>event.message"
        },
        {
          "type": "findLinks",
          "params": "({event})=>[event.message]"
        },
        {
          "type": "showChange",
          "params": "({event})=>event.message"
        }
      ]
    },
    "mark.moved": {
      "description": "The other participant receives or reads messages, if the news is about the conversation that is open.\nदूसरा प्रतिभागी संदेश पाता या पढ़ता है, यदि सूचना उसी बातचीत की है जो खुली है।",
      "guard": {
        "type": "isOpenChat",
        "params": "({event})=>event.chatId"
      },
      "actions": {
        "type": "moveMark",
        "params": "({event})=>event"
      }
    },
    "reading.resumed": {
      "description": "The member looks at the conversation again.\nसदस्य फिर से बातचीत देखता है।",
      "actions": "markRead"
    }
  },
  "states": {
    "unchosen": {
      "description": "No conversation is open yet. In progress: the watch for the latest conversation of the list on a wide screen.\nअभी कोई बातचीत खुली नहीं है। जारी: चौड़ी स्क्रीन पर सूची की सबसे नई बातचीत की निगरानी।",
      "always": {
        "description": "At once, if a conversation has been chosen.\nतुरंत, यदि एक बातचीत चुनी गई है।",
        "guard": "isChosen",
        "target": "opening"
      },
      "invoke": {
        "src": "watchLatest",
        "input": "({context})=>({list:context.list})"
      },
      "on": {
        "latest.known": {
          "description": "The screen is wide and the latest conversation of the list is known.\nस्क्रीन चौड़ी है और सूची की सबसे नई बातचीत पता है।",
          "actions": {
            "type": "showLatest",
            "params": "({event})=>event.chatId"
          }
        }
      }
    },
    "opening": {
      "description": "The conversation is opening. In progress: the request to open the conversation.\nबातचीत खुल रही है। जारी: बातचीत खोलने का अनुरोध।",
      "invoke": {
        "src": "openChat",
        "input": "({context})=>({chatId:context.chatId??\"\"})",
        "onDone": [
          {
            "description": "The request to open the conversation returns a result, if the server finds the conversation and lets the member read it.\nबातचीत खोलने का अनुरोध: परिणाम आता है, यदि सर्वर को बातचीत मिलती है और सदस्य उसे पढ़ सकता है।",
            "guard": {
              "type": "wasFound",
              "params": "({event})=>event.output"
            },
            "target": "following",
            "actions": [
              {
                "type": "rememberOpened",
                "params": "({event})=>event.output"
              },
              {
                "type": "findLinks",
                "params": "({context})=>context.messages"
              },
              "markRead"
            ]
          },
          {
            "description": "The request to open the conversation returns any other result.\nबातचीत खोलने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "missing"
          }
        ],
        "onError": {
          "description": "The request to open the conversation gets no response.\nबातचीत खोलने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unavailable"
        }
      }
    },
    "unavailable": {
      "description": "The conversation could not be opened; the member can try again.\nबातचीत खुल नहीं सकी; सदस्य फिर कोशिश कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the conversation again.\nसदस्य यह बातचीत फिर लोड करने की कोशिश करता है।",
          "target": "opening"
        }
      }
    },
    "missing": {
      "description": "This conversation does not exist or is not the member’s.\nयह बातचीत मौजूद नहीं है या सदस्य की नहीं है।"
    },
    "following": {
      "description": "The conversation is open and new messages appear as they arrive.\nबातचीत खुली है और नए संदेश आते ही दिखते हैं।",
      "initial": "current",
      "on": {
        "connection.opened": {
          "description": "The live connection of this conversation opens again.\nइस बातचीत का लाइव कनेक्शन फिर खुलता है।",
          "target": ".catchingUp",
          "actions": {
            "type": "rememberConnection",
            "params": true
          }
        },
        "chat.changed": {
          "description": "The server reports a change to a conversation, if the news is about the conversation that is open.\nसर्वर बताता है कि कोई बातचीत बदली है, यदि सूचना उसी बातचीत की है जो खुली है।",
          "guard": {
            "type": "isOpenChat",
            "params": "({event})=>event.chatId"
          },
          "target": ".catchingUp"
        },
        "position.requested": {
          "description": "The member jumps to a particular message.\nसदस्य किसी खास संदेश पर जाता है।",
          "actions": {
            "type": "rememberPosition",
            "params": "({event})=>event.seq"
          }
        },
        "position.shown": {
          "description": "The wanted message is in view.\nचाहा गया संदेश दिख रहा है।",
          "actions": "forgetPosition"
        }
      },
      "states": {
        "current": {
          "description": "Every message of the open conversation is shown up to now.\nखुली बातचीत के अब तक के सभी संदेश दिख रहे हैं।",
          "always": [
            {
              "description": "At once, if the wanted message is earlier than all that are loaded.\nतुरंत, यदि चाहा गया संदेश सभी लोड हुए संदेशों से पहले का है।",
              "guard": "isRequestedAbove",
              "target": "fetchingEarlier"
            },
            {
              "description": "At once, if the live connection is down.\nतुरंत, यदि लाइव कनेक्शन बंद है।",
              "guard": "isCutOff",
              "target": "polling"
            },
            {
              "description": "At once, if a message is missing between two that are shown, or a change of one is not known.\nतुरंत, यदि दिख रहे दो संदेशों के बीच एक संदेश छूटा है, या किसी संदेश का बदलाव पता नहीं है।",
              "guard": "isIncomplete",
              "target": "catchingUp"
            }
          ],
          "on": {
            "earlier.requested": {
              "description": "The member scrolls up to earlier messages, if the conversation has earlier messages that are not loaded.\nसदस्य पहले के संदेशों तक ऊपर स्क्रॉल करता है, यदि बातचीत में पहले के ऐसे संदेश हैं जो लोड नहीं हुए।",
              "guard": "hasEarlier",
              "target": "fetchingEarlier"
            }
          }
        },
        "catchingUp": {
          "description": "The messages missed in this conversation are loading. In progress: the request for missed messages.\nइस बातचीत के छूटे हुए संदेश लोड हो रहे हैं। जारी: छूटे हुए संदेशों का अनुरोध।",
          "invoke": {
            "src": "fetchMissed",
            "input": "({context})=>({chatId:context.chatId??\"\",after:lastBeforeGap(context.messages),since:context.changes.known})",
            "onDone": {
              "description": "The request for missed messages returns a result.\nछूटे हुए संदेशों का अनुरोध: परिणाम आता है।",
              "target": "current",
              "actions": [
                {
                  "type": "rememberMissed",
                  "params": "({event})=>event.output"
                },
                {
                  "type": "findLinks",
                  "params": "({context})=>context.messages"
                },
                "markRead"
              ]
            },
            "onError": {
              "description": "The request for missed messages gets no response.\nछूटे हुए संदेशों का अनुरोध: कोई उत्तर नहीं आता।",
              "target": "behind"
            }
          }
        },
        "behind": {
          "description": "Messages of this conversation are missing; the product tries again shortly.\nइस बातचीत के कुछ संदेश छूटे हैं; ऐप थोड़ी देर में फिर कोशिश करता है।",
          "after": {
            "3000": {
              "description": "3 seconds pass since messages were found missing.\nसंदेश छूटने का पता चले 3 सेकंड बीत जाते हैं।",
              "target": "catchingUp",
              "meta": {
                "delay": "retryDelay"
              }
            }
          },
          "on": {
            "retry.requested": {
              "description": "The member tries to load the conversation again.\nसदस्य यह बातचीत फिर लोड करने की कोशिश करता है।",
              "target": "catchingUp"
            }
          }
        },
        "polling": {
          "description": "The live connection is down; new messages of this conversation are requested at intervals.\nलाइव कनेक्शन बंद है; इस बातचीत के नए संदेश थोड़ी-थोड़ी देर में माँगे जाते हैं।",
          "after": {
            "3000": {
              "description": "3 seconds pass since messages were found missing.\nसंदेश छूटने का पता चले 3 सेकंड बीत जाते हैं।",
              "target": "catchingUp",
              "meta": {
                "delay": "retryDelay"
              }
            }
          },
          "on": {
            "retry.requested": {
              "description": "The member tries to load the conversation again.\nसदस्य यह बातचीत फिर लोड करने की कोशिश करता है।",
              "target": "catchingUp"
            },
            "earlier.requested": {
              "description": "The member scrolls up to earlier messages, if the conversation has earlier messages that are not loaded.\nसदस्य पहले के संदेशों तक ऊपर स्क्रॉल करता है, यदि बातचीत में पहले के ऐसे संदेश हैं जो लोड नहीं हुए।",
              "guard": "hasEarlier",
              "target": "fetchingEarlier"
            }
          }
        },
        "fetchingEarlier": {
          "description": "Earlier messages of this conversation are loading. In progress: the request for earlier messages.\nइस बातचीत के पहले के संदेश लोड हो रहे हैं। जारी: पहले के संदेशों का अनुरोध।",
          "tags": "busy",
          "invoke": {
            "src": "fetchEarlier",
            "input": "({context})=>({chatId:context.chatId??\"\",before:context.messages[0]?.seq??1,downTo:context.requested?.seq??null})",
            "onDone": {
              "description": "The request for earlier messages returns a result.\nपहले के संदेशों का अनुरोध: परिणाम आता है।",
              "target": "current",
              "actions": [
                {
                  "type": "rememberEarlier",
                  "params": "({event})=>event.output"
                },
                {
                  "type": "findLinks",
                  "params": "({context})=>context.messages"
                }
              ]
            },
            "onError": {
              "description": "The request for earlier messages gets no response.\nपहले के संदेशों का अनुरोध: कोई उत्तर नहीं आता।",
              "target": "behind"
            }
          }
        }
      }
    }
  },
  "meta": {
    "durations": {
      "retryDelay": "3,000 ms"
    }
  }
})
