import { createMachine } from 'xstate'

export const listingsMachine = createMachine({
  "description": "In progress: the watch on how far the list is scrolled; the watch on links to listings, which are read before they are opened; the watch on the browser’s back and forward buttons; the saved searches beside the list.\nजारी: सूची कितनी स्क्रॉल हुई, इसकी निगरानी; लिस्टिंग के लिंक की निगरानी, जो खुलने से पहले पढ़ ली जाती हैं; ब्राउज़र के पीछे और आगे बटनों की निगरानी; सूची के साथ सहेजी गई खोजें।",
  "id": "listings",
  "initial": "starting",
  "invoke": [
    {
      "src": "followScroll"
    },
    {
      "src": "prefetchListings",
      "input": "({context})=>({base:context.base})"
    },
    {
      "src": "watchAddress",
      "input": "({context})=>({kind:context.kind})"
    },
    {
      "id": "savedSearches",
      "src": "savedSearches",
      "input": "({context})=>({kind:context.kind,base:context.base})"
    }
  ],
  "on": {
    "text.changed": {
      "description": "The member types in the search box of the market.\nसदस्य बाज़ार के खोज खाने में लिखता है।",
      "target": ".typing",
      "actions": {
        "type": "changeText",
        "params": "({event})=>event.text"
      }
    },
    "search.submitted": {
      "description": "The member starts the search.\nसदस्य खोज शुरू करता है।",
      "target": ".loading",
      "reenter": true,
      "actions": [
        "applyText",
        "closeSuggestions",
        "restart",
        "pushAddress"
      ]
    },
    "filter.toggled": {
      "description": "The member adds or removes a filter.\nसदस्य फ़िल्टर जोड़ता या हटाता है।",
      "target": ".loading",
      "reenter": true,
      "actions": [
        "applyText",
        {
          "type": "toggleFilter",
          "params": "({event})=>event"
        },
        "restart",
        "pushAddress"
      ]
    },
    "suggestion.chosen": {
      "description": "The member picks a suggested filter instead of the typed text.\nसदस्य लिखे हुए पाठ की जगह सुझाया गया फ़िल्टर चुनता है।",
      "target": ".loading",
      "reenter": true,
      "actions": [
        {
          "type": "takeSuggestion",
          "params": "({event})=>event"
        },
        "restart",
        "pushAddress"
      ]
    },
    "suggestions.dismissed": {
      "description": "The member closes the suggestions.\nसदस्य सुझाव बंद करता है।",
      "actions": "closeSuggestions"
    },
    "flag.toggled": {
      "description": "The member switches to verified listings or to favourites.\nसदस्य केवल सत्यापित या पसंदीदा लिस्टिंग पर बदलता है।",
      "target": ".loading",
      "reenter": true,
      "actions": [
        "applyText",
        {
          "type": "toggleFlag",
          "params": "({event})=>event.flag"
        },
        "restart",
        "pushAddress"
      ]
    },
    "amount.chosen": [
      {
        "description": "The member sets the range of amounts, if both ends are amounts and the lowest is not above the highest.\nसदस्य राशि की सीमा चुनता है, यदि दोनों सिरे राशियाँ हैं और न्यूनतम राशि अधिकतम राशि से ऊपर नहीं है।",
        "guard": {
          "type": "rangeIsValid",
          "params": "({event})=>event"
        },
        "target": ".loading",
        "reenter": true,
        "actions": [
          "applyText",
          {
            "type": "chooseRange",
            "params": "({event})=>event"
          },
          "restart",
          "pushAddress"
        ]
      },
      {
        "description": "The member sets the range of amounts, in any other case.\nसदस्य राशि की सीमा चुनता है, अन्यथा।",
        "actions": {
          "type": "refuseRange",
          "params": "({event})=>event"
        }
      }
    ],
    "filters.cleared": {
      "description": "The member clears all filters.\nसदस्य सभी फ़िल्टर हटाता है।",
      "target": ".loading",
      "reenter": true,
      "actions": [
        "applyText",
        "clearFilters",
        "restart",
        "pushAddress"
      ]
    },
    "sort.chosen": {
      "description": "The member chooses the order of the listings.\nसदस्य लिस्टिंग का क्रम चुनता है।",
      "target": ".loading",
      "reenter": true,
      "actions": [
        "applyText",
        {
          "type": "chooseSort",
          "params": "({event})=>event.sort"
        },
        "restart",
        "pushAddress"
      ]
    },
    "address.changed": {
      "description": "The browser goes back or forward to another search.\nब्राउज़र पीछे या आगे किसी दूसरी खोज पर जाता है।",
      "target": ".loading",
      "reenter": true,
      "actions": [
        {
          "type": "followAddress",
          "params": "({event})=>event.query"
        },
        "restart"
      ]
    },
    "view.chosen": {
      "description": "The member switches between grid and list.\nसदस्य ग्रिड और सूची के बीच बदलता है।",
      "actions": [
        {
          "type": "chooseView",
          "params": "({event})=>event.view"
        },
        "storeView"
      ]
    }
  },
  "states": {
    "starting": {
      "description": "The product checks whether the member returns to a list seen before.\nऐप देखता है कि सदस्य पहले देखी गई सूची पर लौट रहा है या नहीं।",
      "always": [
        {
          "description": "At once, if the list is still known from before.\nतुरंत, यदि सूची पहले से ज्ञात है।",
          "guard": "wasSeenBefore",
          "target": "shown"
        },
        {
          "description": "At once, in any other case.\nतुरंत, अन्यथा।",
          "target": "loading"
        }
      ]
    },
    "loading": {
      "description": "The listings that match the search are loading. In progress: the search for listings.\nखोज से मेल खाती लिस्टिंग लोड हो रही हैं। जारी: लिस्टिंग की खोज।",
      "tags": "busy",
      "invoke": {
        "src": "loadListings",
        "input": "({context:{kind,query,cursor,view}})=>({kind,query,cursor,limit:pageSizes[view]})",
        "onDone": [
          {
            "description": "The search for listings returns a result, if the server lets the member see this list.\nलिस्टिंग की खोज: परिणाम आता है, यदि सर्वर सदस्य को यह सूची दिखाता है।",
            "guard": {
              "type": "wasFound",
              "params": "({event})=>event.output"
            },
            "target": "shown",
            "actions": {
              "type": "showFound",
              "params": "({event})=>event.output"
            }
          },
          {
            "description": "The search for listings returns any other result.\nलिस्टिंग की खोज: कोई अन्य परिणाम आता है।",
            "target": "refused",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The search for listings gets no response.\nलिस्टिंग की खोज: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      }
    },
    "typing": {
      "description": "The member types; the search starts after a short pause.\nसदस्य लिख रहा है; थोड़े विराम के बाद खोज शुरू होती है।",
      "on": {
        "text.changed": {
          "description": "The member types in the search box of the market.\nसदस्य बाज़ार के खोज खाने में लिखता है।",
          "target": "typing",
          "reenter": true,
          "actions": {
            "type": "changeText",
            "params": "({event})=>event.text"
          }
        }
      },
      "after": {
        "300": [
          {
            "description": "0.3 seconds pass since the last key in the search box, if the text differs from the one last searched for.\nखोज के खाने में अंतिम कुंजी को 0.3 सेकंड बीत जाते हैं, यदि पाठ पिछली खोज के पाठ से अलग है।",
            "guard": "textIsNew",
            "target": "loading",
            "actions": [
              "applyText",
              "restart",
              "replaceAddress"
            ],
            "meta": {
              "delay": "typingPause"
            }
          },
          {
            "description": "0.3 seconds pass since the last key in the search box, if typing interrupted a request, so the list may be out of date.\nखोज के खाने में अंतिम कुंजी को 0.3 सेकंड बीत जाते हैं, यदि टाइप करने से अनुरोध रुक गया था, इसलिए सूची पुरानी हो सकती है।",
            "guard": "wasInterrupted",
            "target": "loading",
            "actions": "restart",
            "meta": {
              "delay": "typingPause"
            }
          },
          {
            "description": "0.3 seconds pass since the last key in the search box, in any other case.\nखोज के खाने में अंतिम कुंजी को 0.3 सेकंड बीत जाते हैं, अन्यथा।",
            "target": "shown",
            "meta": {
              "delay": "typingPause"
            }
          }
        ]
      }
    },
    "shown": {
      "description": "The matching listings are shown.\nमेल खाती लिस्टिंग दिख रही हैं।",
      "entry": "storeSeen",
      "on": {
        "more.requested": {
          "description": "The member scrolls to more listings, if more listings match the search.\nसदस्य और लिस्टिंग तक स्क्रॉल करता है, यदि खोज से और लिस्टिंग मेल खाती हैं।",
          "guard": "hasMore",
          "target": "loading"
        },
        "favourite.toggled": {
          "description": "The member taps a heart in the list.\nसदस्य सूची में दिल पर टैप करता है।",
          "target": "marking",
          "actions": {
            "type": "rememberMark",
            "params": "({event:{id,favourite}})=>({id,favourite})"
          }
        }
      }
    },
    "marking": {
      "description": "A heart in the list is being saved. In progress: the request to save a heart.\nसूची में दिल का निशान सहेजा जा रहा है। जारी: दिल का निशान सहेजने का अनुरोध।",
      "invoke": {
        "src": "saveFavourite",
        "input": "({context:{marked}})=>({id:marked?.id??\"\",favourite:marked?.favourite??true})",
        "onDone": [
          {
            "description": "The request to save a heart returns a result, if the server has saved the heart.\nदिल का निशान सहेजने का अनुरोध: परिणाम आता है, यदि सर्वर ने दिल का निशान सहेज लिया।",
            "guard": {
              "type": "wasMarked",
              "params": "({event})=>event.output"
            },
            "target": "shown",
            "actions": [
              "showMark",
              "forgetMark"
            ]
          },
          {
            "description": "The request to save a heart returns any other result.\nदिल का निशान सहेजने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "shown",
            "actions": [
              {
                "type": "rememberRefusal",
                "params": "({event})=>event.output"
              },
              "forgetMark"
            ]
          }
        ],
        "onError": {
          "description": "The request to save a heart gets no response.\nदिल का निशान सहेजने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "markUnanswered"
        }
      }
    },
    "markUnanswered": {
      "description": "The server did not confirm the heart; the member can try again.\nसर्वर ने दिल के निशान की पुष्टि नहीं की; सदस्य फिर कोशिश कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member repeats the list’s last request.\nसदस्य सूची का अंतिम अनुरोध दोहराता है।",
          "target": "marking"
        },
        "more.requested": {
          "description": "The member scrolls to more listings, if more listings match the search.\nसदस्य और लिस्टिंग तक स्क्रॉल करता है, यदि खोज से और लिस्टिंग मेल खाती हैं।",
          "guard": "hasMore",
          "target": "loading"
        },
        "favourite.toggled": {
          "description": "The member taps a heart in the list.\nसदस्य सूची में दिल पर टैप करता है।",
          "target": "marking",
          "actions": {
            "type": "rememberMark",
            "params": "({event:{id,favourite}})=>({id,favourite})"
          }
        }
      }
    },
    "refused": {
      "description": "The member’s current profile may not see this list.\nसदस्य की मौजूदा प्रोफ़ाइल यह सूची नहीं देख सकती।",
      "on": {
        "retry.requested": {
          "description": "The member repeats the list’s last request.\nसदस्य सूची का अंतिम अनुरोध दोहराता है।",
          "target": "loading"
        }
      }
    },
    "unanswered": {
      "description": "The listings could not be loaded; the member can try again.\nलिस्टिंग लोड नहीं हो सकीं; सदस्य फिर कोशिश कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member repeats the list’s last request.\nसदस्य सूची का अंतिम अनुरोध दोहराता है।",
          "target": "loading"
        }
      }
    }
  },
  "meta": {
    "durations": {
      "typingPause": "300 ms"
    }
  }
})
