import { describe } from './describe.ts'
import { listingMachine } from './listingMachine.ts'

export const listingWords = describe(listingMachine, {
  states: {
    loading: ['the listing is loading', 'लिस्टिंग लोड हो रही है'],
    shown: [
      'the listing is shown with everything the member may see and do',
      'लिस्टिंग उस सबके साथ दिख रही है जो सदस्य देख और कर सकता है',
    ],
    runningAction: [
      'the favourite mark is being changed or the documents are being unlocked',
      'पसंदीदा का निशान बदला जा रहा है या दस्तावेज़ खोले जा रहे हैं',
    ],
    preparingSummary: ['the page about the listing is being made as a PDF', 'लिस्टिंग के बारे में एक पेज PDF के रूप में बन रहा है'],
    offeringSubscription: [
      'a dialog explains which plan this listing needs',
      'संवाद बताता है कि इस लिस्टिंग के लिए कौन-सा प्लान चाहिए',
    ],
    writing: ['the member writes a proposal to this listing', 'सदस्य इस लिस्टिंग के लिए प्रस्ताव लिखता है'],
    reporting: ['the member reports this listing to the moderators', 'सदस्य मॉडरेटरों से इस लिस्टिंग की शिकायत करता है'],
    asking: [
      'a reader asks the owner something, or the owner answers or removes a question',
      'पाठक मालिक से कुछ पूछता है, या मालिक किसी प्रश्न का उत्तर देता या उसे हटाता है',
    ],
    reportingQuestion: ['the owner reports a question to the moderators', 'मालिक मॉडरेटरों से किसी प्रश्न की शिकायत करता है'],
    refused: ['the listing does not exist or the member may not see it', 'लिस्टिंग मौजूद नहीं है या सदस्य उसे देख नहीं सकता'],
    unanswered: [
      'the listing could not be reached; the member can load it again',
      'लिस्टिंग तक पहुँचा नहीं जा सका; सदस्य उसे फिर लोड कर सकता है',
    ],
  },
  events: {
    'proposal.started': ['the member chooses to send a proposal to the listing', 'सदस्य लिस्टिंग को प्रस्ताव भेजना चुनता है'],
    'report.started': ['the member chooses to report the listing', 'सदस्य लिस्टिंग की शिकायत करना चुनता है'],
    'question.started': [
      'the member chooses to ask, to answer or to remove a question',
      'सदस्य प्रश्न पूछना, उसका उत्तर देना या उसे हटाना चुनता है',
    ],
    'questionReport.started': ['the owner chooses to report a question', 'मालिक किसी प्रश्न की शिकायत करना चुनता है'],
    'favourite.toggled': ['the member taps the heart of the open listing', 'सदस्य खुली लिस्टिंग के दिल पर टैप करता है'],
    'documents.requested': ['the member opens the documents of the listing', 'सदस्य लिस्टिंग के दस्तावेज़ खोलता है'],
    'summary.requested': [
      'the member chooses to download one page about the listing',
      'सदस्य लिस्टिंग के बारे में एक पेज डाउनलोड करना चुनता है',
    ],
    'reader.chosen': [
      'the owner looks at the listing as somebody else, or as themselves again',
      'मालिक लिस्टिंग को किसी और की तरह, या फिर अपनी तरह देखता है',
    ],
    'subscription.chosen': ['the member goes from the listing to the plans', 'सदस्य लिस्टिंग से प्लान पर जाता है'],
    'subscription.cancelled': [
      'the member returns from the plan dialog to the listing',
      'सदस्य प्लान के संवाद से लिस्टिंग पर लौटता है',
    ],
    'retry.requested': ['the member tries to load the listing again', 'सदस्य लिस्टिंग फिर लोड करने की कोशिश करता है'],
  },
  guards: {
    wasFound: ['the listing exists and the member may see it', 'लिस्टिंग मौजूद है और सदस्य उसे देख सकता है'],
    isPreview: ['the listing is previewed as somebody else', 'लिस्टिंग किसी और की तरह देखी जा रही है'],
    isAnotherReader: [
      'the listing is the owner’s, and is shown as to another reader',
      'लिस्टिंग अपनी है, और किसी दूसरे पाठक की तरह दिख रही है',
    ],
    wasDone: [
      'the favourite mark is saved, or the documents are unlocked',
      'पसंदीदा का निशान सहेजा गया, या दस्तावेज़ खुल गए',
    ],
    proposalNeedsPlan: [
      'a proposal to this listing needs another plan',
      'इस लिस्टिंग को प्रस्ताव भेजने के लिए दूसरा प्लान चाहिए',
    ],
    mayPropose: ['the member may send a proposal to this listing', 'सदस्य इस लिस्टिंग को प्रस्ताव भेज सकता है'],
    documentsNeedPlan: ['the documents of the listing need another plan', 'लिस्टिंग के दस्तावेज़ों के लिए दूसरा प्लान चाहिए'],
    documentsWait: ['the documents can be unlocked with the current plan', 'दस्तावेज़ मौजूदा प्लान से खोले जा सकते हैं'],
    mayReport: [
      'the listing is not the member’s own and no report of it by the member is open',
      'लिस्टिंग सदस्य की अपनी नहीं है और उस पर सदस्य की कोई शिकायत खुली नहीं है',
    ],
    mayAsk: ['the member may ask a question about this listing', 'सदस्य इस लिस्टिंग के बारे में प्रश्न पूछ सकता है'],
    askingNeedsPlan: ['a question about this listing needs a plan', 'इस लिस्टिंग के बारे में प्रश्न पूछने के लिए प्लान चाहिए'],
    mayAnswer: ['the listing is the member’s own and has this question', 'लिस्टिंग सदस्य की अपनी है और उसमें यह प्रश्न है'],
    questionChanged: [
      'the question was asked, answered or removed',
      'प्रश्न पूछा गया, उसका उत्तर दिया गया या उसे हटाया गया',
    ],
    draftWasSent: ['the proposal to the listing was sent or saved', 'लिस्टिंग का प्रस्ताव भेजा या सहेजा गया'],
    draftNeedsPlan: [
      'the proposal to the listing was refused because it needs another plan',
      'दूसरा प्लान ज़रूरी होने से लिस्टिंग का प्रस्ताव अस्वीकार हुआ',
    ],
    wasReported: ['the report of this listing was sent', 'इस लिस्टिंग की शिकायत भेज दी गई'],
  },
  actors: {
    loadListing: ['the request for the listing', 'लिस्टिंग का अनुरोध'],
    runAction: [
      'the request to mark the listing or to unlock its documents',
      'लिस्टिंग चिह्नित करने या उसके दस्तावेज़ खोलने का अनुरोध',
    ],
    downloadSummary: ['the download of the page about the listing', 'लिस्टिंग के बारे में पेज का डाउनलोड'],
    draft: ['the proposal form of the listing', 'लिस्टिंग के प्रस्ताव का फ़ॉर्म'],
    report: ['the report dialog of the listing', 'लिस्टिंग की शिकायत का संवाद'],
    question: ['the question dialog of the listing', 'लिस्टिंग के प्रश्न का संवाद'],
    questionReport: ['the report dialog of a question', 'प्रश्न की शिकायत का संवाद'],
  },
})
