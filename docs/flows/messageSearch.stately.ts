import { createMachine } from 'xstate'

export const messageSearchMachine = createMachine({
  "id": "messageSearch",
  "initial": "closed",
  "states": {
    "closed": {
      "description": "The message search is closed.\nसंदेश खोज बंद है।",
      "entry": "forgetSearch",
      "on": {
        "search.opened": {
          "description": "The member opens the message search.\nसदस्य संदेश खोज खोलता है।",
          "target": "open"
        },
        "words.changed": {
          "description": "The member edits the words to find.\nसदस्य खोजे जाने वाले शब्द बदलता है।",
          "target": "open",
          "actions": {
            "type": "rememberWords",
            "params": "({event})=>event.words"
          }
        }
      }
    },
    "open": {
      "description": "The message search is open.\nसंदेश खोज खुली है।",
      "initial": "typing",
      "on": {
        "search.closed": {
          "description": "The member closes the message search.\nसदस्य संदेश खोज बंद करता है।",
          "target": "closed"
        },
        "words.changed": {
          "description": "The member edits the words to find.\nसदस्य खोजे जाने वाले शब्द बदलता है।",
          "target": ".typing",
          "reenter": true,
          "actions": {
            "type": "rememberWords",
            "params": "({event})=>event.words"
          }
        }
      },
      "states": {
        "typing": {
          "description": "The member types the words to find.\nसदस्य खोजे जाने वाले शब्द लिखता है।",
          "after": {
            "300": {
              "description": "0.3 seconds pass since the words last changed, if at least two characters are typed.\nशब्दों के अंतिम बदलाव को 0.3 सेकंड बीत जाते हैं, यदि कम से कम दो अक्षर लिखे गए हैं।",
              "guard": "isLongEnough",
              "target": "searching",
              "meta": {
                "delay": "pause"
              }
            }
          }
        },
        "searching": {
          "description": "The server is searching one conversation, or all of them, for the words. In progress: the search for messages.\nसर्वर एक बातचीत में, या सभी में, शब्द खोज रहा है। जारी: संदेशों की खोज।",
          "invoke": {
            "src": "findMessages",
            "input": "({context})=>({chatId:context.chatId,words:context.words.trim()})",
            "onDone": {
              "description": "The search for messages returns a result.\nसंदेशों की खोज: परिणाम आता है।",
              "target": "found",
              "actions": {
                "type": "rememberFound",
                "params": "({event})=>event.output"
              }
            },
            "onError": {
              "description": "The search for messages gets no response.\nसंदेशों की खोज: कोई उत्तर नहीं आता।",
              "target": "unanswered"
            }
          }
        },
        "found": {
          "description": "The matching messages are listed, or the search says there are none.\nमेल खाते संदेश सूची में हैं, या खोज बताती है कि कोई नहीं मिला।",
          "on": {
            "message.changed": {
              "description": "A message is edited or deleted.\nकोई संदेश बदला या हटाया जाता है।",
              "actions": {
                "type": "rememberChange",
                "params": "({event})=>event.message"
              }
            }
          }
        },
        "unanswered": {
          "description": "The message search got no response; the member can try again.\nसंदेश खोज का उत्तर नहीं मिला; सदस्य फिर कोशिश कर सकता है।",
          "on": {
            "retry.requested": {
              "description": "The member repeats the message search.\nसदस्य संदेश खोज दोहराता है।",
              "target": "searching"
            }
          }
        }
      }
    }
  },
  "meta": {
    "durations": {
      "pause": "300 ms"
    }
  }
})
