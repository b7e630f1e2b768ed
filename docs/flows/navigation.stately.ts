import { createMachine } from 'xstate'

export const navigationMachine = createMachine({
  "description": "In progress: the watch on the address; the watch on the session.\nजारी: पते की निगरानी; सत्र की निगरानी।",
  "id": "navigation",
  "initial": "resolving",
  "invoke": [
    {
      "src": "watchAddress"
    },
    {
      "src": "watchSession"
    }
  ],
  "on": {
    "address.changed": {
      "description": "The address changes.\nपता बदलता है।",
      "target": ".resolving",
      "actions": {
        "type": "rememberAddress",
        "params": "({event})=>event.address"
      }
    },
    "session.changed": {
      "description": "The account, or what is known of it, changes.\nखाता या उसके बारे में ज्ञात स्थिति बदलती है।",
      "target": ".resolving",
      "actions": {
        "type": "rememberAccount",
        "params": "({event})=>event.account"
      }
    }
  },
  "states": {
    "resolving": {
      "description": "The product decides what the address shows.\nऐप तय करता है कि यह पता क्या दिखाएगा।",
      "always": [
        {
          "description": "At once, if no screen has this address.\nतुरंत, यदि किसी स्क्रीन का यह पता नहीं है।",
          "guard": "hasNoScreen",
          "target": "unknown"
        },
        {
          "description": "At once, if the account of the member is known.\nतुरंत, यदि सदस्य का खाता ज्ञात है।",
          "guard": "hasAccount",
          "target": "checkingProfile"
        },
        {
          "description": "At once, if the address is the home page.\nतुरंत, यदि पता मुखपृष्ठ का है।",
          "guard": "isHome",
          "target": "greeting"
        },
        {
          "description": "At once, if the request for the account has failed.\nतुरंत, यदि खाते का अनुरोध विफल रहा है।",
          "guard": "accountFailed",
          "target": "accountUnavailable"
        },
        {
          "description": "At once, if the account may still arrive.\nतुरंत, यदि खाता अभी आ सकता है।",
          "guard": "accountIsAwaited",
          "target": "waiting"
        },
        {
          "description": "At once, if the address needs a login.\nतुरंत, यदि इस पते के लिए लॉगिन चाहिए।",
          "guard": "isGuarded",
          "target": "refused",
          "actions": "redirectToLogin"
        },
        {
          "description": "At once, in any other case.\nतुरंत, अन्यथा।",
          "target": "permitted"
        }
      ]
    },
    "checkingProfile": {
      "description": "The product compares the address with the profiles of the member.\nऐप पते का मिलान सदस्य की प्रोफ़ाइलों से करता है।",
      "always": [
        {
          "description": "At once, if the address is a login or a registration form.\nतुरंत, यदि पता लॉगिन या पंजीकरण फ़ॉर्म का है।",
          "guard": "isForVisitors",
          "target": "redirecting",
          "actions": "redirectHome"
        },
        {
          "description": "At once, if the address belongs to Global Connect and the entrepreneur has no profile for it.\nतुरंत, यदि पता Global Connect का है और उद्यमी की उसके लिए प्रोफ़ाइल नहीं है।",
          "guard": "needsGlobalConnectProfile",
          "target": "refused",
          "actions": "redirectMissingProfile"
        },
        {
          "description": "At once, if the address belongs to another profile of the member.\nतुरंत, यदि पता सदस्य की दूसरी प्रोफ़ाइल का है।",
          "guard": "belongsToOtherProfile",
          "target": "changingProfile"
        },
        {
          "description": "At once, if the address is a list of a profile that the member does not have.\nतुरंत, यदि पता ऐसी प्रोफ़ाइल की सूची का है जो सदस्य के पास नहीं है।",
          "guard": "belongsToNoOwnProfile",
          "target": "redirecting",
          "actions": {
            "type": "redirectToOwn",
            "params": "({context})=>ownAddress(context)"
          }
        },
        {
          "description": "At once, in any other case.\nतुरंत, अन्यथा।",
          "target": "permitted"
        }
      ]
    },
    "changingProfile": {
      "description": "The address belongs to another profile of the member; the product asks the session to switch to it.\nपता सदस्य की दूसरी प्रोफ़ाइल का है; ऐप सत्र से उस पर जाने को कहता है।",
      "always": [
        {
          "description": "At once, if the request for the account has failed.\nतुरंत, यदि खाते का अनुरोध विफल रहा है।",
          "guard": "accountFailed",
          "target": "accountUnavailable"
        },
        {
          "description": "At once, if the account may still arrive.\nतुरंत, यदि खाता अभी आ सकता है।",
          "guard": "accountIsAwaited",
          "target": "switching"
        },
        {
          "description": "At once, in any other case.\nतुरंत, अन्यथा।",
          "target": "switching",
          "actions": {
            "type": "switchAccount",
            "params": "({context})=>profileOf(context.address)"
          }
        }
      ]
    },
    "permitted": {
      "description": "The screen of the address is shown.\nइस पते की स्क्रीन दिखाई जाती है।"
    },
    "greeting": {
      "description": "The public home page is shown.\nसार्वजनिक मुखपृष्ठ दिखाया जाता है।"
    },
    "waiting": {
      "description": "Nothing is shown until the account is known.\nखाते की जानकारी आने तक कुछ नहीं दिखता।"
    },
    "switching": {
      "description": "The session is switching to the profile that the address belongs to.\nसत्र उस प्रोफ़ाइल पर जा रहा है जिसका यह पता है।"
    },
    "redirecting": {
      "description": "The member is being led to the same list under their own profile, or from a login form to their home.\nसदस्य को अपनी प्रोफ़ाइल की वैसी ही सूची पर, या लॉगिन फ़ॉर्म से अपने मुखपृष्ठ पर ले जाया जा रहा है।",
      "on": {
        "session.changed": {
          "description": "The account, or what is known of it, changes.\nखाता या उसके बारे में ज्ञात स्थिति बदलती है।",
          "actions": {
            "type": "rememberAccount",
            "params": "({event})=>event.account"
          }
        }
      }
    },
    "refused": {
      "description": "The address is closed to whoever opened it, and they are being led away.\nयह पता खोलने वाले के लिए बंद है और उसे दूसरी जगह ले जाया जा रहा है।",
      "on": {
        "session.changed": {
          "description": "The account, or what is known of it, changes.\nखाता या उसके बारे में ज्ञात स्थिति बदलती है।",
          "actions": {
            "type": "rememberAccount",
            "params": "({event})=>event.account"
          }
        }
      }
    },
    "accountUnavailable": {
      "description": "The screen says that the account could not be loaded and offers to try again.\nस्क्रीन बताती है कि खाता लोड नहीं हो सका और फिर कोशिश करने का विकल्प देती है।"
    },
    "unknown": {
      "description": "The product has no screen for the address.\nऐप में इस पते की कोई स्क्रीन नहीं है।"
    }
  }
})
