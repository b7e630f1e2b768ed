import { createMachine } from 'xstate'

export const notificationsMachine = createMachine({
  "description": "In progress: live news about notifications; the pushes to this device; the notification settings behind the bell.\nजारी: सूचनाओं की लाइव ख़बर; इस डिवाइस के पुश; घंटी के पीछे की सूचना सेटिंग्स।",
  "id": "notifications",
  "initial": "loading",
  "invoke": [
    {
      "src": "subscribeToLive"
    },
    {
      "id": "push",
      "src": "push",
      "input": "({context})=>({accountId:context.accountId})"
    },
    {
      "id": "preferences",
      "src": "preferences"
    }
  ],
  "on": {
    "connection.opened": {
      "description": "The live connection of the notifications opens again.\nसूचनाओं का लाइव कनेक्शन फिर खुलता है।",
      "actions": "noteChange"
    },
    "language.changed": {
      "description": "The language of the page changes.\nपेज की भाषा बदलती है।",
      "actions": "noteChange"
    },
    "count.changed": {
      "description": "The number of unread notifications changes.\nबिना पढ़ी सूचनाओं की संख्या बदलती है।",
      "actions": [
        {
          "type": "rememberCount",
          "params": "({event})=>event.unread"
        },
        "noteChange"
      ]
    }
  },
  "states": {
    "loading": {
      "description": "The notifications are loading. In progress: the request for a page of notifications.\nसूचनाएँ लोड हो रही हैं। जारी: सूचनाओं के एक पृष्ठ का अनुरोध।",
      "entry": "forgetChange",
      "invoke": {
        "src": "fetchNotifications",
        "input": {
          "cursor": null
        },
        "onDone": {
          "description": "The request for a page of notifications returns a result.\nसूचनाओं के एक पृष्ठ का अनुरोध: परिणाम आता है।",
          "target": "listed",
          "actions": {
            "type": "rememberFirst",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for a page of notifications gets no response.\nसूचनाओं के एक पृष्ठ का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unavailable"
        }
      }
    },
    "unavailable": {
      "description": "The notifications could not be loaded; the member can try again.\nसूचनाएँ लोड नहीं हो सकीं; सदस्य फिर कोशिश कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the notifications again.\nसदस्य सूचनाएँ फिर लोड करने की कोशिश करता है।",
          "target": "loading"
        },
        "connection.opened": {
          "description": "The live connection of the notifications opens again.\nसूचनाओं का लाइव कनेक्शन फिर खुलता है।",
          "target": "loading"
        },
        "bell.opened": {
          "description": "The member opens the bell.\nसदस्य घंटी खोलता है।",
          "target": "loading"
        }
      }
    },
    "listed": {
      "description": "The notifications are listed under the bell, the latest first.\nघंटी के नीचे सूचनाएँ दिखती हैं, सबसे नई पहले।",
      "always": {
        "description": "At once, if notifications have changed since they were last requested.\nतुरंत, यदि सूचनाएँ पिछली बार माँगे जाने के बाद बदल चुकी हैं।",
        "guard": "isOutdated",
        "target": "refreshing"
      },
      "on": {
        "bell.opened": {
          "description": "The member opens the bell.\nसदस्य घंटी खोलता है।",
          "target": "refreshing"
        },
        "more.requested": {
          "description": "The member scrolls to older notifications, if there are older notifications to load.\nसदस्य पुरानी सूचनाओं तक स्क्रॉल करता है, यदि और पुरानी सूचनाएँ बाकी हैं।",
          "guard": "hasMore",
          "target": "loadingMore"
        },
        "notification.opened": {
          "description": "The member opens a notification.\nसदस्य कोई सूचना खोलता है।",
          "target": "markingRead",
          "actions": {
            "type": "rememberRequested",
            "params": "({event})=>event.id"
          }
        },
        "all.read": {
          "description": "The member marks all notifications as read.\nसदस्य सभी सूचनाओं को पढ़ा हुआ चिह्नित करता है।",
          "target": "markingRead",
          "actions": {
            "type": "rememberRequested",
            "params": null
          }
        }
      }
    },
    "refreshing": {
      "description": "The latest notifications are loading while the list stays visible. In progress: the request for a page of notifications.\nसूची दिखती रहती है और नवीनतम सूचनाएँ लोड हो रही हैं। जारी: सूचनाओं के एक पृष्ठ का अनुरोध।",
      "entry": "forgetChange",
      "invoke": {
        "src": "fetchNotifications",
        "input": {
          "cursor": null
        },
        "onDone": {
          "description": "The request for a page of notifications returns a result.\nसूचनाओं के एक पृष्ठ का अनुरोध: परिणाम आता है।",
          "target": "listed",
          "actions": {
            "type": "rememberFirst",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for a page of notifications gets no response.\nसूचनाओं के एक पृष्ठ का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "listed"
        }
      },
      "on": {
        "notification.opened": {
          "description": "The member opens a notification.\nसदस्य कोई सूचना खोलता है।",
          "target": "markingRead",
          "actions": [
            {
              "type": "rememberRequested",
              "params": "({event})=>event.id"
            },
            "noteChange"
          ]
        },
        "all.read": {
          "description": "The member marks all notifications as read.\nसदस्य सभी सूचनाओं को पढ़ा हुआ चिह्नित करता है।",
          "target": "markingRead",
          "actions": [
            {
              "type": "rememberRequested",
              "params": null
            },
            "noteChange"
          ]
        }
      }
    },
    "loadingMore": {
      "description": "Older notifications are loading below the list. In progress: the request for a page of notifications.\nसूची के नीचे पुरानी सूचनाएँ लोड हो रही हैं। जारी: सूचनाओं के एक पृष्ठ का अनुरोध।",
      "invoke": {
        "src": "fetchNotifications",
        "input": "({context})=>({cursor:context.nextCursor})",
        "onDone": {
          "description": "The request for a page of notifications returns a result.\nसूचनाओं के एक पृष्ठ का अनुरोध: परिणाम आता है।",
          "target": "listed",
          "actions": {
            "type": "rememberMore",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for a page of notifications gets no response.\nसूचनाओं के एक पृष्ठ का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "listed"
        }
      },
      "on": {
        "notification.opened": {
          "description": "The member opens a notification.\nसदस्य कोई सूचना खोलता है।",
          "target": "markingRead",
          "actions": {
            "type": "rememberRequested",
            "params": "({event})=>event.id"
          }
        },
        "all.read": {
          "description": "The member marks all notifications as read.\nसदस्य सभी सूचनाओं को पढ़ा हुआ चिह्नित करता है।",
          "target": "markingRead",
          "actions": {
            "type": "rememberRequested",
            "params": null
          }
        }
      }
    },
    "markingRead": {
      "description": "The chosen notification, or all of them, is being marked as read. In progress: the request to mark notifications as read.\nचुनी हुई सूचना, या सभी सूचनाएँ, पढ़ी हुई चिह्नित हो रही हैं। जारी: सूचनाओं को पढ़ा हुआ चिह्नित करने का अनुरोध।",
      "invoke": {
        "src": "markRead",
        "input": "({context})=>({id:context.requested[0]??null})",
        "onDone": [
          {
            "description": "The request to mark notifications as read returns a result, if another notification was opened meanwhile.\nसूचनाओं को पढ़ा हुआ चिह्नित करने का अनुरोध: परिणाम आता है, यदि इस बीच कोई और सूचना खोली गई।",
            "guard": "moreWereRequested",
            "target": "markingRead",
            "reenter": true,
            "actions": [
              {
                "type": "rememberRead",
                "params": "({event})=>event.output"
              },
              "forgetRequested"
            ]
          },
          {
            "description": "The request to mark notifications as read returns any other result.\nसूचनाओं को पढ़ा हुआ चिह्नित करने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "listed",
            "actions": [
              {
                "type": "rememberRead",
                "params": "({event})=>event.output"
              },
              "forgetRequested"
            ]
          }
        ],
        "onError": [
          {
            "description": "The request to mark notifications as read gets no response, if another notification was opened meanwhile.\nसूचनाओं को पढ़ा हुआ चिह्नित करने का अनुरोध: कोई उत्तर नहीं आता, यदि इस बीच कोई और सूचना खोली गई।",
            "guard": "moreWereRequested",
            "target": "markingRead",
            "reenter": true,
            "actions": "forgetRequested"
          },
          {
            "description": "The request to mark notifications as read gets no response, in any other case.\nसूचनाओं को पढ़ा हुआ चिह्नित करने का अनुरोध: कोई उत्तर नहीं आता, अन्यथा।",
            "target": "listed",
            "actions": "forgetRequested"
          }
        ]
      },
      "on": {
        "notification.opened": {
          "description": "The member opens a notification.\nसदस्य कोई सूचना खोलता है।",
          "actions": {
            "type": "rememberRequested",
            "params": "({event})=>event.id"
          }
        },
        "all.read": {
          "description": "The member marks all notifications as read, if not all of them are being marked already.\nसदस्य सभी सूचनाओं को पढ़ा हुआ चिह्नित करता है, यदि सभी को चिह्नित करना अभी शुरू नहीं हुआ।",
          "guard": "isNotEveryOne",
          "actions": {
            "type": "rememberRequested",
            "params": null
          }
        },
        "bell.opened": {
          "description": "The member opens the bell.\nसदस्य घंटी खोलता है।",
          "actions": "noteChange"
        }
      }
    }
  }
})
