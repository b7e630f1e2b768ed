import type { NamespaceMemberHomeTranslation } from '../../i18n-types.ts'

const memberHome = {
  menu: 'मेन्यू',
  mainNavigation: 'मुख्य',
  account: {
    menu: '{name} का खाता',
    capitalBridge: 'मेरी प्रोफ़ाइल (कैपिटल ब्रिज)',
    businessExchange: 'मेरी प्रोफ़ाइल (बिज़नेस एक्सचेंज)',
    globalConnect: 'मेरी प्रोफ़ाइल (ग्लोबल कनेक्ट)',
    own: 'मेरी प्रोफ़ाइल',
    active: 'उपयोग में',
    another: 'प्रोफ़ाइल जोड़ें या जारी रखें',
    subscription: 'मेरी सदस्यता',
    account: 'खाता और सुरक्षा',
    changePassword: 'पासवर्ड बदलें',
    logout: 'लॉगआउट',
  },
  logout: { title: 'लॉगआउट करें?', text: 'क्या आप वाकई लॉगआउट करना चाहते हैं?' },
  welcome: 'स्वागत है, {name}',
  lead: 'जो चाहिए, बस एक क़दम दूर।',
  places: {
    bridge: { title: 'कैपिटल ब्रिज', text: 'निवेश जुटा रही कंपनियाँ' },
    exchange: { title: 'बिज़नेस एक्सचेंज', text: 'बिक्री के लिए उपलब्ध व्यवसाय' },
    investors: { title: 'निवेशक', text: 'आप जैसी कंपनियों में निवेश करने और उन्हें ख़रीदने वाले' },
    connect: { title: 'ग्लोबल कनेक्ट', text: 'दूसरे देशों के साझेदार' },
  },
  glance: { turn: 'आपकी बारी', unread: 'अपठित संदेश', talking: 'बातचीत में' },
  weeks: {
    title: 'हर सप्ताह के प्रस्ताव',
    sent: 'भेजे गए',
    received: 'प्राप्त',
    summary: 'बारह सप्ताह में: {sent} भेजे गए, {received} प्राप्त हुए।',
    today: 'आज',
    table: 'तालिका में देखें',
    week: 'सप्ताह का आरंभ',
  },
  stages: {
    title: 'कौन सा प्रस्ताव कहाँ है',
    none: 'अभी कोई प्रस्ताव नहीं है। प्रस्ताव भेजें, या पाने के लिए अपनी प्रोफ़ाइल पूरी करें।',
    waiting: 'प्रतीक्षा में',
    talking: 'बातचीत में',
    won: 'सौदा पूरा हुआ',
    over: 'समाप्त',
  },
  best: { title: 'सबसे अच्छे मेल', all: 'सभी देखें', score: '{score}% मेल' },
  unavailable: 'आपके आँकड़े लोड नहीं हो सके।',
  profile: { title: 'मेरी प्रोफ़ाइल', text: 'दूसरे आपके बारे में क्या पढ़ते हैं' },
  plan: { title: 'मेरी सदस्यता', active: 'सक्रिय', expired: 'समाप्त', none: 'अभी कोई प्लान नहीं' },
} satisfies NamespaceMemberHomeTranslation

export default memberHome
