import { createMachine } from 'xstate'

export const contactMachine = createMachine({
  "id": "contact",
  "initial": "editing",
  "states": {
    "editing": {
      "description": "The person writes a message to support.\nव्यक्ति सहायता टीम को संदेश लिखता है।",
      "on": {
        "field.changed": {
          "description": "The person edits the message to support.\nव्यक्ति सहायता टीम का संदेश बदलता है।",
          "actions": [
            "renewRequestId",
            {
              "type": "change",
              "params": "({event})=>event.change"
            },
            "storeDraft"
          ]
        },
        "form.submitted": [
          {
            "description": "The person sends the message to support, if the contact form has no errors.\nव्यक्ति सहायता टीम को संदेश भेजता है, यदि संपर्क फ़ॉर्म में कोई त्रुटि नहीं है।",
            "guard": "draftIsValid",
            "target": "sending"
          },
          {
            "description": "The person sends the message to support, in any other case.\nव्यक्ति सहायता टीम को संदेश भेजता है, अन्यथा।",
            "actions": "revealErrors"
          }
        ]
      }
    },
    "sending": {
      "description": "The message to support is being sent. In progress: the delivery of the message to support.\nसहायता टीम को संदेश भेजा जा रहा है। जारी: सहायता टीम तक संदेश पहुँचाना।",
      "entry": "forgetErrors",
      "invoke": {
        "src": "sendMessage",
        "input": "({context:{requestId,draft}})=>({requestId,draft})",
        "onDone": [
          {
            "description": "The delivery of the message to support returns a result, if support has received the message.\nसहायता टीम तक संदेश पहुँचाना: परिणाम आता है, यदि सहायता टीम को संदेश मिल गया।",
            "guard": {
              "type": "wasSent",
              "params": "({event})=>event.output"
            },
            "target": "sent",
            "actions": [
              {
                "type": "rememberReference",
                "params": "({event})=>event.output"
              },
              "forgetDraft"
            ]
          },
          {
            "description": "The delivery of the message to support returns any other result.\nसहायता टीम तक संदेश पहुँचाना: कोई अन्य परिणाम आता है।",
            "target": "editing",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The delivery of the message to support gets no response.\nसहायता टीम तक संदेश पहुँचाना: कोई उत्तर नहीं आता।",
          "target": "unanswered",
          "actions": {
            "type": "rememberFault",
            "params": "({event})=>({error:event.error})"
          }
        }
      }
    },
    "unanswered": {
      "description": "The message to support was not confirmed; it can be sent again without a duplicate.\nसहायता टीम के संदेश की पुष्टि नहीं हुई; उसे फिर भेजने पर दोहराव नहीं होगा।",
      "tags": "recoverable",
      "on": {
        "field.changed": {
          "description": "The person edits the message to support.\nव्यक्ति सहायता टीम का संदेश बदलता है।",
          "target": "editing",
          "actions": [
            "renewRequestId",
            {
              "type": "change",
              "params": "({event})=>event.change"
            },
            "storeDraft"
          ]
        },
        "form.submitted": {
          "description": "The person sends the message to support.\nव्यक्ति सहायता टीम को संदेश भेजता है।",
          "target": "sending"
        }
      }
    },
    "sent": {
      "description": "Support has the message and the person sees its reference number.\nसंदेश सहायता टीम को मिल गया और व्यक्ति को उसकी संदर्भ संख्या दिखती है।",
      "type": "final"
    }
  }
})
