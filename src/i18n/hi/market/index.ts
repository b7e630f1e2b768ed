import type { NamespaceMarketTranslation } from '../../i18n-types.ts'

const market = {
  title: { INVESTOR: 'निवेशक', INVESTMENT: 'कैपिटल ब्रिज', WANT_TO_SELL: 'बिज़नेस एक्सचेंज', WANT_TO_GROW: 'ग्लोबल कनेक्ट' },
  lead: {
    INVESTOR: 'आप जैसी कंपनियों में निवेश करने वाले लोग और फ़ंड।',
    INVESTMENT: 'निवेश जुटा रही कंपनियाँ।',
    WANT_TO_SELL: 'बिक्री के लिए उपलब्ध व्यवसाय।',
    WANT_TO_GROW: 'दुनिया भर में नेटवर्क बढ़ाने वाले सदस्य।',
  },
  search: 'खोजें',
  searchLabel: 'नाम, क्षेत्र या शहर से खोजें',
  more: 'और दिखाएँ',
  empty: 'कुछ नहीं मिला',
  emptyText: 'दूसरे शब्द आज़माएँ।',
  unanswered: 'सूची लोड नहीं हो सकी।',
  verified: 'सत्यापित',
  propose: 'प्रस्ताव भेजें',
  seeProposal: 'अपना प्रस्ताव देखें',
  message: 'आपका संदेश',
  counter: '{count} / 2000 वर्ण',
  send: 'प्रस्ताव भेजें',
  sending: 'भेजा जा रहा है…',
  cancel: 'रद्द करें',
  lost: 'आपके प्रस्ताव का उत्तर नहीं मिला। कुछ भी नहीं खोया है: कृपया फिर भेजें।',
  contact: 'संपर्क',
  detailUnanswered: 'यह लिस्टिंग लोड नहीं हो सकी।',
  subscribeTitle: 'सदस्यता',
  subscribe: 'इसे देखने के लिए आपके पास सदस्यता नहीं है। क्या आप सदस्यता लेना चाहते हैं?',
  refusal: {
    QUOTA_EXCEEDED: 'आपके प्लान के प्रस्ताव अभी पूरे हो चुके हैं।',
    PROFILE_NOT_APPROVED: 'पहले आपकी प्रोफ़ाइल स्वीकृत होनी चाहिए।',
    DUPLICATE_PROPOSAL: 'आप दोनों के बीच एक प्रस्ताव खुला है।',
    FORBIDDEN: 'आप यहाँ प्रस्ताव नहीं भेज सकते।',
  },
} satisfies NamespaceMarketTranslation

export default market
