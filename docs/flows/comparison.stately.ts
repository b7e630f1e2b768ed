import { createMachine } from 'xstate'

export const comparisonMachine = createMachine({
  "id": "comparison",
  "initial": "starting",
  "states": {
    "starting": {
      "description": "The address of the comparison is read.\nतुलना का पता पढ़ा जाता है।",
      "always": [
        {
          "description": "At once, if the address names no listing to compare.\nतुरंत, यदि पते में तुलना की कोई लिस्टिंग नहीं है।",
          "guard": "namesNone",
          "target": "empty"
        },
        {
          "description": "At once, in any other case.\nतुरंत, अन्यथा।",
          "target": "loading"
        }
      ]
    },
    "loading": {
      "description": "The listings to compare are loading. In progress: the request for the listings to compare.\nतुलना की लिस्टिंग लोड हो रही हैं। जारी: तुलना की लिस्टिंग का अनुरोध।",
      "invoke": {
        "src": "loadCompared",
        "input": "({context:{kind,ids}})=>({kind,ids})",
        "onDone": [
          {
            "description": "The request for the listings to compare returns a result, if at least one of the listings may be seen.\nतुलना की लिस्टिंग का अनुरोध: परिणाम आता है, यदि कम से कम एक लिस्टिंग देखी जा सकती है।",
            "guard": {
              "type": "wasFound",
              "params": "({event})=>event.output"
            },
            "target": "shown",
            "actions": {
              "type": "showCompared",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The request for the listings to compare returns a result, if the server has answered, but none of them can be seen.\nतुलना की लिस्टिंग का अनुरोध: परिणाम आता है, यदि सर्वर ने उत्तर दिया, पर कोई लिस्टिंग नहीं दिख सकती।",
            "guard": {
              "type": "wasAnswered",
              "params": "({event})=>event.output"
            },
            "target": "empty"
          },
          {
            "description": "The request for the listings to compare returns any other result.\nतुलना की लिस्टिंग का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "refused",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request for the listings to compare gets no response.\nतुलना की लिस्टिंग का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      }
    },
    "shown": {
      "description": "The listings stand side by side.\nलिस्टिंग साथ-साथ दिख रही हैं।",
      "on": {
        "listing.removed": [
          {
            "description": "The member removes a listing from the comparison, if it is the last listing of the comparison.\nसदस्य तुलना से एक लिस्टिंग हटाता है, यदि यह तुलना की अंतिम लिस्टिंग है।",
            "guard": {
              "type": "isLast",
              "params": "({event})=>event.id"
            },
            "target": "empty",
            "actions": [
              {
                "type": "remove",
                "params": "({event})=>event.id"
              },
              "storeCompared"
            ]
          },
          {
            "description": "The member removes a listing from the comparison, in any other case.\nसदस्य तुलना से एक लिस्टिंग हटाता है, अन्यथा।",
            "actions": [
              {
                "type": "remove",
                "params": "({event})=>event.id"
              },
              "storeCompared"
            ]
          }
        ],
        "differences.toggled": {
          "description": "The member hides or shows the rows that are the same for all.\nसदस्य वे पंक्तियाँ छिपाता या दिखाता है जो सबमें समान हैं।",
          "actions": "toggleDifferences"
        }
      }
    },
    "empty": {
      "description": "Nothing is left to compare; the page leads to the list.\nतुलना के लिए कुछ नहीं बचा; पेज सूची पर ले जाता है।"
    },
    "refused": {
      "description": "The member may not see the listings to compare.\nसदस्य तुलना की लिस्टिंग नहीं देख सकता।"
    },
    "unanswered": {
      "description": "The listings to compare could not be reached; the member can load them again.\nतुलना की लिस्टिंग तक पहुँचा नहीं जा सका; सदस्य उन्हें फिर लोड कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the comparison again.\nसदस्य तुलना फिर लोड करने की कोशिश करता है।",
          "target": "loading"
        }
      }
    }
  }
})
