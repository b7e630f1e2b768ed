import { createMachine } from 'xstate'

export const listingMachine = createMachine({
  "id": "listing",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The listing is loading. In progress: the request for the listing.\nलिस्टिंग लोड हो रही है। जारी: लिस्टिंग का अनुरोध।",
      "invoke": {
        "src": "loadListing",
        "input": "({context:{id,reader}})=>({id,reader})",
        "onDone": [
          {
            "description": "The request for the listing returns a result, if the listing exists and the member may see it.\nलिस्टिंग का अनुरोध: परिणाम आता है, यदि लिस्टिंग मौजूद है और सदस्य उसे देख सकता है।",
            "guard": {
              "type": "wasFound",
              "params": "({event})=>event.output"
            },
            "target": "shown",
            "actions": [
              {
                "type": "rememberListing",
                "params": "({event})=>event.output"
              },
              "storeListing"
            ]
          },
          {
            "description": "The request for the listing returns a result, if the listing is previewed as somebody else.\nलिस्टिंग का अनुरोध: परिणाम आता है, यदि लिस्टिंग किसी और की तरह देखी जा रही है।",
            "guard": "isPreview",
            "target": "loading",
            "reenter": true,
            "actions": [
              {
                "type": "chooseReader",
                "params": null
              },
              "showReaderInAddress"
            ]
          },
          {
            "description": "The request for the listing returns any other result.\nलिस्टिंग का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "refused",
            "actions": [
              {
                "type": "rememberRefusal",
                "params": "({event})=>event.output"
              },
              "forgetListing"
            ]
          }
        ],
        "onError": {
          "description": "The request for the listing gets no response.\nलिस्टिंग का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "unanswered"
        }
      },
      "on": {
        "reader.chosen": {
          "description": "The owner looks at the listing as somebody else, or as themselves again, if the listing is the owner’s, and is shown as to another reader.\nमालिक लिस्टिंग को किसी और की तरह, या फिर अपनी तरह देखता है, यदि लिस्टिंग अपनी है, और किसी दूसरे पाठक की तरह दिख रही है।",
          "guard": {
            "type": "isAnotherReader",
            "params": "({event})=>event.reader"
          },
          "target": "loading",
          "reenter": true,
          "actions": [
            {
              "type": "chooseReader",
              "params": "({event})=>event.reader"
            },
            "showReaderInAddress"
          ]
        }
      }
    },
    "shown": {
      "description": "The listing is shown with everything the member may see and do.\nलिस्टिंग उस सबके साथ दिख रही है जो सदस्य देख और कर सकता है।",
      "on": {
        "reader.chosen": {
          "description": "The owner looks at the listing as somebody else, or as themselves again, if the listing is the owner’s, and is shown as to another reader.\nमालिक लिस्टिंग को किसी और की तरह, या फिर अपनी तरह देखता है, यदि लिस्टिंग अपनी है, और किसी दूसरे पाठक की तरह दिख रही है।",
          "guard": {
            "type": "isAnotherReader",
            "params": "({event})=>event.reader"
          },
          "target": "loading",
          "actions": [
            {
              "type": "chooseReader",
              "params": "({event})=>event.reader"
            },
            "showReaderInAddress"
          ]
        },
        "proposal.started": [
          {
            "description": "The member chooses to send a proposal to the listing, if the listing is previewed as somebody else.\nसदस्य लिस्टिंग को प्रस्ताव भेजना चुनता है, यदि लिस्टिंग किसी और की तरह देखी जा रही है।",
            "guard": "isPreview"
          },
          {
            "description": "The member chooses to send a proposal to the listing, if the member may send a proposal to this listing.\nसदस्य लिस्टिंग को प्रस्ताव भेजना चुनता है, यदि सदस्य इस लिस्टिंग को प्रस्ताव भेज सकता है।",
            "guard": "mayPropose",
            "target": "writing"
          },
          {
            "description": "The member chooses to send a proposal to the listing, if a proposal to this listing needs another plan.\nसदस्य लिस्टिंग को प्रस्ताव भेजना चुनता है, यदि इस लिस्टिंग को प्रस्ताव भेजने के लिए दूसरा प्लान चाहिए।",
            "guard": "proposalNeedsPlan",
            "target": "offeringSubscription",
            "actions": {
              "type": "choosePlan",
              "params": "({context})=>context.listing?.propose_refusal"
            }
          }
        ],
        "documents.requested": [
          {
            "description": "The member opens the documents of the listing, if the listing is previewed as somebody else.\nसदस्य लिस्टिंग के दस्तावेज़ खोलता है, यदि लिस्टिंग किसी और की तरह देखी जा रही है।",
            "guard": "isPreview"
          },
          {
            "description": "The member opens the documents of the listing, if the documents can be unlocked with the current plan.\nसदस्य लिस्टिंग के दस्तावेज़ खोलता है, यदि दस्तावेज़ मौजूदा प्लान से खोले जा सकते हैं।",
            "guard": "documentsWait",
            "target": "runningAction",
            "actions": "chooseOpening"
          },
          {
            "description": "The member opens the documents of the listing, if the documents of the listing need another plan.\nसदस्य लिस्टिंग के दस्तावेज़ खोलता है, यदि लिस्टिंग के दस्तावेज़ों के लिए दूसरा प्लान चाहिए।",
            "guard": "documentsNeedPlan",
            "target": "offeringSubscription",
            "actions": {
              "type": "choosePlan",
              "params": "({context})=>context.listing?.documents_lock"
            }
          }
        ],
        "summary.requested": {
          "description": "The member chooses to download one page about the listing.\nसदस्य लिस्टिंग के बारे में एक पेज डाउनलोड करना चुनता है।",
          "target": "preparingSummary"
        },
        "favourite.toggled": [
          {
            "description": "The member taps the heart of the open listing, if the listing is previewed as somebody else.\nसदस्य खुली लिस्टिंग के दिल पर टैप करता है, यदि लिस्टिंग किसी और की तरह देखी जा रही है।",
            "guard": "isPreview"
          },
          {
            "description": "The member taps the heart of the open listing, in any other case.\nसदस्य खुली लिस्टिंग के दिल पर टैप करता है, अन्यथा।",
            "target": "runningAction",
            "actions": "chooseFavourite"
          }
        ],
        "question.started": [
          {
            "description": "The member chooses to ask, to answer or to remove a question, if the listing is previewed as somebody else.\nसदस्य प्रश्न पूछना, उसका उत्तर देना या उसे हटाना चुनता है, यदि लिस्टिंग किसी और की तरह देखी जा रही है।",
            "guard": "isPreview"
          },
          {
            "description": "The member chooses to ask, to answer or to remove a question, if the member may ask a question about this listing.\nसदस्य प्रश्न पूछना, उसका उत्तर देना या उसे हटाना चुनता है, यदि सदस्य इस लिस्टिंग के बारे में प्रश्न पूछ सकता है।",
            "guard": {
              "type": "mayAsk",
              "params": "({event})=>event"
            },
            "target": "asking",
            "actions": {
              "type": "chooseQuestion",
              "params": "({event})=>event"
            }
          },
          {
            "description": "The member chooses to ask, to answer or to remove a question, if a question about this listing needs a plan.\nसदस्य प्रश्न पूछना, उसका उत्तर देना या उसे हटाना चुनता है, यदि इस लिस्टिंग के बारे में प्रश्न पूछने के लिए प्लान चाहिए।",
            "guard": {
              "type": "askingNeedsPlan",
              "params": "({event})=>event"
            },
            "target": "offeringSubscription",
            "actions": {
              "type": "choosePlan",
              "params": "SUBSCRIPTION_REQUIRED"
            }
          },
          {
            "description": "The member chooses to ask, to answer or to remove a question, if the listing is the member’s own and has this question.\nसदस्य प्रश्न पूछना, उसका उत्तर देना या उसे हटाना चुनता है, यदि लिस्टिंग सदस्य की अपनी है और उसमें यह प्रश्न है।",
            "guard": {
              "type": "mayAnswer",
              "params": "({event})=>event"
            },
            "target": "asking",
            "actions": {
              "type": "chooseQuestion",
              "params": "({event})=>event"
            }
          }
        ],
        "questionReport.started": [
          {
            "description": "The owner chooses to report a question, if the listing is previewed as somebody else.\nमालिक किसी प्रश्न की शिकायत करना चुनता है, यदि लिस्टिंग किसी और की तरह देखी जा रही है।",
            "guard": "isPreview"
          },
          {
            "description": "The owner chooses to report a question, if the listing is the member’s own and has this question.\nमालिक किसी प्रश्न की शिकायत करना चुनता है, यदि लिस्टिंग सदस्य की अपनी है और उसमें यह प्रश्न है।",
            "guard": {
              "type": "mayAnswer",
              "params": "({event})=>event"
            },
            "target": "reportingQuestion",
            "actions": {
              "type": "chooseQuestion",
              "params": "({event:{id}})=>({task:\"remove\",id})"
            }
          }
        ],
        "report.started": [
          {
            "description": "The member chooses to report the listing, if the listing is previewed as somebody else.\nसदस्य लिस्टिंग की शिकायत करना चुनता है, यदि लिस्टिंग किसी और की तरह देखी जा रही है।",
            "guard": "isPreview"
          },
          {
            "description": "The member chooses to report the listing, if the listing is not the member’s own and no report of it by the member is open.\nसदस्य लिस्टिंग की शिकायत करना चुनता है, यदि लिस्टिंग सदस्य की अपनी नहीं है और उस पर सदस्य की कोई शिकायत खुली नहीं है।",
            "guard": "mayReport",
            "target": "reporting"
          }
        ]
      }
    },
    "runningAction": {
      "description": "The favourite mark is being changed or the documents are being unlocked. In progress: the request to mark the listing or to unlock its documents.\nपसंदीदा का निशान बदला जा रहा है या दस्तावेज़ खोले जा रहे हैं। जारी: लिस्टिंग चिह्नित करने या उसके दस्तावेज़ खोलने का अनुरोध।",
      "tags": "busy",
      "entry": "forgetLostResponse",
      "invoke": {
        "src": "runAction",
        "input": "({context:{id,action}})=>({id,action})",
        "onDone": [
          {
            "description": "The request to mark the listing or to unlock its documents returns a result, if the favourite mark is saved, or the documents are unlocked.\nलिस्टिंग चिह्नित करने या उसके दस्तावेज़ खोलने का अनुरोध: परिणाम आता है, यदि पसंदीदा का निशान सहेजा गया, या दस्तावेज़ खुल गए।",
            "guard": {
              "type": "wasDone",
              "params": "({event})=>event.output"
            },
            "target": "shown",
            "actions": [
              {
                "type": "rememberChange",
                "params": "({event})=>event.output"
              },
              "storeListing"
            ]
          },
          {
            "description": "The request to mark the listing or to unlock its documents returns any other result.\nलिस्टिंग चिह्नित करने या उसके दस्तावेज़ खोलने का अनुरोध: कोई अन्य परिणाम आता है।",
            "target": "shown",
            "actions": {
              "type": "rememberRefusal",
              "params": "({event})=>event.output"
            }
          }
        ],
        "onError": {
          "description": "The request to mark the listing or to unlock its documents gets no response.\nलिस्टिंग चिह्नित करने या उसके दस्तावेज़ खोलने का अनुरोध: कोई उत्तर नहीं आता।",
          "target": "shown",
          "actions": "rememberLostResponse"
        }
      }
    },
    "preparingSummary": {
      "description": "The page about the listing is being made as a PDF. In progress: the download of the page about the listing.\nलिस्टिंग के बारे में एक पेज PDF के रूप में बन रहा है। जारी: लिस्टिंग के बारे में पेज का डाउनलोड।",
      "tags": "busy",
      "entry": "forgetLostResponse",
      "invoke": {
        "src": "downloadSummary",
        "input": "({context:{id,reader}})=>({id,reader})",
        "onDone": {
          "description": "The download of the page about the listing returns a result.\nलिस्टिंग के बारे में पेज का डाउनलोड: परिणाम आता है।",
          "target": "shown",
          "actions": {
            "type": "rememberRefusal",
            "params": "({event})=>event.output"
          }
        },
        "onError": {
          "description": "The download of the page about the listing gets no response.\nलिस्टिंग के बारे में पेज का डाउनलोड: कोई उत्तर नहीं आता।",
          "target": "shown",
          "actions": "rememberLostResponse"
        }
      }
    },
    "offeringSubscription": {
      "description": "A dialog explains which plan this listing needs.\nसंवाद बताता है कि इस लिस्टिंग के लिए कौन-सा प्लान चाहिए।",
      "on": {
        "subscription.chosen": {
          "description": "The member goes from the listing to the plans.\nसदस्य लिस्टिंग से प्लान पर जाता है।",
          "target": "shown",
          "actions": "goToPlans"
        },
        "subscription.cancelled": {
          "description": "The member returns from the plan dialog to the listing.\nसदस्य प्लान के संवाद से लिस्टिंग पर लौटता है।",
          "target": "shown"
        }
      }
    },
    "writing": {
      "description": "The member writes a proposal to this listing. In progress: the proposal form of the listing.\nसदस्य इस लिस्टिंग के लिए प्रस्ताव लिखता है। जारी: लिस्टिंग के प्रस्ताव का फ़ॉर्म।",
      "invoke": {
        "id": "draft",
        "src": "draft",
        "input": "({context:{id,requestId,unsent}})=>({...{receiverProfileId:id,requestId},message:unsent.proposal??\"\"})",
        "onDone": [
          {
            "description": "The proposal form of the listing returns a result, if the proposal to the listing was sent or saved.\nलिस्टिंग के प्रस्ताव का फ़ॉर्म: परिणाम आता है, यदि लिस्टिंग का प्रस्ताव भेजा या सहेजा गया।",
            "guard": {
              "type": "draftWasSent",
              "params": "({event})=>event.output"
            },
            "target": "loading",
            "actions": [
              {
                "type": "rememberProposal",
                "params": "({event})=>event.output"
              },
              "storeUnsent",
              "showSentProposals"
            ]
          },
          {
            "description": "The proposal form of the listing returns a result, if the proposal to the listing was refused because it needs another plan.\nलिस्टिंग के प्रस्ताव का फ़ॉर्म: परिणाम आता है, यदि दूसरा प्लान ज़रूरी होने से लिस्टिंग का प्रस्ताव अस्वीकार हुआ।",
            "guard": {
              "type": "draftNeedsPlan",
              "params": "({event})=>event.output"
            },
            "target": "offeringSubscription",
            "actions": [
              {
                "type": "rememberProposal",
                "params": "({event})=>event.output"
              },
              "storeUnsent",
              {
                "type": "choosePlan",
                "params": "({event})=>event.output.code"
              }
            ]
          },
          {
            "description": "The proposal form of the listing returns any other result.\nलिस्टिंग के प्रस्ताव का फ़ॉर्म: कोई अन्य परिणाम आता है।",
            "target": "shown",
            "actions": [
              {
                "type": "rememberProposal",
                "params": "({event})=>event.output"
              },
              "storeUnsent"
            ]
          }
        ]
      }
    },
    "reporting": {
      "description": "The member reports this listing to the moderators. In progress: the report dialog of the listing.\nसदस्य मॉडरेटरों से इस लिस्टिंग की शिकायत करता है। जारी: लिस्टिंग की शिकायत का संवाद।",
      "invoke": {
        "id": "report",
        "src": "report",
        "input": "({context})=>({id:context.id})",
        "onDone": [
          {
            "description": "The report dialog of the listing returns a result, if the report of this listing was sent.\nलिस्टिंग की शिकायत का संवाद: परिणाम आता है, यदि इस लिस्टिंग की शिकायत भेज दी गई।",
            "guard": {
              "type": "wasReported",
              "params": "({event})=>event.output"
            },
            "target": "shown",
            "actions": "noteReport"
          },
          {
            "description": "The report dialog of the listing returns any other result.\nलिस्टिंग की शिकायत का संवाद: कोई अन्य परिणाम आता है।",
            "target": "shown"
          }
        ]
      }
    },
    "asking": {
      "description": "A reader asks the owner something, or the owner answers or removes a question. In progress: the question dialog of the listing.\nपाठक मालिक से कुछ पूछता है, या मालिक किसी प्रश्न का उत्तर देता या उसे हटाता है। जारी: लिस्टिंग के प्रश्न का संवाद।",
      "invoke": {
        "id": "question",
        "src": "question",
        "input": "({context:{id,task,question,questionRequestId,unsent}})=>({...{task,listingId:id,requestId:questionRequestId,questionId:question?.id??\"\"},about:question?.text??\"\",isEdit:task===\"answer\"&&Boolean(question?.answer),text:task===\"remove\"?\"\":unsent[question?.id??\"ask\"]??question?.answer??\"\"})",
        "onDone": [
          {
            "description": "The question dialog of the listing returns a result, if the question was asked, answered or removed.\nलिस्टिंग के प्रश्न का संवाद: परिणाम आता है, यदि प्रश्न पूछा गया, उसका उत्तर दिया गया या उसे हटाया गया।",
            "guard": {
              "type": "questionChanged",
              "params": "({event})=>event.output"
            },
            "target": "shown",
            "actions": [
              {
                "type": "showQuestions",
                "params": "({event})=>event.output"
              },
              "storeListing",
              {
                "type": "rememberQuestion",
                "params": "({event})=>event.output"
              },
              "storeUnsent"
            ]
          },
          {
            "description": "The question dialog of the listing returns any other result.\nलिस्टिंग के प्रश्न का संवाद: कोई अन्य परिणाम आता है।",
            "target": "shown",
            "actions": [
              {
                "type": "rememberQuestion",
                "params": "({event})=>event.output"
              },
              "storeUnsent"
            ]
          }
        ]
      }
    },
    "reportingQuestion": {
      "description": "The owner reports a question to the moderators. In progress: the report dialog of a question.\nमालिक मॉडरेटरों से किसी प्रश्न की शिकायत करता है। जारी: प्रश्न की शिकायत का संवाद।",
      "invoke": {
        "id": "questionReport",
        "src": "questionReport",
        "input": "({context:{question}})=>({id:question?.id??\"\"})",
        "onDone": [
          {
            "description": "The report dialog of a question returns a result, if the report of this listing was sent.\nप्रश्न की शिकायत का संवाद: परिणाम आता है, यदि इस लिस्टिंग की शिकायत भेज दी गई।",
            "guard": {
              "type": "wasReported",
              "params": "({event})=>event.output"
            },
            "target": "loading"
          },
          {
            "description": "The report dialog of a question returns any other result.\nप्रश्न की शिकायत का संवाद: कोई अन्य परिणाम आता है।",
            "target": "shown"
          }
        ]
      }
    },
    "refused": {
      "description": "The listing does not exist or the member may not see it.\nलिस्टिंग मौजूद नहीं है या सदस्य उसे देख नहीं सकता।"
    },
    "unanswered": {
      "description": "The listing could not be reached; the member can load it again.\nलिस्टिंग तक पहुँचा नहीं जा सका; सदस्य उसे फिर लोड कर सकता है।",
      "on": {
        "retry.requested": {
          "description": "The member tries to load the listing again.\nसदस्य लिस्टिंग फिर लोड करने की कोशिश करता है।",
          "target": "loading"
        }
      }
    }
  }
})
