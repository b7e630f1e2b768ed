import { createMachine } from 'xstate'

export const conversationMachine = createMachine({
  "description": "In progress: the live news about this writing; the notice to the other side about typing.\nजारी: इस लेखन के बारे में लाइव सूचनाएँ; लिखने के बारे में दूसरे पक्ष को सूचना।",
  "id": "conversation",
  "initial": "restoring",
  "invoke": [
    {
      "src": "subscribeToLive",
      "input": "({context})=>({chatId:context.chatId})"
    },
    {
      "id": "typingNotice",
      "src": "typingNotice",
      "input": "({context})=>({chatId:context.chatId})"
    }
  ],
  "on": {
    "draft.changed": {
      "description": "The member types in the message box.\nसदस्य संदेश के खाने में लिखता है।",
      "actions": [
        {
          "type": "changeDraft",
          "params": "({event})=>event.text"
        },
        "storeDraft",
        "noticeTyping"
      ]
    },
    "reply.started": {
      "description": "The member starts a reply to a message.\nसदस्य किसी संदेश का उत्तर लिखना शुरू करता है।",
      "actions": [
        {
          "type": "replyTo",
          "params": "({event})=>event.message"
        },
        "storeDraft"
      ]
    },
    "reply.cancelled": {
      "description": "The member cancels the reply.\nसदस्य उत्तर लिखना रद्द करता है।",
      "actions": [
        {
          "type": "replyTo",
          "params": null
        },
        "storeDraft"
      ]
    },
    "message.submitted": {
      "description": "The member sends a chat message, if the message box has a valid file or text, and the text is not too long.\nसदस्य चैट संदेश भेजता है, यदि संदेश के खाने में मान्य फ़ाइल या पाठ है, और पाठ बहुत लंबा नहीं है।",
      "guard": "mayBeSent",
      "actions": [
        {
          "type": "storeOutgoing",
          "params": "({context})=>composed(context)"
        },
        "queueDraft",
        "storeDraft",
        "noticeTyping"
      ]
    },
    "files.chosen": {
      "description": "The member attaches files to the conversation.\nसदस्य बातचीत में फ़ाइलें जोड़ता है।",
      "actions": [
        {
          "type": "storeAttached",
          "params": "({context,event})=>attachedTo(context,event.files)"
        },
        {
          "type": "attachFiles",
          "params": "({event})=>event.files"
        }
      ]
    },
    "file.removed": {
      "description": "The member removes an attached file.\nसदस्य जोड़ी गई फ़ाइल हटाता है।",
      "actions": [
        {
          "type": "removeFile",
          "params": "({event})=>event.clientId"
        },
        {
          "type": "deleteOutgoing",
          "params": "({event})=>event.clientId"
        }
      ]
    },
    "message.retried": {
      "description": "The member sends a refused message again, if the server refused this message earlier.\nसदस्य अस्वीकृत संदेश फिर भेजता है, यदि सर्वर ने यह संदेश पहले अस्वीकार किया था।",
      "guard": {
        "type": "wasRefused",
        "params": "({event})=>event.clientId"
      },
      "actions": [
        {
          "type": "queueAgain",
          "params": "({event})=>event.clientId"
        },
        {
          "type": "storeOutgoing",
          "params": "({context,event})=>withId(context,event.clientId)"
        }
      ]
    },
    "message.confirmed": {
      "description": "The sent message appears in the conversation, if the message is still held on this device.\nभेजा गया संदेश बातचीत में दिखता है, यदि संदेश अभी इस डिवाइस पर रखा है।",
      "guard": {
        "type": "isQueued",
        "params": "({event})=>event.clientId"
      },
      "actions": [
        {
          "type": "removeOutgoing",
          "params": "({event})=>event.clientId"
        },
        {
          "type": "deleteOutgoing",
          "params": "({event})=>event.clientId"
        }
      ]
    },
    "message.discarded": {
      "description": "The member discards an unsent message.\nसदस्य न भेजा गया संदेश हटाता है।",
      "actions": [
        {
          "type": "removeOutgoing",
          "params": "({event})=>event.clientId"
        },
        {
          "type": "deleteOutgoing",
          "params": "({event})=>event.clientId"
        }
      ]
    }
  },
  "states": {
    "restoring": {
      "description": "The draft and the unsent messages of an earlier visit are being restored. In progress: the search for unsent writing on this device.\nपिछली बार का ड्राफ़्ट और न भेजे गए संदेश वापस लाए जा रहे हैं। जारी: इस डिवाइस पर न भेजे गए लेखन की खोज।",
      "invoke": {
        "src": "restoreWriting",
        "input": "({context:{chatId,owner}})=>({chatId,owner})",
        "onDone": {
          "description": "The search for unsent writing on this device returns a result.\nइस डिवाइस पर न भेजे गए लेखन की खोज: परिणाम आता है।",
          "target": "composing",
          "actions": {
            "type": "restoreWriting",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The search for unsent writing on this device gets no response.\nइस डिवाइस पर न भेजे गए लेखन की खोज: कोई उत्तर नहीं आता।",
          "target": "composing"
        }
      },
      "on": {
        "connection.opened": {
          "description": "The live connection opens while messages are queued.\nसंदेश कतार में रहते लाइव कनेक्शन खुलता है।"
        }
      }
    },
    "composing": {
      "description": "The member can write; no message is waiting to go out.\nसदस्य लिख सकता है; कोई संदेश भेजे जाने की कतार में नहीं है।",
      "always": {
        "description": "At once, if a message is waiting to go out.\nतुरंत, यदि एक संदेश भेजे जाने की कतार में है।",
        "guard": "hasOutgoing",
        "target": "sending"
      },
      "on": {
        "connection.opened": {
          "description": "The live connection opens while messages are queued.\nसंदेश कतार में रहते लाइव कनेक्शन खुलता है।"
        }
      }
    },
    "sending": {
      "description": "The first queued message is being sent. In progress: the sending of a chat message.\nकतार का पहला संदेश भेजा जा रहा है। जारी: चैट संदेश भेजना।",
      "entry": "takeFirst",
      "exit": "noteTry",
      "always": {
        "description": "At once, if the message that was being sent is no longer first in the queue.\nतुरंत, यदि जो संदेश भेजा जा रहा था वह अब कतार में पहला नहीं है।",
        "guard": "isSettled",
        "target": "composing"
      },
      "invoke": {
        "src": "sendMessage",
        "input": "({context})=>{const message=firstOf(context)??{clientId:\"\",text:\"\",file:null,replyTo:null};return{chatId:context.chatId,message,isRepeat:context.tried.includes(message.clientId)}}"
      },
      "on": {
        "sending.progressed": {
          "description": "The upload of an attached file advances.\nजोड़ी गई फ़ाइल का अपलोड आगे बढ़ता है।",
          "actions": {
            "type": "rememberProgress",
            "params": "({event})=>event.share"
          }
        },
        "sending.settled": [
          {
            "description": "The server accepts or refuses the chat message, if the server has accepted the chat message.\nसर्वर चैट संदेश को स्वीकार या अस्वीकार करता है, यदि सर्वर ने चैट संदेश स्वीकार कर लिया।",
            "guard": {
              "type": "wasAccepted",
              "params": "({event})=>event.outcome"
            },
            "target": "composing",
            "actions": [
              "forgetFailures",
              {
                "type": "removeOutgoing",
                "params": "({context})=>context.underWay??\"\""
              },
              {
                "type": "deleteOutgoing",
                "params": "({context})=>context.underWay??\"\""
              },
              {
                "type": "announceSent",
                "params": "({event})=>event.outcome"
              }
            ]
          },
          {
            "description": "The server accepts or refuses the chat message, if the member is sending too fast and can send again later.\nसर्वर चैट संदेश को स्वीकार या अस्वीकार करता है, यदि सदस्य बहुत तेज़ी से भेज रहा है और बाद में फिर भेज सकता है।",
            "guard": {
              "type": "isRateLimited",
              "params": "({event})=>event.outcome"
            },
            "target": "queued",
            "actions": "countFailure"
          },
          {
            "description": "The server accepts or refuses the chat message, in any other case.\nसर्वर चैट संदेश को स्वीकार या अस्वीकार करता है, अन्यथा।",
            "target": "composing",
            "actions": [
              "forgetFailures",
              {
                "type": "markFailed",
                "params": "({event})=>event.outcome"
              },
              {
                "type": "storeOutgoing",
                "params": "({context})=>withId(context,context.underWay)"
              }
            ]
          }
        ],
        "sending.unanswered": {
          "description": "The server does not confirm the chat message.\nसर्वर चैट संदेश की पुष्टि नहीं करता।",
          "target": "queued",
          "actions": "countFailure"
        },
        "connection.opened": {
          "description": "The live connection opens while messages are queued.\nसंदेश कतार में रहते लाइव कनेक्शन खुलता है।",
          "target": "sending",
          "reenter": true
        }
      }
    },
    "queued": {
      "description": "A message is queued and will be sent again shortly.\nएक संदेश कतार में है और थोड़ी देर में फिर भेजा जाएगा।",
      "always": {
        "description": "At once, if the message that was being sent is no longer first in the queue.\nतुरंत, यदि जो संदेश भेजा जा रहा था वह अब कतार में पहला नहीं है।",
        "guard": "isSettled",
        "target": "composing"
      },
      "after": {
        "backoff": {
          "description": "The growing pause before the message is sent again ends, at most 30 seconds.\nसंदेश फिर भेजने से पहले का बढ़ता विराम समाप्त होता है, अधिकतम 30 सेकंड।",
          "target": "sending"
        }
      },
      "on": {
        "connection.opened": {
          "description": "The live connection opens while messages are queued.\nसंदेश कतार में रहते लाइव कनेक्शन खुलता है।",
          "target": "sending"
        },
        "retry.requested": {
          "description": "The member chooses to send the queued messages now.\nसदस्य कतार के संदेश अभी भेजना चुनता है।",
          "target": "sending"
        }
      }
    }
  },
  "meta": {
    "durations": {
      "backoff": "({context})=>backoff(context.failures)"
    }
  }
})
