import { createMachine } from 'xstate'

export const notificationPreferencesMachine = createMachine({
  "id": "notificationPreferences",
  "context": {
    "preferences": null,
    "zone": "",
    "refusal": null
  },
  "initial": "closed",
  "states": {
    "closed": {
      "description": "The notification settings are closed.\nसूचना सेटिंग्स बंद हैं।",
      "on": {
        "settings.opened": {
          "description": "The member opens the notification settings.\nसदस्य सूचना सेटिंग्स खोलता है।",
          "target": "loading",
          "actions": "forgetRefusal"
        }
      }
    },
    "loading": {
      "description": "The notification settings are loading. In progress: the request for the notification settings.\nसूचना सेटिंग्स लोड हो रही हैं। जारी: सूचना सेटिंग्स का अनुरोध।",
      "invoke": {
        "src": "loadPreferences",
        "onDone": {
          "description": "The request for the notification settings returns a result.\nसूचना सेटिंग्स का अनुरोध: परिणाम आता है।",
          "target": "editing",
          "actions": {
            "type": "rememberPreferences",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for the notification settings gets no response.\nसूचना सेटिंग्स का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unavailable"
        }
      },
      "on": {
        "settings.closed": {
          "description": "The member closes the notification settings.\nसदस्य सूचना सेटिंग्स बंद करता है।",
          "target": "closed"
        }
      }
    },
    "unavailable": {
      "description": "The notification settings could not be loaded; the member can try again or close them.\nसूचना सेटिंग्स लोड नहीं हो सकीं; सदस्य फिर कोशिश कर सकता है या उन्हें बंद कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the notification settings again.\nसदस्य सूचना सेटिंग्स फिर लोड करने की कोशिश करता है।",
          "target": "loading"
        },
        "settings.closed": {
          "description": "The member closes the notification settings.\nसदस्य सूचना सेटिंग्स बंद करता है।",
          "target": "closed"
        }
      }
    },
    "editing": {
      "description": "The member chooses which notifications to get, how and when.\nसदस्य चुनता है कि कौन-सी सूचनाएँ, कैसे और कब मिलें।",
      "on": {
        "kinds.switched": {
          "description": "The member turns a type of notification, or a group of them, on or off.\nसदस्य किसी प्रकार की, या किसी समूह की, सूचनाएँ चालू या बंद करता है।",
          "actions": {
            "type": "switchKinds",
            "params": "({event})=>event"
          }
        },
        "urgency.switched": {
          "description": "The member lets a type of notification through quiet hours, or no longer does.\nसदस्य किसी प्रकार की सूचना को शांत समय में आने देता है, या रोकता है।",
          "actions": {
            "type": "switchUrgency",
            "params": "({event})=>event"
          }
        },
        "quiet.changed": {
          "description": "The member changes the quiet hours.\nसदस्य शांत समय बदलता है।",
          "actions": {
            "type": "changeQuiet",
            "params": "({event})=>event.change"
          }
        },
        "form.submitted": {
          "description": "The member saves the notification settings.\nसदस्य सूचना सेटिंग्स सहेजता है।",
          "target": "saving"
        },
        "settings.closed": {
          "description": "The member closes the notification settings.\nसदस्य सूचना सेटिंग्स बंद करता है।",
          "target": "closed"
        }
      }
    },
    "saving": {
      "description": "The notification settings are being saved. In progress: the saving of the notification settings.\nसूचना सेटिंग्स सहेजी जा रही हैं। जारी: सूचना सेटिंग्स सहेजना।",
      "entry": "forgetRefusal",
      "invoke": {
        "src": "savePreferences",
        "input": "({context:{preferences,zone}})=>({preferences:preferences&&{...preferences,time_zone:zone}})",
        "onDone": [
          {
            "description": "The saving of the notification settings returns a result, if the server has saved the notification settings.\nसूचना सेटिंग्स सहेजना: परिणाम आता है, यदि सर्वर ने सूचना सेटिंग्स सहेज लीं।",
            "guard": {
              "type": "wereSaved",
              "params": "({event})=>event.output"
            },
            "target": "closed",
            "actions": "announceSaved"
          },
          {
            "description": "The saving of the notification settings returns any other result.\nसूचना सेटिंग्स सहेजना: कोई अन्य परिणाम आता है।",
            "target": "editing",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The saving of the notification settings gets no response.\nसूचना सेटिंग्स सहेजना: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      }
    },
    "unanswered": {
      "description": "The server did not confirm the settings; the member can save them again.\nसर्वर ने सेटिंग्स की पुष्टि नहीं की; सदस्य उन्हें फिर सहेज सकता है।",
      "tags": "recoverable",
      "on": {
        "kinds.switched": {
          "description": "The member turns a type of notification, or a group of them, on or off.\nसदस्य किसी प्रकार की, या किसी समूह की, सूचनाएँ चालू या बंद करता है।",
          "target": "editing",
          "actions": {
            "type": "switchKinds",
            "params": "({event})=>event"
          }
        },
        "urgency.switched": {
          "description": "The member lets a type of notification through quiet hours, or no longer does.\nसदस्य किसी प्रकार की सूचना को शांत समय में आने देता है, या रोकता है।",
          "target": "editing",
          "actions": {
            "type": "switchUrgency",
            "params": "({event})=>event"
          }
        },
        "quiet.changed": {
          "description": "The member changes the quiet hours.\nसदस्य शांत समय बदलता है।",
          "target": "editing",
          "actions": {
            "type": "changeQuiet",
            "params": "({event})=>event.change"
          }
        },
        "form.submitted": {
          "description": "The member saves the notification settings.\nसदस्य सूचना सेटिंग्स सहेजता है।",
          "target": "saving"
        },
        "settings.closed": {
          "description": "The member closes the notification settings.\nसदस्य सूचना सेटिंग्स बंद करता है।",
          "target": "closed"
        }
      }
    }
  }
})
