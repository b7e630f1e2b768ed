import { createMachine } from 'xstate'

export const accountMachine = createMachine({
  "id": "account",
  "context": {
    "security": null,
    "ending": null,
    "detail": null,
    "changed": null,
    "refusal": null,
    "isLost": false
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The devices and the security activity of the account are loading. In progress: the request for devices and security activity.\nखाते के डिवाइस और सुरक्षा गतिविधि लोड हो रही है। जारी: डिवाइसों और सुरक्षा गतिविधि का अनुरोध।",
      "invoke": {
        "src": "loadSecurity",
        "onDone": {
          "description": "The request for devices and security activity returns a result.\nडिवाइसों और सुरक्षा गतिविधि का अनुरोध: परिणाम आता है।",
          "target": "shown",
          "actions": {
            "type": "rememberSecurity",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request for devices and security activity gets no response.\nडिवाइसों और सुरक्षा गतिविधि का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unavailable"
        }
      }
    },
    "unavailable": {
      "description": "The account page could not be loaded; the member can try again.\nखाता पृष्ठ लोड नहीं हो सका; सदस्य फिर कोशिश कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the account page again.\nसदस्य खाता पृष्ठ फिर लोड करने की कोशिश करता है।",
          "target": "loading"
        }
      }
    },
    "shown": {
      "description": "The account page shows the devices, the recent activity and the member’s data.\nखाता पृष्ठ डिवाइस, हाल की गतिविधि और सदस्य का डेटा दिखाता है।",
      "on": {
        "detail.changeRequested": {
          "description": "The member chooses to change their name, email or mobile number.\nसदस्य अपना नाम, ईमेल या मोबाइल नंबर बदलना चुनता है।",
          "target": "changingDetail",
          "actions": {
            "type": "rememberDetail",
            "params": "({event})=>event.detail"
          }
        },
        "device.endRequested": {
          "description": "The member chooses to log out a device.\nसदस्य किसी डिवाइस को लॉग आउट करना चुनता है।",
          "target": "confirmingEnd",
          "actions": {
            "type": "rememberEnding",
            "params": "({event})=>event.id"
          }
        },
        "otherDevices.endRequested": {
          "description": "The member chooses to log out all other devices.\nसदस्य बाकी सभी डिवाइसों को लॉग आउट करना चुनता है।",
          "target": "confirmingEnd",
          "actions": {
            "type": "rememberEnding",
            "params": "()=>null"
          }
        },
        "export.requested": {
          "description": "The member chooses to download all the data about the account.\nसदस्य खाते का सारा डेटा डाउनलोड करना चुनता है।",
          "target": "exporting"
        },
        "deletion.cancelled": {
          "description": "The member cancels the deletion of the account.\nसदस्य खाता हटाने का अनुरोध रद्द करता है।",
          "target": "cancellingDeletion"
        },
        "sharing.switched": {
          "description": "The member starts or stops sharing how they use the site.\nसदस्य साइट के उपयोग की जानकारी साझा करना शुरू या बंद करता है।",
          "target": "savingSharing"
        }
      }
    },
    "changingDetail": {
      "description": "The member is changing their name, email or mobile number in a dialog. In progress: the dialog that changes a detail.\nसदस्य संवाद में अपना नाम, ईमेल या मोबाइल नंबर बदल रहा है। जारी: विवरण बदलने का संवाद।",
      "entry": "forgetLostResponse",
      "invoke": {
        "id": "details",
        "src": "ownDetails",
        "input": "({context})=>({detail:context.detail??\"name\",owner:context.security?.owner??nobody})",
        "onDone": {
          "description": "The dialog that changes a detail returns a result.\nविवरण बदलने का संवाद: परिणाम आता है।",
          "target": "loading",
          "actions": [
            {
              "type": "rememberChange",
              "params": "({event})=>event.output.changed"
            },
            "refreshAccount"
          ]
        },
        "onError": {
          "description": "The dialog that changes a detail gets no response.\nविवरण बदलने का संवाद: कोई उत्तर नहीं आता।",
          "target": "loading"
        }
      }
    },
    "confirmingEnd": {
      "description": "A dialog asks whether to log out one device or all the others.\nसंवाद पूछता है कि एक डिवाइस को लॉग आउट करना है या बाकी सबको।",
      "on": {
        "ending.confirmed": {
          "description": "The member confirms that the devices are to be logged out.\nसदस्य डिवाइसों को लॉग आउट करने की पुष्टि करता है।",
          "target": "endingSession"
        },
        "ending.cancelled": {
          "description": "The member leaves the devices logged in.\nसदस्य डिवाइसों को लॉग इन ही रहने देता है।",
          "target": "shown"
        }
      }
    },
    "endingSession": {
      "description": "The server is logging the chosen devices out. In progress: the request to log the devices out.\nसर्वर चुने हुए डिवाइसों को लॉग आउट कर रहा है। जारी: डिवाइसों को लॉग आउट करने का अनुरोध।",
      "entry": "forgetLostResponse",
      "invoke": {
        "src": "endSession",
        "input": "({context})=>({id:context.ending})",
        "onDone": {
          "description": "The request to log the devices out returns a result.\nडिवाइसों को लॉग आउट करने का अनुरोध: परिणाम आता है।",
          "target": "loading",
          "actions": {
            "type": "rememberRefusal",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request to log the devices out gets no response.\nडिवाइसों को लॉग आउट करने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "loading",
          "actions": "rememberLostResponse"
        }
      }
    },
    "exporting": {
      "description": "The member’s data is being prepared for download. In progress: the download of the member’s data.\nसदस्य का डेटा डाउनलोड के लिए तैयार हो रहा है। जारी: सदस्य के डेटा का डाउनलोड।",
      "entry": "forgetLostResponse",
      "invoke": {
        "src": "downloadExport",
        "onDone": {
          "description": "The download of the member’s data returns a result.\nसदस्य के डेटा का डाउनलोड: परिणाम आता है।",
          "target": "loading"
        },
        "onError": {
          "description": "The download of the member’s data gets no response.\nसदस्य के डेटा का डाउनलोड: कोई उत्तर नहीं आता।",
          "target": "shown",
          "actions": "rememberLostResponse"
        }
      }
    },
    "cancellingDeletion": {
      "description": "The server is cancelling the deletion of the account. In progress: the request to cancel the deletion.\nसर्वर खाता हटाने का अनुरोध रद्द कर रहा है। जारी: खाता हटाना रद्द करने का अनुरोध।",
      "entry": "forgetLostResponse",
      "invoke": {
        "src": "cancelDeletion",
        "onDone": {
          "description": "The request to cancel the deletion returns a result.\nखाता हटाना रद्द करने का अनुरोध: परिणाम आता है।",
          "target": "loading",
          "actions": {
            "type": "rememberRefusal",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The request to cancel the deletion gets no response.\nखाता हटाना रद्द करने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "loading",
          "actions": "rememberLostResponse"
        }
      }
    },
    "savingSharing": {
      "description": "The server is storing whether the member shares how they use the site. In progress: the request to share the use of the site, or to stop.\nसर्वर सहेज रहा है कि सदस्य साइट के उपयोग की जानकारी साझा करता है या नहीं। जारी: साइट के उपयोग की जानकारी साझा करने या बंद करने का अनुरोध।",
      "entry": "forgetLostResponse",
      "invoke": {
        "src": "saveSharing",
        "input": "({context})=>({isShared:!context.security?.shares_steps})",
        "onDone": {
          "description": "The request to share the use of the site, or to stop returns a result.\nसाइट के उपयोग की जानकारी साझा करने या बंद करने का अनुरोध: परिणाम आता है।",
          "target": "loading",
          "actions": [
            {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            },
            "refreshAccount"
          ]
        },
        "onError": {
          "description": "The request to share the use of the site, or to stop gets no response.\nसाइट के उपयोग की जानकारी साझा करने या बंद करने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "loading",
          "actions": [
            "rememberLostResponse",
            "refreshAccount"
          ]
        }
      }
    }
  }
})
