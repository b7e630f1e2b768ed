import type { NamespaceMemberHomeTranslation } from '../../i18n-types.ts'

const memberHome = {
  welcome: 'स्वागत है, {name}',
  lead: 'जो चाहिए, बस एक क़दम दूर।',
  places: {
    bridge: { title: 'कैपिटल ब्रिज', text: 'निवेश जुटा रही कंपनियाँ' },
    exchange: { title: 'बिज़नेस एक्सचेंज', text: 'बिक्री के लिए उपलब्ध व्यवसाय' },
    investors: { title: 'निवेशक', text: 'आप जैसी कंपनियों में निवेश करने और उन्हें ख़रीदने वाले' },
    connect: { title: 'ग्लोबल कनेक्ट', text: 'दूसरे देशों के साझेदार' },
  },
  deals: { title: 'प्रस्ताव', text: 'भेजे और मिले प्रस्ताव, और आगे क्या करना है' },
  talks: { title: 'चैट', text: 'प्रस्ताव स्वीकार करने वालों से बात करें' },
  profile: { title: 'मेरी प्रोफ़ाइल', text: 'दूसरे आपके बारे में क्या पढ़ते हैं' },
  plan: { title: 'मेरी सदस्यता', active: 'सक्रिय', expired: 'समाप्त', none: 'अभी कोई प्लान नहीं' },
} satisfies NamespaceMemberHomeTranslation

export default memberHome
