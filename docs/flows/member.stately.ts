import { createMachine } from 'xstate'

export const memberMachine = createMachine({
  "description": "In progress: the watch on who is signed in.\nजारी: कौन लॉग इन है, इसकी निगरानी।",
  "id": "member",
  "context": {
    "owner": null,
    "live": null,
    "list": null,
    "conversations": {}
  },
  "initial": "absent",
  "invoke": {
    "src": "watchOwner"
  },
  "states": {
    "absent": {
      "description": "Nobody is signed in, so nothing runs beside the screens.\nकोई लॉग इन नहीं है, इसलिए स्क्रीन के साथ कुछ नहीं चलता।",
      "on": {
        "owner.changed": {
          "description": "Somebody signs in, signs out or changes the profile, if somebody is signed in.\nकोई लॉग इन या लॉग आउट करता है या प्रोफ़ाइल बदलता है, यदि कोई लॉग इन है।",
          "guard": {
            "type": "isLoggedIn",
            "params": "({event})=>event.owner"
          },
          "target": "present",
          "actions": {
            "type": "rememberOwner",
            "params": "({event})=>event.owner"
          }
        }
      }
    },
    "present": {
      "description": "The chats and the live connection of the signed-in profile run beside its screens. In progress: the search for conversations with unsent messages; the marks of what was read; the marks of what was delivered.\nलॉग इन प्रोफ़ाइल की चैट और उसका लाइव कनेक्शन स्क्रीन के साथ चलते हैं। जारी: न भेजे गए संदेशों वाली बातचीत की खोज; पढ़े हुए के चिह्न; पहुँचे हुए के चिह्न।",
      "exit": "stopAll",
      "invoke": [
        {
          "src": "findUnsent",
          "input": "({context})=>({owner:context.owner??\"\"})",
          "onDone": {
            "description": "The search for conversations with unsent messages returns a result, if messages of an earlier visit were not sent.\nन भेजे गए संदेशों वाली बातचीत की खोज: परिणाम आता है, यदि पिछली बार के संदेश भेजे नहीं गए।",
            "guard": {
              "type": "hasUnsent",
              "params": "({event})=>event.output"
            },
            "actions": [
              "startLive",
              {
                "type": "startConversations",
                "params": "({event})=>event.output"
              }
            ]
          },
          "onError": {
            "description": "The search for conversations with unsent messages gets no response.\nन भेजे गए संदेशों वाली बातचीत की खोज: कोई उत्तर नहीं आता।"
          }
        },
        {
          "id": "readMarks",
          "src": "readMarks",
          "input": {
            "gathering": 250
          }
        },
        {
          "id": "deliveryMarks",
          "src": "deliveryMarks",
          "input": {
            "gathering": 300
          }
        }
      ],
      "on": {
        "owner.changed": [
          {
            "description": "Somebody signs in, signs out or changes the profile, if somebody is signed in.\nकोई लॉग इन या लॉग आउट करता है या प्रोफ़ाइल बदलता है, यदि कोई लॉग इन है।",
            "guard": {
              "type": "isLoggedIn",
              "params": "({event})=>event.owner"
            },
            "target": "present",
            "reenter": true,
            "actions": {
              "type": "rememberOwner",
              "params": "({event})=>event.owner"
            }
          },
          {
            "description": "Somebody signs in, signs out or changes the profile, in any other case.\nकोई लॉग इन या लॉग आउट करता है या प्रोफ़ाइल बदलता है, अन्यथा।",
            "target": "absent",
            "actions": {
              "type": "rememberOwner",
              "params": null
            }
          }
        ],
        "updates.requested": {
          "description": "A screen wants live news.\nकोई स्क्रीन लाइव सूचनाएँ चाहती है।",
          "actions": "startLive"
        },
        "chats.opened": {
          "description": "The member opens the chats.\nसदस्य चैट खोलता है।",
          "actions": [
            "startLive",
            "startList"
          ]
        },
        "conversation.opened": {
          "description": "The member opens a conversation.\nसदस्य कोई बातचीत खोलता है।",
          "actions": [
            "startLive",
            {
              "type": "startConversations",
              "params": "({event})=>[event]"
            }
          ]
        },
        "message.sent": [
          {
            "description": "The server has accepted a message of the member, if the list of conversations was opened before.\nसर्वर ने सदस्य का संदेश स्वीकार कर लिया, यदि बातचीत की सूची पहले खोली गई थी।",
            "guard": "hasList",
            "actions": [
              {
                "type": "showMessage",
                "params": "({event})=>event.message"
              },
              {
                "type": "publish",
                "params": "({event})=>event"
              }
            ]
          },
          {
            "description": "The server has accepted a message of the member, in any other case.\nसर्वर ने सदस्य का संदेश स्वीकार कर लिया, अन्यथा।",
            "actions": {
              "type": "publish",
              "params": "({event})=>event"
            }
          }
        ],
        "message.changed": [
          {
            "description": "The member edits a sent message, if the list of conversations was opened before.\nसदस्य भेजा गया संदेश बदलता है, यदि बातचीत की सूची पहले खोली गई थी।",
            "guard": "hasList",
            "actions": [
              {
                "type": "showChange",
                "params": "({event})=>event.message"
              },
              {
                "type": "publish",
                "params": "({event})=>event"
              }
            ]
          },
          {
            "description": "The member edits a sent message, in any other case.\nसदस्य भेजा गया संदेश बदलता है, अन्यथा।",
            "actions": {
              "type": "publish",
              "params": "({event})=>event"
            }
          }
        ],
        "chat.changed": [
          {
            "description": "The member changes a conversation, or a push says that it changed, if the list of conversations was opened before.\nसदस्य बातचीत बदलता है, या पुश बताता है कि वह बदली, यदि बातचीत की सूची पहले खोली गई थी।",
            "guard": "hasList",
            "actions": [
              {
                "type": "refreshChat",
                "params": "({event})=>event.chatId"
              },
              {
                "type": "publish",
                "params": "({event})=>event"
              }
            ]
          },
          {
            "description": "The member changes a conversation, or a push says that it changed, in any other case.\nसदस्य बातचीत बदलता है, या पुश बताता है कि वह बदली, अन्यथा।",
            "actions": {
              "type": "publish",
              "params": "({event})=>event"
            }
          }
        ]
      }
    }
  }
})
