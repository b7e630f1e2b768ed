import { createMachine } from 'xstate'

export const sessionMachine = createMachine({
  "description": "In progress: news from the other tabs of this browser; the watch on whether the tab is visible.\nजारी: इस ब्राउज़र के दूसरे टैबों की सूचना; टैब दिख रहा है या नहीं, इसकी निगरानी।",
  "id": "session",
  "initial": "restoring",
  "invoke": [
    {
      "src": "watchOtherTabs"
    },
    {
      "src": "watchTab"
    }
  ],
  "on": {
    "session.granted": {
      "description": "A login or a registration succeeds.\nलॉगिन या पंजीकरण सफल होता है।",
      "target": ".loadingAccount",
      "reenter": true,
      "actions": [
        "forgetAccount",
        {
          "type": "storeGrant",
          "params": "({event})=>event.grant"
        },
        {
          "type": "rememberOrigin",
          "params": "({event})=>event.landingSource"
        }
      ]
    },
    "session.changedElsewhere": {
      "description": "Another tab logs in or switches to another profile.\nदूसरा टैब लॉग इन करता है या दूसरी प्रोफ़ाइल पर जाता है।",
      "target": ".loadingAccount",
      "reenter": true,
      "actions": "landAgain"
    },
    "session.refused": {
      "description": "The server no longer accepts the session.\nसर्वर अब सत्र को स्वीकार नहीं करता।",
      "target": ".loggedOut",
      "actions": [
        "clearStored",
        "broadcastLogout",
        "goHomeUnauthorized",
        "forgetAccount"
      ]
    },
    "session.endedElsewhere": {
      "description": "The member logs out in another tab.\nसदस्य दूसरे टैब में लॉग आउट करता है।",
      "target": ".loggedOut",
      "actions": [
        "clearTab",
        "goHomeEnded",
        "forgetAccount"
      ]
    },
    "device.changed": {
      "description": "This device is registered for pushes, or no longer is.\nयह डिवाइस पुश के लिए पंजीकृत होता है या पंजीकरण हटता है।",
      "actions": {
        "type": "rememberDevice",
        "params": "({event})=>event.hasDevice"
      }
    },
    "tab.hidden": {
      "description": "The tab is hidden.\nटैब छिप जाता है।",
      "actions": "noteHidden"
    },
    "tab.shown": {
      "description": "The member returns to the tab.\nसदस्य टैब पर लौटता है।",
      "actions": "rememberVisible"
    }
  },
  "states": {
    "restoring": {
      "description": "The product looks for a session from an earlier visit.\nऐप पिछली बार का सत्र ढूँढ़ रहा है।",
      "always": [
        {
          "description": "At once, if this browser has a session from an earlier visit.\nतुरंत, यदि इस ब्राउज़र में पिछली बार का सत्र है।",
          "guard": "hadToken",
          "target": "loadingAccount"
        },
        {
          "description": "At once, in any other case.\nतुरंत, अन्यथा।",
          "target": "loggedOut"
        }
      ]
    },
    "loadingAccount": {
      "description": "The account of the member is loading. In progress: the request for the account.\nसदस्य का खाता लोड हो रहा है। जारी: खाते का अनुरोध।",
      "on": {
        "account.changed": {
          "description": "A page has changed something about the account.\nकिसी पृष्ठ ने खाते में कुछ बदला है।",
          "target": "loadingAccount",
          "reenter": true,
          "actions": {
            "type": "rememberOrigin",
            "params": "({event})=>event.landingSource"
          }
        },
        "logout.requested": {
          "description": "The member chooses to log out, if an account is already shown.\nसदस्य लॉग आउट चुनता है, यदि एक खाता पहले से दिख रहा है।",
          "guard": "hasAccount",
          "target": "loggingOut"
        }
      },
      "invoke": {
        "src": "loadAccount",
        "onDone": [
          {
            "description": "The request for the account returns a result, if the account belongs to a different member than before.\nखाते का अनुरोध: परिणाम आता है, यदि खाता पहले वाले सदस्य का नहीं, किसी और का है।",
            "guard": {
              "type": "isDifferentAccount",
              "params": "({event})=>event.output"
            },
            "target": "loggedIn",
            "actions": [
              "clearTab",
              {
                "type": "welcome",
                "params": "({event})=>event.output.me"
              },
              {
                "type": "rememberAccount",
                "params": "({event})=>event.output"
              },
              "storeAccount",
              "land",
              "forgetOrigin"
            ]
          },
          {
            "description": "The request for the account returns any other result.\nखाते का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "loggedIn",
            "actions": [
              {
                "type": "rememberAccount",
                "params": "({event})=>event.output"
              },
              "storeAccount",
              "land",
              "forgetOrigin"
            ]
          }
        ],
        "onError": {
          "description": "The request for the account gets no response.\nखाते का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "accountUnavailable",
          "actions": {
            "type": "reportLoad",
            "params": "({event})=>({error:event.error})"
          }
        }
      }
    },
    "loggedIn": {
      "description": "The member is signed in.\nसदस्य साइन इन है।",
      "initial": "fresh",
      "on": {
        "account.changed": {
          "description": "A page has changed something about the account.\nकिसी पृष्ठ ने खाते में कुछ बदला है।",
          "target": "loadingAccount",
          "actions": {
            "type": "rememberOrigin",
            "params": "({event})=>event.landingSource"
          }
        },
        "account.switched": {
          "description": "The member chooses another profile to act as.\nसदस्य काम करने के लिए दूसरी प्रोफ़ाइल चुनता है।",
          "target": "switchingAccount",
          "actions": {
            "type": "rememberType",
            "params": "({event})=>event.accountType"
          }
        },
        "logout.requested": {
          "description": "The member chooses to log out.\nसदस्य लॉग आउट चुनता है।",
          "target": "loggingOut"
        },
        "tab.shown": [
          {
            "description": "The member returns to the tab, if the account was loaded more than an hour ago.\nसदस्य टैब पर लौटता है, यदि खाता लोड हुए एक घंटे से अधिक हो चुका है।",
            "guard": {
              "type": "refreshIsDue",
              "params": "({event})=>event.at"
            },
            "target": "loadingAccount",
            "actions": "rememberVisible"
          },
          {
            "description": "The member returns to the tab, in any other case.\nसदस्य टैब पर लौटता है, अन्यथा।",
            "target": ".fresh",
            "actions": "rememberVisible"
          }
        ]
      },
      "states": {
        "fresh": {
          "description": "The member is signed in and the account is reloaded every hour.\nसदस्य साइन इन है और खाता हर घंटे फिर लोड होता है।",
          "always": {
            "description": "At once, if the tab is not visible.\nतुरंत, यदि टैब दिखाई नहीं दे रहा है।",
            "guard": "isHidden",
            "target": "unseen"
          },
          "on": {
            "tab.hidden": {
              "description": "The tab is hidden.\nटैब छिप जाता है।",
              "target": "unseen",
              "actions": "noteHidden"
            }
          },
          "after": {
            "refreshInterval": {
              "description": "An hour passes since the account was loaded.\nखाता लोड हुए एक घंटा बीत जाता है।",
              "target": "#session.loadingAccount"
            }
          }
        },
        "unseen": {
          "description": "The member is signed in but the tab is hidden; the account is not reloaded until the tab is seen.\nसदस्य साइन इन है पर टैब छिपा है; टैब दिखने तक खाता फिर लोड नहीं होता।"
        }
      }
    },
    "switchingAccount": {
      "description": "The member is switching to another profile. In progress: the switch to the other profile.\nसदस्य दूसरी प्रोफ़ाइल पर जा रहा है। जारी: दूसरी प्रोफ़ाइल पर जाने का अनुरोध।",
      "invoke": {
        "src": "switchAccount",
        "input": "({context})=>({accountType:context.requestedAccountType})",
        "onDone": {
          "description": "The switch to the other profile returns a result.\nदूसरी प्रोफ़ाइल पर जाने का अनुरोध: परिणाम आता है।",
          "target": "loadingAccount",
          "actions": "broadcastSwitch"
        },
        "onError": {
          "description": "The switch to the other profile gets no response.\nदूसरी प्रोफ़ाइल पर जाने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "accountUnavailable"
        }
      }
    },
    "accountUnavailable": {
      "description": "The account could not be loaded; the member can try again or log out.\nखाता लोड नहीं हो सका; सदस्य फिर कोशिश कर सकता है या लॉग आउट कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the account again.\nसदस्य खाता फिर लोड करने की कोशिश करता है।",
          "target": "loadingAccount"
        },
        "account.changed": {
          "description": "A page has changed something about the account.\nकिसी पृष्ठ ने खाते में कुछ बदला है।",
          "target": "loadingAccount",
          "actions": {
            "type": "rememberFirstOrigin",
            "params": "({event})=>event.landingSource"
          }
        },
        "tab.shown": {
          "description": "The member returns to the tab.\nसदस्य टैब पर लौटता है।",
          "target": "loadingAccount",
          "actions": "rememberVisible"
        },
        "logout.requested": {
          "description": "The member chooses to log out.\nसदस्य लॉग आउट चुनता है।",
          "target": "loggingOut"
        }
      }
    },
    "loggingOut": {
      "description": "The member is logging out. In progress: the logout.\nसदस्य लॉग आउट कर रहा है। जारी: लॉग आउट।",
      "invoke": {
        "id": "logout",
        "src": "logout",
        "input": "({context})=>({hasDevice:context.hasDevice})",
        "onDone": [
          {
            "description": "The logout returns a result, if the member confirmed the logout.\nलॉग आउट: परिणाम आता है, यदि सदस्य ने लॉग आउट की पुष्टि की।",
            "guard": {
              "type": "hasEnded",
              "params": "({event})=>event.output"
            },
            "target": "loggedOut",
            "actions": [
              "clearStored",
              "forgetAccount",
              "broadcastLogout",
              "goHome"
            ]
          },
          {
            "description": "The logout returns any other result.\nलॉग आउट: कोई अन्य परिणाम आता है।",
            "target": "loadingAccount"
          }
        ],
        "onError": {
          "description": "The logout gets no response.\nलॉग आउट: कोई उत्तर नहीं आता।",
          "target": "loadingAccount"
        }
      }
    },
    "loggedOut": {
      "description": "Nobody is signed in; only the public pages are open.\nकोई साइन इन नहीं है; केवल सार्वजनिक पृष्ठ खुले हैं।"
    }
  },
  "meta": {
    "durations": {
      "refreshInterval": "({context:{me,clockOffset},event})=>event.type===\"tab.shown\"&&me?Math.max(0,hour-(event.at+clockOffset-Date.parse(me.server_time))):hour"
    }
  }
})
