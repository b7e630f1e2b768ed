import { createMachine } from 'xstate'

export const sessionMachine = createMachine({
  "id": "session",
  "initial": "restoring",
  "invoke": [
    {
      "src": "hearOtherTabs"
    },
    {
      "src": "watchTab"
    }
  ],
  "on": {
    "session.granted": {
      "target": ".loadingAccount",
      "reenter": true,
      "actions": [
        "forgetAccount",
        {
          "type": "keepGrant"
        },
        {
          "type": "rememberOrigin"
        }
      ]
    },
    "session.changedElsewhere": {
      "target": ".loadingAccount",
      "reenter": true,
      "actions": "landAnew"
    },
    "session.refused": {
      "target": ".signedOut",
      "actions": [
        "clearStored",
        "forgetAccount",
        "tellEnd",
        "leaveUnauthorized"
      ]
    },
    "globalConnect.refused": {
      "actions": "turnBack"
    },
    "session.endedElsewhere": {
      "target": ".signedOut",
      "actions": [
        "forgetAccount",
        "leaveHome"
      ]
    },
    "device.changed": {
      "actions": {
        "type": "rememberDevice"
      }
    },
    "tab.hidden": {
      "actions": "noteHidden"
    },
    "tab.shown": {
      "actions": "noteShown"
    }
  },
  "states": {
    "restoring": {
      "always": [
        {
          "guard": "hadToken",
          "target": "loadingAccount"
        },
        {
          "target": "signedOut"
        }
      ]
    },
    "loadingAccount": {
      "on": {
        "account.changed": {
          "target": "loadingAccount",
          "reenter": true,
          "actions": {
            "type": "rememberOrigin"
          }
        },
        "logout.asked": {
          "guard": "hasAccount",
          "target": "loggingOut"
        }
      },
      "invoke": {
        "src": "loadAccount",
        "onDone": [
          {
            "guard": {
              "type": "isSomebodyElse"
            },
            "target": "signedIn",
            "actions": [
              {
                "type": "tellNewMember"
              },
              {
                "type": "rememberAccount"
              },
              "keepAccount",
              "land",
              "forgetOrigin"
            ]
          },
          {
            "target": "signedIn",
            "actions": [
              {
                "type": "rememberAccount"
              },
              "keepAccount",
              "land",
              "forgetOrigin"
            ]
          }
        ],
        "onError": {
          "target": "accountUnavailable",
          "actions": {
            "type": "reportLoad"
          }
        }
      }
    },
    "signedIn": {
      "initial": "fresh",
      "on": {
        "account.changed": {
          "target": "loadingAccount",
          "actions": {
            "type": "rememberOrigin"
          }
        },
        "account.switched": {
          "target": "switchingAccount",
          "actions": {
            "type": "rememberWish"
          }
        },
        "logout.asked": "loggingOut",
        "tab.shown": [
          {
            "guard": {
              "type": "refreshIsDue"
            },
            "target": "loadingAccount",
            "actions": "noteShown"
          },
          {
            "target": ".fresh",
            "actions": "noteShown"
          }
        ]
      },
      "states": {
        "fresh": {
          "always": {
            "guard": "isHidden",
            "target": "unseen"
          },
          "on": {
            "tab.hidden": {
              "target": "unseen",
              "actions": "noteHidden"
            }
          },
          "after": {
            "refreshInterval": "#session.loadingAccount"
          }
        },
        "unseen": {}
      }
    },
    "switchingAccount": {
      "invoke": {
        "src": "switchAccount",
        "onDone": {
          "target": "loadingAccount",
          "actions": "tellSwitch"
        },
        "onError": "loadingAccount"
      }
    },
    "accountUnavailable": {
      "on": {
        "retry.asked": "loadingAccount",
        "account.changed": "loadingAccount",
        "tab.shown": {
          "target": "loadingAccount",
          "actions": "noteShown"
        },
        "logout.asked": "loggingOut"
      }
    },
    "loggingOut": {
      "invoke": {
        "id": "logout",
        "src": "logout",
        "onDone": [
          {
            "guard": {
              "type": "hasEnded"
            },
            "target": "signedOut",
            "actions": [
              "clearStored",
              "forgetAccount",
              "tellEnd",
              "leaveHome"
            ]
          },
          {
            "target": "loadingAccount"
          }
        ],
        "onError": "loadingAccount"
      }
    },
    "signedOut": {
      "on": {
        "address.refused": {
          "actions": {
            "type": "turnAway"
          }
        }
      }
    }
  }
})
