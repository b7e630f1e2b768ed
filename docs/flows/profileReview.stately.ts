import { createMachine } from 'xstate'

export const profileReviewMachine = createMachine({
  "description": "In progress: the option names shown in the review.\nजारी: समीक्षा में दिखने वाले विकल्पों के नाम।",
  "id": "profileReview",
  "entry": "refreshAccount",
  "invoke": {
    "id": "optionLists",
    "src": "optionLists",
    "input": "({context})=>({kind:context.kind})"
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The profile to review is loading. In progress: the request for the profile and its preview.\nसमीक्षा के लिए प्रोफ़ाइल लोड हो रही है। जारी: प्रोफ़ाइल और उसके पूर्वावलोकन का अनुरोध।",
      "invoke": {
        "src": "loadReview",
        "input": "({context})=>({kind:context.kind})",
        "onDone": {
          "description": "The request for the profile and its preview returns a result.\nप्रोफ़ाइल और उसके पूर्वावलोकन का अनुरोध: परिणाम आता है।",
          "target": "reviewing",
          "actions": [
            {
              "type": "rememberLoaded",
              "params": "({event})=>event.output"
            },
            "startUploads"
          ]
        },
        "onError": {
          "description": "The request for the profile and its preview gets no response.\nप्रोफ़ाइल और उसके पूर्वावलोकन का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unavailable"
        }
      }
    },
    "reviewing": {
      "description": "The member reviews the profile and sees how others will see it.\nसदस्य प्रोफ़ाइल देखता है और यह भी कि दूसरे उसे कैसे देखेंगे।",
      "on": {
        "profile.submitted": {
          "description": "The member submits the profile, if the profile is complete and may be submitted.\nसदस्य प्रोफ़ाइल जमा करता है, यदि प्रोफ़ाइल पूरी है और जमा की जा सकती है।",
          "guard": "maySubmit",
          "target": "submitting"
        }
      }
    },
    "submitting": {
      "description": "The profile is being submitted for review. In progress: the submission of the profile.\nप्रोफ़ाइल समीक्षा के लिए जमा हो रही है। जारी: प्रोफ़ाइल जमा करना।",
      "entry": "forgetRefusal",
      "invoke": {
        "src": "submitProfile",
        "input": "({context})=>({kind:context.kind})",
        "onDone": [
          {
            "description": "The submission of the profile returns a result, if the server has accepted the profile.\nप्रोफ़ाइल जमा करना: परिणाम आता है, यदि सर्वर ने प्रोफ़ाइल स्वीकार कर ली।",
            "guard": {
              "type": "wasSubmitted",
              "params": "({event})=>event.output"
            },
            "target": "reviewing",
            "actions": [
              {
                "type": "rememberSubmitted",
                "params": "({event})=>event.output"
              },
              "announceSubmission"
            ]
          },
          {
            "description": "The submission of the profile returns any other result.\nप्रोफ़ाइल जमा करना: कोई अन्य परिणाम आता है।",
            "target": "reviewing",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The submission of the profile gets no response.\nप्रोफ़ाइल जमा करना: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      }
    },
    "unanswered": {
      "description": "The server did not confirm the submission; the member can submit the profile again.\nसर्वर ने जमा होने की पुष्टि नहीं की; सदस्य प्रोफ़ाइल फिर जमा कर सकता है।",
      "tags": "recoverable",
      "on": {
        "profile.submitted": {
          "description": "The member submits the profile.\nसदस्य प्रोफ़ाइल जमा करता है।",
          "target": "submitting"
        }
      }
    },
    "unavailable": {
      "description": "The profile to review could not be loaded; the member can try again.\nसमीक्षा के लिए प्रोफ़ाइल लोड नहीं हो सकी; सदस्य फिर कोशिश कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the profile review again.\nसदस्य प्रोफ़ाइल की समीक्षा फिर लोड करने की कोशिश करता है।",
          "target": "loading"
        }
      }
    }
  }
})
