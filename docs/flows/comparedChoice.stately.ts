import { createMachine } from 'xstate'

export const comparedChoiceMachine = createMachine({
  "id": "comparedChoice",
  "initial": "counting",
  "on": {
    "listing.ticked": {
      "description": "The member ticks a listing for comparison, or removes the tick.\nसदस्य तुलना के लिए लिस्टिंग चुनता है या चयन हटाता है।",
      "target": ".counting",
      "actions": [
        {
          "type": "toggle",
          "params": "({event})=>event.listing"
        },
        "storeChoice"
      ]
    },
    "choice.cleared": {
      "description": "The member removes all ticks.\nसदस्य सभी चयन हटाता है।",
      "target": ".none",
      "actions": [
        "clear",
        "storeChoice"
      ]
    }
  },
  "states": {
    "counting": {
      "description": "The ticked listings are counted.\nचुनी गई लिस्टिंग गिनी जाती हैं।",
      "always": [
        {
          "description": "At once, if no listing is ticked any more.\nतुरंत, यदि अब कोई लिस्टिंग चुनी हुई नहीं है।",
          "guard": "isEmpty",
          "target": "none"
        },
        {
          "description": "At once, if exactly one listing is ticked.\nतुरंत, यदि ठीक एक लिस्टिंग चुनी हुई है।",
          "guard": "isSingle",
          "target": "single"
        },
        {
          "description": "At once, if four listings are ticked.\nतुरंत, यदि चार लिस्टिंग चुनी हुई हैं।",
          "guard": "isFull",
          "target": "full"
        },
        {
          "description": "At once, in any other case.\nतुरंत, अन्यथा।",
          "target": "several"
        }
      ]
    },
    "none": {
      "description": "No listing is ticked for comparison.\nतुलना के लिए कोई लिस्टिंग नहीं चुनी गई है।"
    },
    "single": {
      "description": "One listing is ticked; a second one is needed.\nएक लिस्टिंग चुनी गई है; दूसरी भी चाहिए।"
    },
    "several": {
      "description": "Two or three listings can be compared.\nदो या तीन लिस्टिंग की तुलना की जा सकती है।"
    },
    "full": {
      "description": "Four listings are ticked, and no other can be added.\nचार लिस्टिंग चुनी गई हैं, और नहीं जोड़ी जा सकतीं।",
      "on": {
        "listing.ticked": [
          {
            "description": "The member ticks a listing for comparison, or removes the tick, if the listing was ticked before.\nसदस्य तुलना के लिए लिस्टिंग चुनता है या चयन हटाता है, यदि लिस्टिंग पहले से चुनी हुई थी।",
            "guard": {
              "type": "isChosen",
              "params": "({event})=>event.listing"
            },
            "target": "counting",
            "actions": [
              {
                "type": "toggle",
                "params": "({event})=>event.listing"
              },
              "storeChoice"
            ]
          },
          {
            "description": "The member ticks a listing for comparison, or removes the tick, in any other case.\nसदस्य तुलना के लिए लिस्टिंग चुनता है या चयन हटाता है, अन्यथा।"
          }
        ]
      }
    }
  }
})
