import { createMachine } from 'xstate'

export const savedSearchesMachine = createMachine({
  "id": "savedSearches",
  "initial": "closed",
  "on": {
    "panel.closed": {
      "description": "The member closes the saved searches.\nसदस्य सहेजी गई खोजें बंद करता है।",
      "target": ".closed"
    }
  },
  "states": {
    "closed": {
      "description": "The dialog of saved searches is closed.\nसहेजी गई खोजों का संवाद बंद है।",
      "on": {
        "panel.opened": {
          "description": "The member opens the saved searches.\nसदस्य सहेजी गई खोजें खोलता है।",
          "target": "loading",
          "actions": {
            "type": "open",
            "params": "({event:{query,name}})=>({query,name})"
          }
        }
      }
    },
    "loading": {
      "description": "The saved searches are loading. In progress: the request for the saved searches.\nसहेजी गई खोजें लोड हो रही हैं। जारी: सहेजी गई खोजों का अनुरोध।",
      "invoke": {
        "src": "loadSearches",
        "onDone": {
          "description": "The request for the saved searches returns a result.\nसहेजी गई खोजों का अनुरोध: परिणाम आता है।",
          "target": "shown",
          "actions": {
            "type": "showSearches",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for the saved searches gets no response.\nसहेजी गई खोजों का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      }
    },
    "shown": {
      "description": "The dialog lists the saved searches and can save the current one.\nसंवाद सहेजी गई खोजें दिखाता है और मौजूदा खोज सहेज सकता है।",
      "on": {
        "name.changed": {
          "description": "The member names the search to save.\nसदस्य सहेजी जाने वाली खोज को नाम देता है।",
          "actions": {
            "type": "changeName",
            "params": "({event})=>event.name"
          }
        },
        "alert.chosen": {
          "description": "The member chooses how often to hear about new matches.\nसदस्य चुनता है कि नए मिलान की सूचना कितनी बार मिले।",
          "actions": {
            "type": "chooseAlert",
            "params": "({event})=>event.alert"
          }
        },
        "search.saved": {
          "description": "The member saves the current search, if the search to save has a name.\nसदस्य मौजूदा खोज सहेजता है, यदि सहेजी जाने वाली खोज का नाम है।",
          "guard": "isNamed",
          "target": "runningAction",
          "actions": "chooseSaving"
        },
        "search.changed": {
          "description": "The member changes a saved search.\nसदस्य कोई सहेजी गई खोज बदलता है।",
          "target": "runningAction",
          "actions": {
            "type": "chooseAction",
            "params": "({event:{id,name,alert}})=>({what:\"change\",id,name,alert})"
          }
        },
        "search.removed": {
          "description": "The member removes a saved search.\nसदस्य कोई सहेजी गई खोज हटाता है।",
          "target": "runningAction",
          "actions": {
            "type": "chooseAction",
            "params": "({event})=>({what:\"remove\",id:event.id})"
          }
        },
        "search.opened": {
          "description": "The member runs a saved search.\nसदस्य कोई सहेजी गई खोज चलाता है।",
          "target": "closed",
          "actions": {
            "type": "showSearch",
            "params": "({event})=>event.search"
          }
        },
        "subscription.chosen": {
          "description": "The member goes from the saved searches to the plans.\nसदस्य सहेजी गई खोजों से प्लान पर जाता है।",
          "target": "closed",
          "actions": "chooseSubscription"
        }
      }
    },
    "runningAction": {
      "description": "A saved search is being added, changed or removed. In progress: the request to add, change or remove a saved search.\nएक सहेजी गई खोज जोड़ी, बदली या हटाई जा रही है। जारी: सहेजी गई खोज जोड़ने, बदलने या हटाने का अनुरोध।",
      "tags": "busy",
      "entry": "forgetRefusal",
      "invoke": {
        "src": "runAction",
        "input": "({context})=>context.action??{what:\"remove\",id:\"\"}",
        "onDone": [
          {
            "description": "The request to add, change or remove a saved search returns a result, if the server has updated the saved searches.\nसहेजी गई खोज जोड़ने, बदलने या हटाने का अनुरोध: परिणाम आता है, यदि सर्वर ने सहेजी गई खोजें बदल दीं।",
            "guard": {
              "type": "wasDone",
              "params": "({event})=>event.output"
            },
            "target": "refreshing",
            "actions": "forgetName"
          },
          {
            "description": "The request to add, change or remove a saved search returns any other result.\nसहेजी गई खोज जोड़ने, बदलने या हटाने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "shown",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request to add, change or remove a saved search gets no response.\nसहेजी गई खोज जोड़ने, बदलने या हटाने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      }
    },
    "refreshing": {
      "description": "The saved searches are loading again after a change. In progress: the request for the saved searches.\nबदलाव के बाद सहेजी गई खोजें फिर लोड हो रही हैं। जारी: सहेजी गई खोजों का अनुरोध।",
      "tags": "busy",
      "invoke": {
        "src": "loadSearches",
        "onDone": {
          "description": "The request for the saved searches returns a result.\nसहेजी गई खोजों का अनुरोध: परिणाम आता है।",
          "target": "shown",
          "actions": {
            "type": "showSearches",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for the saved searches gets no response.\nसहेजी गई खोजों का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      }
    },
    "unanswered": {
      "description": "The server did not respond about the saved searches; the member can reload them.\nसर्वर ने सहेजी गई खोजों पर उत्तर नहीं दिया; सदस्य उन्हें फिर लोड कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the saved searches again.\nसदस्य सहेजी गई खोजें फिर लोड करने की कोशिश करता है।",
          "target": "loading"
        }
      }
    }
  }
})
