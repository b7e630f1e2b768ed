import { chat, message } from '../../../../flowlab/flows/chatSamples.ts'
import { listing, proposal } from '../../../../flowlab/flows/listingSamples.ts'
import { transaction } from '../../../../flowlab/flows/membershipSamples.ts'
import { me } from '../../../../flowlab/flows/samples.ts'
import { emptyQuery } from '../../../../src/domain/market/filters.ts'
import { transactionOnWire } from '../../../../src/domain/memberships/transaction.ts'

export interface Read {
  input?: unknown
  /** In any order, since several are sent at once. */
  asks: readonly string[]
  body?: unknown
}

const countries: Read = { asks: ['GET /countries'] }
const email = { kind: 'email', email: 'a@b.in' } as const
const mobile = { kind: 'mobile', mobile: '+919820012345' } as const

const codeFor = (purpose: string): Record<string, Read> => ({
  sendCode: {
    input: { target: email, password: null },
    asks: ['POST /codes'],
    body: { purpose, target: email },
  },
  resendCode: { input: { id: 'c' }, asks: ['POST /codes/c/resend'] },
  verifyCode: { input: { id: 'c', code: '123456' }, asks: ['POST /codes/c/verification'], body: { code: '123456' } },
})
const under = (place: string, rows: Record<string, Read>) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [`${place}.${name}`, row]))

const query = { ...emptyQuery, text: 'tea', verified: true, sort: 'new' as const }

export const reads: Readonly<Record<string, Read | readonly Read[]>> = {
  'account.loadSecurity': { asks: ['GET /sessions'] },
  'account.downloadExport': { asks: ['GET /account/export'] },
  'account/ownDetails.loadCountries': countries,
  ...under('accountDeletion/oneTimeCode', codeFor('delete_account')),
  'chatList.fetchChats': [
    { input: { folder: 'all', cursor: null }, asks: ['GET /chats'] },
    { input: { folder: 'unread', cursor: null }, asks: ['GET /chats?unread=1'] },
    { input: { folder: 'archived', cursor: 'n' }, asks: ['GET /chats?archived=1&cursor=n'] },
  ],
  'chat.openChat': { input: { chatId: 'c' }, asks: ['GET /chats/c', 'GET /chats/c/messages'] },
  'chat.fetchMissed': {
    input: { chatId: 'c', after: 7, since: 3 },
    asks: [
      'GET /chats/c/messages?after=7&limit=100',
      'GET /chats/c/messages?changed_after=3&limit=100',
      'GET /chats/c',
    ],
  },
  'chat.fetchEarlier': [
    { input: { chatId: 'c', before: 9, downTo: null }, asks: ['GET /chats/c/messages?before=9'] },
    { input: { chatId: 'c', before: 9, downTo: 12 }, asks: ['GET /chats/c/messages?before=9'] },
    { input: { chatId: 'c', before: 9, downTo: 2 }, asks: ['GET /chats/c/messages?before=9&limit=100'] },
  ],
  'chat/linkTargets.loadTargets': { input: { ids: ['a', 'b'] }, asks: ['GET /link-targets?ids=a%2Cb'] },
  'chatList/messageSearch.findMessages': [
    { input: { chatId: 'c', words: 'the price' }, asks: ['GET /chats/c/messages?limit=50&q=the+price'] },
    { input: { chatId: null, words: 'the price' }, asks: ['GET /messages?limit=50&q=the+price'] },
  ],
  'globalConnect/addonPurchase.loadAddons': { asks: ['GET /membership/addons'] },
  'globalConnect/addonPurchase.findPurchase': {
    input: { purchaseId: 'u' },
    asks: ['GET /membership/purchases/u'],
  },
  'listing.loadListing': [
    { input: { id: 'l', reader: null }, asks: ['GET /listings/l'] },
    { input: { id: 'l', reader: 'accepted' }, asks: ['GET /listings/l/as/accepted'] },
  ],
  'proposal.downloadNda': { input: { id: 'p' }, asks: ['GET /proposals/p/nda'] },
  'listing.downloadSummary': [
    { input: { id: 'l', reader: null }, asks: ['GET /listings/l/summary'] },
    { input: { id: 'l', reader: 'accepted' }, asks: ['GET /listings/l/summary?as=accepted'] },
  ],
  'listing/questionReport.sendReport': {
    input: { id: 'q', reason: 'spam', text: 'Look' },
    asks: ['POST /questions/q/report'],
    body: { reason: 'spam', text: 'Look' },
  },
  'listing/report.loadReasons': { asks: ['GET /master-dropdown/report-reason'] },
  'listings.loadListings': [
    {
      input: { kind: 'INVESTOR', query: emptyQuery, cursor: null, limit: 12 },
      asks: [
        'GET /listings?kind=INVESTOR&limit=12',
        'GET /listings/facets?kind=INVESTOR',
        'GET /listings/matching?kind=INVESTOR',
      ],
    },
    {
      input: { kind: 'WANT_TO_SELL', query, cursor: 'n', limit: 20 },
      asks: ['GET /listings?cursor=n&kind=WANT_TO_SELL&limit=20&q=tea&sort=new&verified=1'],
    },
  ],
  'comparison.loadCompared': {
    input: { kind: 'INVESTMENT', ids: ['l', 'm'] },
    asks: ['GET /listings/compared?ids=l%7Em&kind=INVESTMENT'],
  },
  'listings/savedSearches.loadSearches': { asks: ['GET /saved-searches'] },
  ...under('login/oneTimeCode', {
    ...codeFor('log_in'),
    sendCode: {
      input: { target: mobile, password: 'Sturdy#Bridge7' },
      asks: ['POST /login/code'],
      body: { target: mobile, password: 'Sturdy#Bridge7' },
    },
  }),
  ...under('login/passwordReset/oneTimeCode', codeFor('reset_password')),
  ...under('register/oneTimeCode', codeFor('verify_email')),
  ...under('subscriptions/oneTimeCode', codeFor('verify_mobile')),
  'billingDetails.loadBillingDetails': {
    asks: ['GET /billing-details', 'GET /countries', 'GET /master-dropdown/gst-state'],
  },
  'mySubscription.loadMySubscription': { asks: ['GET /membership'] },
  'mySubscription.loadPayments': [
    { input: { cursor: null }, asks: ['GET /membership/payments'] },
    { input: { cursor: 'n' }, asks: ['GET /membership/payments?cursor=n'] },
  ],
  'notifications.fetchNotifications': [
    { input: { cursor: null }, asks: ['GET /notifications'] },
    { input: { cursor: 'n' }, asks: ['GET /notifications?cursor=n'] },
  ],
  'notifications/push.readPushChannel': { asks: ['GET /push-settings'] },
  'notifications/preferences.loadPreferences': { asks: ['GET /notification-preferences'] },
  'overview.loadHomeContent': [
    { input: { me }, asks: ['GET /overview', 'GET /listings?kind=INVESTMENT&limit=6&sort=best'] },
    {
      input: { me: { ...me, login_type: 'entrepreneur' } },
      asks: ['GET /overview', 'GET /listings?kind=INVESTOR&limit=6&sort=best'],
    },
  ],
  'profileReview.loadReview': {
    input: { kind: 'WANT_TO_SELL' },
    asks: ['GET /profiles/want-to-sell', 'GET /profiles/want-to-sell/preview'],
  },
  'proposal.loadProposal': {
    input: { id: 'p' },
    asks: [
      'GET /proposals/p',
      'GET /master-dropdown/decline-reason',
      'GET /master-dropdown/closed-lost-reason',
      'GET /master-dropdown/instruments',
      'GET /currencies',
    ],
  },
  'proposal/complaint.loadReasons': { asks: ['GET /master-dropdown/complaint-reason'] },
  'proposal/complaint.sendReport': {
    input: { id: 'p', reason: 'spam', text: 'Look' },
    asks: ['POST /proposals/p/complaint'],
    body: { reason: 'spam', text: 'Look' },
  },
  'proposals.loadProposals': [
    { input: { box: 'all', state: 'talking', cursor: null }, asks: ['GET /proposals?box=all&state=talking'] },
    { input: { box: 'sent', state: 'all', cursor: null }, asks: ['GET /proposals?box=sent&state=all'] },
    {
      input: { box: 'received', state: 'open', cursor: 'n' },
      asks: ['GET /proposals?box=received&cursor=n&state=open'],
    },
  ],
  'session.loadAccount': { asks: ['GET /me'] },
  'subscriptions.loadOffers': [
    {
      input: { buyer: 'member', origin: null, requestedMode: 'UPGRADE' },
      asks: ['GET /membership/offers?mode=UPGRADE'],
    },
    {
      input: { buyer: 'member', origin: 'global-connect', requestedMode: 'NEW' },
      asks: ['GET /membership/offers?mode=NEW&types=GLOBAL_CONNECT'],
    },
  ],
  'subscriptions.findPurchase': { input: { purchaseId: 'u' }, asks: ['GET /membership/purchases/u'] },
  'wizard/profileLoading.loadProfile': { input: { kind: 'INVESTMENT' }, asks: ['GET /profiles/investment'] },
  'wizard/places.loadPlaces': [
    { input: { keys: ['IN'] }, asks: ['GET /countries/IN/states'] },
    {
      input: { keys: ['IN:goa', 'SG:'] },
      asks: ['GET /countries/IN/cities?state=goa', 'GET /countries/SG/cities'],
    },
  ],
}

/** A response that suits every call. */
export const everything = {
  ...{ status: true, list: [], next_cursor: null, has_more: false, profile: null, suggested: {}, draft: {} },
  ...{ preview: null, preferences: {}, firebase: null, server_time: me.server_time, proof: 'q', sessions: [] },
  ...{ chat, message, proposal, listing: { ...listing, is_own: false }, mode: 'NEW', challenge_id: 'c' },
  ...{ file_name: 'Verma Cold Chain - Founders.pdf', pdf: 'JVBERi0=' },
  ...{ transaction: transactionOnWire(transaction), available_addons: [], unfinished: null },
}
