import { createMachine } from 'xstate'

export const chatMachine = createMachine({
  "id": "chat",
  "initial": "unchosen",
  "invoke": [
    {
      "src": "hearLive"
    },
    {
      "id": "menu",
      "src": "chatMenu"
    },
    {
      "id": "typing",
      "src": "typing"
    },
    {
      "id": "search",
      "src": "messageSearch"
    }
  ],
  "on": {
    "connection.opened": {
      "actions": {
        "type": "noteConnection",
        "params": true
      }
    },
    "connection.lost": {
      "actions": {
        "type": "noteConnection",
        "params": false
      }
    },
    "message.arrived": {
      "guard": {
        "type": "isHere"
      },
      "actions": [
        {
          "type": "rememberMessage"
        },
        "markRead"
      ]
    },
    "mark.moved": {
      "guard": {
        "type": "isHere"
      },
      "actions": {
        "type": "moveMark"
      }
    },
    "reading.resumed": {
      "actions": "markRead"
    }
  },
  "states": {
    "unchosen": {
      "always": {
        "guard": "isChosen",
        "target": "opening"
      }
    },
    "opening": {
      "invoke": {
        "src": "openChat",
        "onDone": [
          {
            "guard": {
              "type": "wasFound"
            },
            "target": "following",
            "actions": [
              {
                "type": "rememberOpened"
              },
              "markRead"
            ]
          },
          {
            "target": "missing"
          }
        ],
        "onError": "unavailable"
      }
    },
    "unavailable": {
      "on": {
        "retry.asked": "opening"
      }
    },
    "missing": {},
    "following": {
      "initial": "current",
      "on": {
        "connection.opened": {
          "target": ".catchingUp",
          "actions": {
            "type": "noteConnection",
            "params": true
          }
        },
        "chat.changed": {
          "guard": {
            "type": "isHere"
          },
          "target": ".catchingUp"
        }
      },
      "states": {
        "current": {
          "always": [
            {
              "guard": "isCutOff",
              "target": "behind"
            },
            {
              "guard": "hasGap",
              "target": "catchingUp"
            }
          ],
          "on": {
            "earlier.asked": {
              "guard": "hasEarlier",
              "target": "fetchingEarlier"
            },
            "place.wanted": [
              {
                "guard": {
                  "type": "isAbove"
                },
                "target": "fetchingEarlier",
                "actions": {
                  "type": "rememberPlace"
                }
              },
              {
                "actions": {
                  "type": "rememberPlace"
                }
              }
            ]
          }
        },
        "catchingUp": {
          "invoke": {
            "src": "fetchMissed",
            "onDone": {
              "target": "current",
              "actions": [
                {
                  "type": "rememberNews"
                },
                "markRead"
              ]
            },
            "onError": "behind"
          }
        },
        "behind": {
          "after": {
            "retryDelay": "catchingUp"
          },
          "on": {
            "retry.asked": "catchingUp"
          }
        },
        "fetchingEarlier": {
          "invoke": {
            "src": "fetchEarlier",
            "onDone": {
              "target": "current",
              "actions": {
                "type": "rememberNews"
              }
            },
            "onError": "current"
          }
        }
      }
    }
  }
})
