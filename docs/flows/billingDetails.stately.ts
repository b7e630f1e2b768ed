import { createMachine } from 'xstate'

export const billingDetailsMachine = createMachine({
  "id": "billingDetails",
  "context": {
    "details": null,
    "countries": [],
    "states": [],
    "draft": {
      "name": "",
      "address": "",
      "country": "IN",
      "state": "",
      "gstin": ""
    },
    "errors": {},
    "refusal": null,
    "attempts": 0
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The member’s billing details are loading. In progress: the request for the member’s billing details.\nसदस्य का बिलिंग विवरण लोड हो रहा है। जारी: सदस्य के बिलिंग विवरण का अनुरोध।",
      "invoke": {
        "src": "loadBillingDetails",
        "onDone": {
          "description": "The request for the member’s billing details returns a result.\nसदस्य के बिलिंग विवरण का अनुरोध: परिणाम आता है।",
          "target": "shown",
          "actions": {
            "type": "rememberLoaded",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for the member’s billing details gets no response.\nसदस्य के बिलिंग विवरण का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unavailable"
        }
      }
    },
    "shown": {
      "description": "The page shows to whom receipts are addressed.\nपृष्ठ दिखाता है कि रसीदें किसके नाम बनती हैं।",
      "on": {
        "edit.requested": {
          "description": "The member opens the form of the billing details.\nसदस्य बिलिंग विवरण का फ़ॉर्म खोलता है।",
          "target": "editing",
          "actions": "startDraft"
        }
      }
    },
    "editing": {
      "description": "The member enters the billing details in a dialog.\nसदस्य संवाद में बिलिंग विवरण भरता है।",
      "on": {
        "field.changed": {
          "description": "The member changes one of the billing details.\nसदस्य बिलिंग विवरण में कुछ बदलता है।",
          "actions": {
            "type": "change",
            "params": "({event})=>event.change"
          }
        },
        "form.submitted": [
          {
            "description": "The member saves the billing details, if the billing details are complete, or empty to remove them.\nसदस्य बिलिंग विवरण सहेजता है, यदि बिलिंग विवरण पूरा है, या हटाने के लिए ख़ाली है।",
            "guard": "draftIsComplete",
            "target": "saving"
          },
          {
            "description": "The member saves the billing details, in any other case.\nसदस्य बिलिंग विवरण सहेजता है, अन्यथा।",
            "actions": "revealErrors"
          }
        ],
        "edit.cancelled": {
          "description": "The member closes the form of the billing details.\nसदस्य बिलिंग विवरण का फ़ॉर्म बंद करता है।",
          "target": "shown"
        }
      }
    },
    "saving": {
      "description": "The server is saving the billing details. In progress: the request to save the billing details.\nसर्वर बिलिंग विवरण सहेज रहा है। जारी: बिलिंग विवरण सहेजने का अनुरोध।",
      "tags": "busy",
      "entry": "forgetErrors",
      "invoke": {
        "src": "saveBillingDetails",
        "input": "({context})=>({details:billingFrom(context.draft)})",
        "onDone": [
          {
            "description": "The request to save the billing details returns a result, if the server has saved the billing details.\nबिलिंग विवरण सहेजने का अनुरोध: परिणाम आता है, यदि सर्वर ने बिलिंग विवरण सहेज लिया।",
            "guard": {
              "type": "wereSaved",
              "params": "({event})=>event.output"
            },
            "target": "shown",
            "actions": [
              {
                "type": "rememberSaved",
                "params": "({event})=>event.output"
              },
              "announceSaved"
            ]
          },
          {
            "description": "The request to save the billing details returns any other result.\nबिलिंग विवरण सहेजने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "editing",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request to save the billing details gets no response.\nबिलिंग विवरण सहेजने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      }
    },
    "unanswered": {
      "description": "The server did not confirm the billing details, which may be saved.\nसर्वर ने बिलिंग विवरण की पुष्टि नहीं की; हो सकता है वह सहेजा जा चुका हो।",
      "tags": "recoverable",
      "on": {
        "field.changed": {
          "description": "The member changes one of the billing details.\nसदस्य बिलिंग विवरण में कुछ बदलता है।",
          "target": "editing",
          "actions": {
            "type": "change",
            "params": "({event})=>event.change"
          }
        },
        "form.submitted": {
          "description": "The member saves the billing details.\nसदस्य बिलिंग विवरण सहेजता है।",
          "target": "saving"
        },
        "edit.cancelled": {
          "description": "The member closes the form of the billing details.\nसदस्य बिलिंग विवरण का फ़ॉर्म बंद करता है।",
          "target": "loading"
        }
      }
    },
    "unavailable": {
      "description": "The billing details could not be loaded; the member can try again.\nबिलिंग विवरण लोड नहीं हो सका; सदस्य फिर कोशिश कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the billing details again.\nसदस्य बिलिंग विवरण फिर लोड करने की कोशिश करता है।",
          "target": "loading"
        }
      }
    }
  }
})
