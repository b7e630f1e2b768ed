import type { Words } from 'flowlab/model/words.ts'

/** Why a state has no picture: for a product owner, who expects one. */

const ended: Words = ['the flow is over and its screen is gone', 'फ़्लो पूरा हो गया है और उसकी स्क्रीन हट चुकी है']
const momentary: Words = ['it is left before anybody can see it', 'इसे कोई देख पाए, उससे पहले ही यह बीत जाता है']
const noDialog: Words = ['nothing of the flow is on the page', 'पेज पर इस फ़्लो का कुछ नहीं होता']
const onAnotherPage: Words = ['the member is already on the next page', 'सदस्य तब तक अगले पेज पर पहुँच चुका होता है']
const ownBoards: Words = ['the pages of a member have boards of their own', 'सदस्य के पेजों के अपने बोर्ड हैं']
const asLoading: Words = ['it looks like the loading of the page', 'यह पेज के लोड होने जैसा ही दिखता है']
const notWalked: Words = [
  'the browser opens the flow in another way; the tests of the screens show it',
  'ब्राउज़र फ़्लो को दूसरे तरीक़े से खोलता है; इसे स्क्रीनों के परीक्षण दिखाते हैं',
]

/** By flow and state: those that no binding shows. */
const reasons: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  login: { granted: ended },
  oneTimeCode: { verified: ended },
  passwordReset: { left: ended },
  register: { registered: ended },
  payment: {
    preparing: [
      'the card form is loading from the payment provider, whose test form appears at once',
      'कार्ड का फ़ॉर्म भुगतान प्रदाता से लोड हो रहा होता है; परीक्षण वाला फ़ॉर्म तुरंत आ जाता है',
    ],
    paid: ended,
    providerUnavailable: notWalked,
    checking: notWalked,
    over: notWalked,
  },
  globalConnect: { idle: noDialog, readingAccess: momentary, offeringLongerPlan: notWalked },
  proposalDraft: { over: ended },
  changePassword: { closed: ended },
  ownDetails: { saved: ended, closed: ended },
  logout: { left: ended, stayed: ended },
  listings: { typing: notWalked },
  listing: { reportingQuestion: notWalked },
  chat: { 'following.polling': notWalked, unchosen: notWalked },
  subscriptions: { subscribed: onAnotherPage, resuming: asLoading, heldUp: notWalked },
  addonPurchase: { closed: ended, bought: ended, resuming: asLoading },
  wizard: { finished: onAnotherPage },
  report: { over: ended },
  question: { over: ended },
  notificationPreferences: { closed: noDialog },
  savedSearches: { closed: noDialog, refreshing: momentary },
  comparedChoice: { none: noDialog },
  chatList: {
    refreshing: [
      'it looks like the list, whose button for more conversations waits',
      'यह सूची जैसा ही दिखता है; बस और बातचीत दिखाने वाला बटन रुका रहता है',
    ],
  },
  messageSearch: { closed: noDialog },
  messageEdit: { idle: noDialog },
  chatMenu: { idle: noDialog },
  conversation: { restoring: momentary },
  profileLoading: { loaded: ended },
  session: {
    'loggedIn.fresh': ownBoards,
    'loggedIn.unseen': ownBoards,
    switchingAccount: ownBoards,
    loggingOut: ['its question is the board of logout', 'इसका सवाल logout के बोर्ड में है'],
    loggedOut: ['a visitor sees a page that has a board of its own', 'आगंतुक को ऐसा पेज दिखता है जिसका अपना बोर्ड है'],
  },
}

export const reasonsOf = (flow: string): Readonly<Record<string, Words>> => reasons[flow] ?? {}
