import { createMachine } from 'xstate'

export const proposalsMachine = createMachine({
  "description": "In progress: the watch on the address of the proposals.\nजारी: प्रस्तावों के पते की निगरानी।",
  "id": "proposals",
  "initial": "loading",
  "invoke": {
    "src": "watchAddress"
  },
  "on": {
    "box.chosen": {
      "description": "The member switches between sent and received proposals.\nसदस्य भेजे गए और मिले हुए प्रस्तावों के बीच बदलता है।",
      "target": ".loading",
      "reenter": true,
      "actions": [
        {
          "type": "chooseBox",
          "params": "({event})=>event.box"
        },
        "writeAddress"
      ]
    },
    "state.chosen": {
      "description": "The member filters the proposals by status.\nसदस्य प्रस्तावों को स्थिति से छाँटता है।",
      "target": ".loading",
      "reenter": true,
      "actions": [
        {
          "type": "chooseState",
          "params": "({event})=>event.state"
        },
        "writeAddress"
      ]
    },
    "address.changed": {
      "description": "The address changes to another part of the proposals.\nपता प्रस्तावों के किसी दूसरे भाग पर बदलता है।",
      "target": ".loading",
      "reenter": true,
      "actions": [
        {
          "type": "chooseBox",
          "params": "({event})=>event.box"
        },
        {
          "type": "chooseState",
          "params": "({event})=>event.state"
        }
      ]
    }
  },
  "states": {
    "loading": {
      "description": "The proposals are loading. In progress: the request for a page of proposals.\nप्रस्तावों की सूची लोड हो रही है। जारी: प्रस्तावों के एक पृष्ठ का अनुरोध।",
      "invoke": {
        "src": "loadProposals",
        "input": "({context:{box,state,cursor}})=>({box,state,cursor})",
        "onDone": {
          "description": "The request for a page of proposals returns a result.\nप्रस्तावों के एक पृष्ठ का अनुरोध: परिणाम आता है।",
          "target": "shown",
          "actions": {
            "type": "append",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for a page of proposals gets no response.\nप्रस्तावों के एक पृष्ठ का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      }
    },
    "shown": {
      "description": "The sent or received proposals are listed.\nभेजे गए या मिले हुए प्रस्ताव सूची में हैं।",
      "on": {
        "more.requested": {
          "description": "The member scrolls to more proposals, if there are more proposals to load.\nसदस्य और प्रस्तावों तक स्क्रॉल करता है, यदि और प्रस्ताव बाकी हैं।",
          "guard": "hasMore",
          "target": "loading"
        }
      }
    },
    "unanswered": {
      "description": "The list of proposals could not be loaded; the member can try again.\nप्रस्तावों की सूची लोड नहीं हो सकी; सदस्य फिर कोशिश कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the list of proposals again.\nसदस्य प्रस्तावों की सूची फिर लोड करने की कोशिश करता है।",
          "target": "loading"
        }
      }
    }
  }
})
