import { createMachine } from 'xstate'

export const marksMachine = createMachine({
  "id": "marks",
  "initial": "idle",
  "on": {
    "mark.lost": {
      "description": "The server does not answer to a mark, if no later message has been marked since.\nसर्वर चिह्न का उत्तर नहीं देता, यदि तब से कोई बाद का संदेश चिह्नित नहीं हुआ।",
      "guard": {
        "type": "isLatest",
        "params": "({event})=>event"
      },
      "actions": {
        "type": "forgetPosition",
        "params": "({event})=>event"
      }
    }
  },
  "states": {
    "idle": {
      "description": "Every message that has arrived is marked.\nआया हुआ हर संदेश चिह्नित है।",
      "on": {
        "position.reached": {
          "description": "A message in a conversation is read or delivered, if no later message of the conversation is marked.\nबातचीत का कोई संदेश पढ़ा या पहुँचाया जाता है, यदि बातचीत का कोई बाद का संदेश चिह्नित नहीं है।",
          "guard": {
            "type": "isFurther",
            "params": "({event})=>event"
          },
          "target": "gathering",
          "actions": {
            "type": "notePosition",
            "params": "({event})=>event"
          }
        }
      }
    },
    "gathering": {
      "description": "Messages that arrived together wait to be marked.\nएक साथ आए संदेश चिह्नित होने की प्रतीक्षा में हैं।",
      "after": {
        "gathering": {
          "description": "A fraction of a second passes since the first of them.\nउनमें से पहले को आधे सेकंड से कम समय बीतता है।",
          "target": "idle",
          "actions": [
            {
              "type": "sendMarks",
              "params": "({context})=>marksOf(context.waiting)"
            },
            "forgetWaiting"
          ]
        }
      },
      "on": {
        "position.reached": {
          "description": "A message in a conversation is read or delivered, if no later message of the conversation is marked.\nबातचीत का कोई संदेश पढ़ा या पहुँचाया जाता है, यदि बातचीत का कोई बाद का संदेश चिह्नित नहीं है।",
          "guard": {
            "type": "isFurther",
            "params": "({event})=>event"
          },
          "actions": {
            "type": "notePosition",
            "params": "({event})=>event"
          }
        }
      }
    }
  },
  "meta": {
    "durations": {
      "gathering": "({context})=>context.gathering"
    }
  }
})
