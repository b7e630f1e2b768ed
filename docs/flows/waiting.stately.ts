import { createMachine } from 'xstate'

export const waitingMachine = createMachine({
  "id": "waiting",
  "context": {
    "calls": []
  },
  "initial": "quiet",
  "states": {
    "quiet": {
      "description": "No request from this page is waiting for a response.\nइस पृष्ठ का कोई अनुरोध उत्तर की प्रतीक्षा में नहीं है।",
      "on": {
        "call.sent": {
          "description": "The page sends a request.\nपृष्ठ एक अनुरोध भेजता है।",
          "target": "waiting",
          "actions": {
            "type": "rememberCall",
            "params": "({event})=>event.call"
          }
        }
      }
    },
    "waiting": {
      "description": "A request from this page is waiting for a response, less than 10 seconds so far.\nइस पृष्ठ का एक अनुरोध उत्तर की प्रतीक्षा में है, अब तक 10 सेकंड से कम।",
      "after": {
        "patience": {
          "description": "10 seconds pass since the oldest open request was sent.\nसबसे पुराने खुले अनुरोध को भेजे 10 सेकंड बीत जाते हैं।",
          "target": "slow"
        }
      },
      "on": {
        "call.sent": {
          "description": "The page sends a request.\nपृष्ठ एक अनुरोध भेजता है।",
          "actions": {
            "type": "rememberCall",
            "params": "({event})=>event.call"
          }
        },
        "call.answered": [
          {
            "description": "A request gets its response, if no other request is waiting for a response.\nकिसी अनुरोध का उत्तर आता है, यदि कोई दूसरा अनुरोध उत्तर की प्रतीक्षा में नहीं है।",
            "guard": {
              "type": "wasLast",
              "params": "({event})=>event.id"
            },
            "target": "quiet",
            "actions": "forgetCalls"
          },
          {
            "description": "A request gets its response, in any other case.\nकिसी अनुरोध का उत्तर आता है, अन्यथा।",
            "target": "waiting",
            "reenter": true,
            "actions": {
              "type": "forgetCall",
              "params": "({event})=>event.id"
            }
          }
        ]
      }
    },
    "slow": {
      "description": "A notice says that the product is still working, and may offer to cancel. In progress: the notice about slow requests.\nएक सूचना बताती है कि ऐप अब भी काम कर रहा है, और रद्द करने का विकल्प दे सकती है। जारी: धीमे अनुरोधों की सूचना।",
      "invoke": {
        "src": "showNotice",
        "input": "({context})=>({mayBeCancelled:context.calls.every(call=>call.mayBeCancelled)})"
      },
      "on": {
        "call.sent": {
          "description": "The page sends a request.\nपृष्ठ एक अनुरोध भेजता है।",
          "target": "slow",
          "reenter": true,
          "actions": {
            "type": "rememberCall",
            "params": "({event})=>event.call"
          }
        },
        "call.answered": [
          {
            "description": "A request gets its response, if no other request is waiting for a response.\nकिसी अनुरोध का उत्तर आता है, यदि कोई दूसरा अनुरोध उत्तर की प्रतीक्षा में नहीं है।",
            "guard": {
              "type": "wasLast",
              "params": "({event})=>event.id"
            },
            "target": "quiet",
            "actions": "forgetCalls"
          },
          {
            "description": "A request gets its response, if another request has been waiting for 10 seconds or more.\nकिसी अनुरोध का उत्तर आता है, यदि दूसरा अनुरोध 10 सेकंड या अधिक से प्रतीक्षा में है।",
            "guard": {
              "type": "othersAreSlow",
              "params": "({event:{id,at}})=>({id,at})"
            },
            "target": "slow",
            "reenter": true,
            "actions": {
              "type": "forgetCall",
              "params": "({event})=>event.id"
            }
          },
          {
            "description": "A request gets its response, in any other case.\nकिसी अनुरोध का उत्तर आता है, अन्यथा।",
            "target": "waiting",
            "actions": {
              "type": "forgetCall",
              "params": "({event})=>event.id"
            }
          }
        ],
        "cancel.requested": {
          "description": "The member cancels the slow requests.\nसदस्य धीमे अनुरोध रद्द करता है।",
          "target": "quiet",
          "actions": [
            {
              "type": "cancelCalls",
              "params": "({context})=>context.calls"
            },
            "forgetCalls"
          ]
        }
      }
    }
  },
  "meta": {
    "durations": {
      "patience": "({context,event})=>{const[oldest]=context.calls;return oldest&&\"at\"in event?Math.max(0,oldest.since+patience-event.at):patience}"
    }
  }
})
