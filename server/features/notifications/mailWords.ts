import type { NotificationKind, NotificationWords } from '../../../src/domain/notifications/kinds.ts'
import type { StoredWords } from '../../kernel/db/schema/notifications.ts'
import type { Language } from '../../kernel/ports/deps.ts'
import { excerptIn, isDeadline } from './excerpt.ts'

type Line = (words: Pick<NotificationWords, 'name'>) => string

const lines: Record<NotificationKind, Record<Language, Line>> = {
  message: { en: ({ name }) => `${name} has sent you a message.`, hi: ({ name }) => `${name} ने आपको संदेश भेजा है।` },
  proposal_received: {
    en: ({ name }) => `${name} has sent you a proposal.`,
    hi: ({ name }) => `${name} ने आपको एक प्रस्ताव भेजा है।`,
  },
  listing_question: {
    en: () => 'You have a new question about your listing.',
    hi: () => 'आपकी लिस्टिंग के बारे में एक नया प्रश्न आया है।',
  },
  listing_answer: {
    en: () => 'Your question about a listing has been answered.',
    hi: () => 'एक लिस्टिंग के बारे में आपके प्रश्न का उत्तर मिल गया है।',
  },
  proposal_viewed: {
    en: ({ name }) => `${name} has viewed your proposal.`,
    hi: ({ name }) => `${name} ने आपका प्रस्ताव देख लिया है।`,
  },
  proposal_accepted: {
    en: ({ name }) => `${name} has accepted your proposal. You can now chat.`,
    hi: ({ name }) => `${name} ने आपका प्रस्ताव स्वीकार कर लिया है। अब आप चैट कर सकते हैं।`,
  },
  proposal_declined: {
    en: ({ name }) => `${name} has declined your proposal.`,
    hi: ({ name }) => `${name} ने आपका प्रस्ताव अस्वीकार कर दिया है।`,
  },
  info_requested: {
    en: ({ name }) => `${name} would like to know more about your proposal.`,
    hi: ({ name }) => `${name} को आपके प्रस्ताव के बारे में और जानकारी चाहिए।`,
  },
  offer_made: {
    en: ({ name }) => `${name} has made you an offer.`,
    hi: ({ name }) => `${name} ने आपको एक ऑफ़र दिया है।`,
  },
  nda_requested: {
    en: ({ name }) => `${name} has asked you to sign an NDA.`,
    hi: ({ name }) => `${name} ने आपसे गोपनीयता समझौते पर हस्ताक्षर का अनुरोध किया है।`,
  },
  close_asked: {
    en: ({ name }) => `${name} says the deal is closed. Please confirm.`,
    hi: ({ name }) => `${name} के अनुसार सौदा पूरा हो गया है। कृपया पुष्टि करें।`,
  },
  question_answered: {
    en: ({ name }) => `${name} has answered your question.`,
    hi: ({ name }) => `${name} ने आपके प्रश्न का उत्तर दिया है।`,
  },
  offer_accepted: {
    en: ({ name }) => `${name} has accepted your offer.`,
    hi: ({ name }) => `${name} ने आपका ऑफ़र स्वीकार कर लिया है।`,
  },
  offer_rejected: {
    en: ({ name }) => `${name} has rejected your offer; your talks continue.`,
    hi: ({ name }) => `${name} ने आपका ऑफ़र अस्वीकार कर दिया है; आपकी बातचीत जारी है।`,
  },
  counter_made: {
    en: ({ name }) => `${name} has made you a counter-offer.`,
    hi: ({ name }) => `${name} ने आपको एक जवाबी ऑफ़र दिया है।`,
  },
  counter_accepted: {
    en: ({ name }) => `${name} has accepted your counter-offer.`,
    hi: ({ name }) => `${name} ने आपका जवाबी ऑफ़र स्वीकार कर लिया है।`,
  },
  counter_rejected: {
    en: ({ name }) => `${name} has rejected your counter-offer; your talks continue.`,
    hi: ({ name }) => `${name} ने आपका जवाबी ऑफ़र अस्वीकार कर दिया है; आपकी बातचीत जारी है।`,
  },
  nda_signed: {
    en: ({ name }) => `${name} has signed your NDA.`,
    hi: ({ name }) => `${name} ने आपके गोपनीयता समझौते पर हस्ताक्षर कर दिए हैं।`,
  },
  nda_refused: {
    en: ({ name }) => `${name} has refused to sign your NDA; your talks continue.`,
    hi: ({ name }) => `${name} ने आपके गोपनीयता समझौते पर हस्ताक्षर से इनकार किया है; आपकी बातचीत जारी है।`,
  },
  close_disputed: {
    en: ({ name }) => `${name} says the deal isn’t closed yet.`,
    hi: ({ name }) => `${name} के अनुसार सौदा अभी पूरा नहीं हुआ है।`,
  },
  deal_closed: {
    en: ({ name }) => `${name} has confirmed that your deal is closed.`,
    hi: ({ name }) => `${name} ने पुष्टि कर दी है: आपका सौदा पूरा हुआ।`,
  },
  talks_ended: {
    en: ({ name }) => `${name} has ended your talks.`,
    hi: ({ name }) => `${name} ने आपसे बातचीत समाप्त कर दी है।`,
  },
  proposal_withdrawn: {
    en: ({ name }) => `${name} has withdrawn the proposal.`,
    hi: ({ name }) => `${name} ने प्रस्ताव वापस ले लिया है।`,
  },
  proposal_expired: {
    en: ({ name }) => `Your proposal with ${name} has expired.`,
    hi: ({ name }) => `${name} और आपके बीच के प्रस्ताव की अवधि समाप्त हो गई है।`,
  },
  deadline_passed: {
    en: ({ name }) => `The deadline to respond has passed; your talks with ${name} continue.`,
    hi: ({ name }) => `उत्तर देने का समय समाप्त हो गया है; ${name} से आपकी बातचीत जारी है।`,
  },
  proposal_paused: {
    en: ({ name }) => `Your proposal with ${name} is on hold during exclusive talks.`,
    hi: ({ name }) => `एक्सक्लूसिव बातचीत के दौरान ${name} और आपके बीच का प्रस्ताव रोका गया है।`,
  },
  proposal_resumed: {
    en: ({ name }) => `Your proposal with ${name} has resumed.`,
    hi: ({ name }) => `${name} और आपके बीच का प्रस्ताव फिर शुरू हो गया है।`,
  },
  proposal_removed: {
    en: ({ name }) => `A moderator has removed your proposal with ${name}.`,
    hi: ({ name }) => `एक मॉडरेटर ने ${name} और आपके बीच का प्रस्ताव हटा दिया है।`,
  },
  member_left: {
    en: () => 'A member has deleted their account, so your proposal with them has ended.',
    hi: () => 'एक सदस्य ने अपना खाता हटा दिया है, इसलिए उनके साथ आपका प्रस्ताव समाप्त हो गया है।',
  },
  proposal_waiting: {
    en: ({ name }) => `The proposal from ${name} is waiting for your answer.`,
    hi: ({ name }) => `${name} के प्रस्ताव को आपके उत्तर का इंतज़ार है।`,
  },
  proposal_expiring: {
    en: ({ name }) => `The proposal from ${name} expires soon.`,
    hi: ({ name }) => `${name} के प्रस्ताव की अवधि जल्द समाप्त होने वाली है।`,
  },
  profile_approved: { en: () => 'Your profile is live.', hi: () => 'आपकी प्रोफ़ाइल अब लाइव है।' },
  changes_requested: {
    en: () => 'Your profile needs some changes before it can go live.',
    hi: () => 'लाइव होने से पहले आपकी प्रोफ़ाइल में कुछ बदलाव आवश्यक हैं।',
  },
  profile_rejected: {
    en: () => 'Your profile or your latest changes weren’t accepted.',
    hi: () => 'आपकी प्रोफ़ाइल या हाल के बदलाव स्वीकार नहीं किए गए।',
  },
  profile_suspended: { en: () => 'Your profile is suspended.', hi: () => 'आपकी प्रोफ़ाइल निलंबित है।' },
  payment_confirmed: { en: () => 'Your payment is confirmed.', hi: () => 'आपके भुगतान की पुष्टि हो गई है।' },
  payment_pending: {
    en: () => 'Your payment has been pending for more than an hour.',
    hi: () => 'आपका भुगतान एक घंटे से अधिक समय से लंबित है।',
  },
  payment_failed: { en: () => 'Your bank declined a payment.', hi: () => 'आपके बैंक ने भुगतान अस्वीकार कर दिया।' },
  payment_refunded: { en: () => 'Your payment has been refunded.', hi: () => 'आपके भुगतान की राशि वापस कर दी गई है।' },
  payment_disputed: {
    en: () => 'A payment is disputed, so the plan or add-on you bought with it is suspended.',
    hi: () => 'एक भुगतान पर विवाद है, इसलिए उससे लिया गया प्लान या ऐड-ऑन निलंबित है।',
  },
  trial_ending: { en: () => 'Your free trial ends soon.', hi: () => 'आपका मुफ़्त ट्रायल जल्द समाप्त होगा।' },
  plan_ending: { en: () => 'Your plan ends soon.', hi: () => 'आपका प्लान जल्द समाप्त होगा।' },
  proposal_silent: {
    en: ({ name }) => `It’s been two weeks since you last spoke with ${name}. Send a message, or end the talks.`,
    hi: ({ name }) => `${name} से आपकी पिछली बात हुए दो सप्ताह हो गए हैं। संदेश भेजें या बातचीत समाप्त करें।`,
  },
  deck_viewed: {
    en: ({ name }) => `Pitch deck views last week: ${name}.`,
    hi: ({ name }) => `पिछले सप्ताह आपकी पिच डेक ${name} बार देखी गई।`,
  },
  search_match: {
    en: ({ name }) => `New listings match your saved search “${name}”.`,
    hi: ({ name }) => `आपकी सहेजी गई खोज “${name}” के नए परिणाम हैं।`,
  },
  report_outcome: { en: () => 'Your report has been reviewed.', hi: () => 'आपकी शिकायत की समीक्षा हो गई है।' },
}

/** The one thing to do about a notification, as the words of its link. */
const steps = {
  read: { en: 'Read and reply', hi: 'पढ़ें और उत्तर दें' },
  proposal: { en: 'See the proposal', hi: 'प्रस्ताव देखें' },
  answer: { en: 'Read the proposal and answer', hi: 'प्रस्ताव पढ़ें और उत्तर दें' },
  offer: { en: 'See the offer and answer', hi: 'ऑफ़र देखें और उत्तर दें' },
  sign: { en: 'Read the NDA', hi: 'गोपनीयता समझौता पढ़ें' },
  close: { en: 'Confirm the closing', hi: 'सौदा पूरा होने की पुष्टि करें' },
  answers: { en: 'Read the answer', hi: 'उत्तर पढ़ें' },
  question: { en: 'Answer the question', hi: 'प्रश्न का उत्तर दें' },
  profile: { en: 'See your profile', hi: 'अपनी प्रोफ़ाइल देखें' },
  changes: { en: 'Make the changes', hi: 'बदलाव करें' },
  payment: { en: 'See your payments', hi: 'अपने भुगतान देखें' },
  plan: { en: 'See your subscription', hi: 'अपनी सदस्यता देखें' },
  listings: { en: 'See the listings', hi: 'लिस्टिंग देखें' },
  report: { en: 'See the outcome', hi: 'नतीजा देखें' },
} as const satisfies Record<string, Record<Language, string>>

const stepOf: Record<NotificationKind, keyof typeof steps> = {
  message: 'read',
  proposal_received: 'answer',
  listing_question: 'question',
  listing_answer: 'answers',
  proposal_viewed: 'proposal',
  proposal_accepted: 'proposal',
  proposal_declined: 'proposal',
  info_requested: 'question',
  offer_made: 'offer',
  nda_requested: 'sign',
  close_asked: 'close',
  question_answered: 'answers',
  offer_accepted: 'proposal',
  offer_rejected: 'proposal',
  counter_made: 'offer',
  counter_accepted: 'proposal',
  counter_rejected: 'proposal',
  nda_signed: 'proposal',
  nda_refused: 'proposal',
  close_disputed: 'proposal',
  deal_closed: 'proposal',
  talks_ended: 'proposal',
  proposal_withdrawn: 'proposal',
  proposal_expired: 'proposal',
  deadline_passed: 'proposal',
  proposal_paused: 'proposal',
  proposal_resumed: 'proposal',
  proposal_removed: 'proposal',
  member_left: 'proposal',
  proposal_waiting: 'answer',
  proposal_expiring: 'answer',
  profile_approved: 'profile',
  changes_requested: 'changes',
  profile_rejected: 'profile',
  profile_suspended: 'profile',
  payment_confirmed: 'payment',
  payment_pending: 'payment',
  payment_failed: 'payment',
  payment_refunded: 'payment',
  payment_disputed: 'payment',
  trial_ending: 'plan',
  plan_ending: 'plan',
  proposal_silent: 'proposal',
  deck_viewed: 'profile',
  search_match: 'listings',
  report_outcome: 'report',
}

export const mailStep = (language: Language, kind: NotificationKind): string => steps[stepOf[kind]][language]

/** A member whose name is not revealed yet. */
const someone: Record<Language, string> = { en: 'A member', hi: 'एक सदस्य' }

export function mailLine(language: Language, kind: NotificationKind, words: StoredWords): string {
  const line = lines[kind][language]({ name: words.name || someone[language] })
  const excerpt = excerptIn(language, words.excerpt)
  if (isDeadline(words.excerpt)) return `${line} ${excerpt}`
  return excerpt ? `${line.replace(/[.।]$/, '')}: ${excerpt}` : line
}

export const mailWords = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    several: (count: number) => `You have ${count} unread notifications`,
    onFounders: (step: string) => `${step} on Founders.`,
    openAll: 'Open Founders to see them.',
    stop: 'To choose which notifications you get, tap the bell and open Settings.',
  },
  hi: {
    hello: (name: string) => `नमस्ते ${name},`,
    several: (count: number) => `आपकी ${count} अपठित सूचनाएँ हैं`,
    onFounders: (step: string) => `Founders पर ${step}।`,
    openAll: 'इन्हें देखने के लिए Founders खोलें।',
    stop: 'यह चुनने के लिए कि आपको कौन सी सूचनाएँ मिलें, घंटी पर टैप करके सेटिंग्स खोलें।',
  },
} as const
