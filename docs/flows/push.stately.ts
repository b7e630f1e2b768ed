import { createMachine } from 'xstate'

export const pushMachine = createMachine({
  "description": "In progress: the arrival of pushes in this browser.\nजारी: इस ब्राउज़र में पुश का आना।",
  "id": "push",
  "initial": "choosingChannel",
  "invoke": {
    "src": "watchPushes"
  },
  "on": {
    "message.received": {
      "description": "A push reaches this browser, if the push is for the member who is signed in.\nइस ब्राउज़र पर पुश आता है, यदि पुश उसी सदस्य के लिए है जो साइन इन है।",
      "guard": {
        "type": "isForMe",
        "params": "({event})=>event.data"
      },
      "actions": [
        {
          "type": "showMessage",
          "params": "({event})=>event.data"
        },
        {
          "type": "broadcastMessage",
          "params": "({event})=>event.data"
        }
      ]
    }
  },
  "states": {
    "choosingChannel": {
      "description": "The product checks whether this browser can receive pushes. In progress: the check of what this browser can receive.\nऐप जाँचता है कि यह ब्राउज़र पुश पा सकता है या नहीं। जारी: यह ब्राउज़र क्या पा सकता है, इसकी जाँच।",
      "invoke": {
        "src": "readPushChannel",
        "onDone": [
          {
            "description": "The check of what this browser can receive returns a result, if this browser cannot receive pushes.\nयह ब्राउज़र क्या पा सकता है, इसकी जाँच: परिणाम आता है, यदि यह ब्राउज़र पुश नहीं पा सकता।",
            "guard": {
              "type": "isLive",
              "params": "({event})=>event.output"
            },
            "target": "liveOnly"
          },
          {
            "description": "The check of what this browser can receive returns a result, if this device was registered on an earlier visit.\nयह ब्राउज़र क्या पा सकता है, इसकी जाँच: परिणाम आता है, यदि यह डिवाइस पिछली बार पंजीकृत था।",
            "guard": {
              "type": "isRegistered",
              "params": "({event})=>event.output"
            },
            "target": "registering",
            "actions": [
              {
                "type": "rememberDevice",
                "params": "({event})=>event.output"
              },
              "watchMessages"
            ]
          },
          {
            "description": "The check of what this browser can receive returns a result, if the member blocked notifications in this browser before.\nयह ब्राउज़र क्या पा सकता है, इसकी जाँच: परिणाम आता है, यदि सदस्य ने इस ब्राउज़र में पहले सूचनाएँ रोकी थीं।",
            "guard": {
              "type": "isDenied",
              "params": "({event})=>event.output"
            },
            "target": "denied",
            "actions": [
              {
                "type": "rememberDevice",
                "params": "({event})=>event.output"
              },
              "watchMessages"
            ]
          },
          {
            "description": "The check of what this browser can receive returns any other result.\nयह ब्राउज़र क्या पा सकता है, इसकी जाँच: कोई अन्य परिणाम आता है।",
            "target": "notRequested",
            "actions": [
              {
                "type": "rememberDevice",
                "params": "({event})=>event.output"
              },
              "watchMessages"
            ]
          }
        ],
        "onError": {
          "description": "The check of what this browser can receive gets no response.\nयह ब्राउज़र क्या पा सकता है, इसकी जाँच: कोई उत्तर नहीं आता।",
          "target": "liveOnly"
        }
      }
    },
    "liveOnly": {
      "description": "This browser gets news only while the product is open.\nइस ब्राउज़र को सूचना केवल ऐप खुला रहने पर मिलती है।"
    },
    "notRequested": {
      "description": "Pushes are off on this device and the browser has not asked for permission.\nइस डिवाइस पर पुश बंद हैं और ब्राउज़र ने अनुमति नहीं माँगी है।",
      "on": {
        "push.enabled": {
          "description": "The member turns pushes on.\nसदस्य पुश चालू करता है।",
          "target": "requestingPermission"
        }
      }
    },
    "requestingPermission": {
      "description": "The browser asks the member to allow notifications. In progress: the browser’s request for permission.\nब्राउज़र सदस्य से सूचनाओं की अनुमति माँगता है। जारी: ब्राउज़र का अनुमति अनुरोध।",
      "invoke": {
        "src": "requestPermission",
        "onDone": [
          {
            "description": "The browser’s request for permission returns a result, if the member allows notifications.\nब्राउज़र का अनुमति अनुरोध: परिणाम आता है, यदि सदस्य सूचनाओं की अनुमति देता है।",
            "guard": {
              "type": "wasGranted",
              "params": "({event})=>event.output"
            },
            "target": "registering"
          },
          {
            "description": "The browser’s request for permission returns any other result.\nब्राउज़र का अनुमति अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "denied"
          }
        ],
        "onError": {
          "description": "The browser’s request for permission gets no response.\nब्राउज़र का अनुमति अनुरोध: कोई उत्तर नहीं आता।",
          "target": "notRequested"
        }
      }
    },
    "denied": {
      "description": "The browser blocks notifications; the member can ask again.\nब्राउज़र सूचनाएँ रोकता है; सदस्य फिर माँग सकता है।",
      "on": {
        "push.enabled": {
          "description": "The member turns pushes on.\nसदस्य पुश चालू करता है।",
          "target": "requestingPermission"
        }
      }
    },
    "registering": {
      "description": "This device is being registered for pushes. In progress: the registration of this device.\nयह डिवाइस पुश के लिए पंजीकृत हो रहा है। जारी: इस डिवाइस का पंजीकरण।",
      "invoke": {
        "src": "registerDevice",
        "input": "({context:{firebase}})=>({firebase})",
        "onDone": {
          "description": "The registration of this device returns a result.\nइस डिवाइस का पंजीकरण: परिणाम आता है।",
          "target": "registered"
        },
        "onError": {
          "description": "The registration of this device gets no response.\nइस डिवाइस का पंजीकरण: कोई उत्तर नहीं आता।",
          "target": "unregistered"
        }
      }
    },
    "registered": {
      "description": "This device receives pushes even when the product is closed.\nऐप बंद होने पर भी इस डिवाइस पर पुश आते हैं।",
      "on": {
        "push.disabled": {
          "description": "The member turns pushes off.\nसदस्य पुश बंद करता है।",
          "target": "unregistering"
        }
      }
    },
    "unregistering": {
      "description": "The registration of this device is being removed. In progress: the request to remove this device’s registration.\nइस डिवाइस का पंजीकरण हटाया जा रहा है। जारी: इस डिवाइस का पंजीकरण हटाने का अनुरोध।",
      "invoke": {
        "src": "unregisterDevice",
        "input": "({context:{firebase}})=>({firebase})",
        "onDone": {
          "description": "The request to remove this device’s registration returns a result.\nइस डिवाइस का पंजीकरण हटाने का अनुरोध: परिणाम आता है।",
          "target": "notRequested"
        },
        "onError": {
          "description": "The request to remove this device’s registration gets no response.\nइस डिवाइस का पंजीकरण हटाने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "registered"
        }
      }
    },
    "unregistered": {
      "description": "Notifications are allowed but this device could not be registered.\nसूचनाओं की अनुमति है पर यह डिवाइस पंजीकृत नहीं हो सका।",
      "on": {
        "push.enabled": {
          "description": "The member turns pushes on.\nसदस्य पुश चालू करता है।",
          "target": "registering"
        }
      }
    }
  }
})
