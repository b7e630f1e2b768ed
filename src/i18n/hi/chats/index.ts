import type { NamespaceChatsTranslation } from '../../i18n-types.ts'

const chats = {
  title: 'चैट',
  empty: 'अभी कोई बातचीत नहीं है',
  emptyText: 'प्रस्ताव स्वीकार होने पर चैट खुलती है।',
  pick: 'कोई बातचीत चुनें।',
  unavailable: 'आपकी चैट लोड नहीं हो सकीं।',
  list: 'बातचीत',
  log: '{name} के साथ बातचीत',
  message: 'संदेश',
  send: 'भेजें',
  earlier: 'पुराने संदेश',
  sending: 'भेजा जा रहा है…',
  waiting: 'कनेक्शन की प्रतीक्षा है; संदेश एक ही बार भेजा जाएगा।',
  sent: 'भेजा गया',
  read: 'पढ़ा गया',
  unread: '{count} अपठित',
  you: 'आप',
  back: 'सभी चैट',
  time: { justNow: 'अभी', today: 'आज', yesterday: 'कल' },
} satisfies NamespaceChatsTranslation

export default chats
