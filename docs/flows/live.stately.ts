import { createMachine } from 'xstate'

export const liveMachine = createMachine({
  "description": "In progress: the watch on whether the device is online.\nजारी: डिवाइस ऑनलाइन है या नहीं, इसकी निगरानी।",
  "id": "live",
  "context": {
    "failures": 0
  },
  "initial": "connecting",
  "invoke": {
    "src": "watchNetwork"
  },
  "states": {
    "connecting": {
      "description": "The product has the live connection open or is opening it. In progress: the live connection to the server.\nऐप का लाइव कनेक्शन खुला है या खुल रहा है। जारी: सर्वर से लाइव कनेक्शन।",
      "invoke": {
        "id": "stream",
        "src": "listen"
      },
      "initial": "opening",
      "on": {
        "connection.lost": {
          "description": "The live connection breaks.\nलाइव कनेक्शन टूटता है।",
          "target": "waiting",
          "actions": "countFailure"
        },
        "network.lost": {
          "description": "The device goes offline.\nडिवाइस ऑफ़लाइन हो जाता है।",
          "target": "waiting"
        },
        "network.returned": {
          "description": "The device comes back online.\nडिवाइस फिर ऑनलाइन आता है।"
        }
      },
      "states": {
        "opening": {
          "description": "The live connection is opening.\nलाइव कनेक्शन खुल रहा है।",
          "on": {
            "connection.opened": {
              "description": "The server says that the live connection is ready.\nसर्वर बताता है कि लाइव कनेक्शन तैयार है।",
              "target": "open",
              "actions": [
                "forgetFailures",
                "announceOpening"
              ]
            },
            "event.arrived": {
              "description": "Live news arrives from the server.\nसर्वर से लाइव सूचना आती है।"
            }
          }
        },
        "open": {
          "description": "The live connection is open and news arrives as it happens.\nलाइव कनेक्शन खुला है और सूचनाएँ तुरंत आती हैं।",
          "on": {
            "connection.opened": {
              "description": "The server says that the live connection is ready.\nसर्वर बताता है कि लाइव कनेक्शन तैयार है।",
              "actions": "announceOpening"
            },
            "event.arrived": {
              "description": "Live news arrives from the server.\nसर्वर से लाइव सूचना आती है।",
              "actions": {
                "type": "publish",
                "params": "({event})=>event.event"
              }
            }
          }
        }
      }
    },
    "waiting": {
      "description": "The live connection is down; the product reconnects after a pause.\nलाइव कनेक्शन बंद है; ऐप विराम के बाद फिर जोड़ता है।",
      "entry": "announceLoss",
      "after": {
        "backoff": {
          "description": "The growing pause before reconnecting ends, at most 30 seconds.\nफिर जोड़ने से पहले का बढ़ता विराम समाप्त होता है, अधिकतम 30 सेकंड।",
          "target": "connecting"
        }
      },
      "on": {
        "network.returned": {
          "description": "The device comes back online.\nडिवाइस फिर ऑनलाइन आता है।",
          "target": "connecting"
        },
        "network.lost": {
          "description": "The device goes offline.\nडिवाइस ऑफ़लाइन हो जाता है।"
        }
      }
    }
  },
  "meta": {
    "durations": {
      "backoff": "({context})=>backoff(context.failures)"
    }
  }
})
