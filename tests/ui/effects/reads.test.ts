import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AnyActorLogic, StateMachine } from 'xstate'
import { chat, listing, me, message, proposal } from '../../../flowlab/flows/samples.ts'
import { emptyQuery } from '../../../src/domain/market/filters.ts'
import { machinesOfProduct, placesOfProduct } from '../../support/effects.ts'
import { answerOf, carriedBy, signIn, wireThat } from '../../support/wire.ts'

/**
 * What each flow asks the server for when it reads, with its query, and what each further provision of a flow sends: a
 * code for another purpose, a report of something else. Written from docs/product, like the table of writes beside it.
 */

interface Row {
  input?: unknown
  /** In any order: several leave at once. */
  asks: readonly string[]
  body?: unknown
}

const countries: Row = { asks: ['GET /countries'] }
const email = { kind: 'email', email: 'a@b.in' } as const
const mobile = { kind: 'mobile', mobile: '+919820012345' } as const

const codeFor = (purpose: string): Record<string, Row> => ({
  sendCode: {
    input: { target: email, password: null },
    asks: ['POST /codes'],
    body: { purpose, target: 'a@b.in' },
  },
  resendCode: { input: { id: 'c' }, asks: ['POST /codes/c/resend'] },
  verifyCode: { input: { id: 'c', code: '123456' }, asks: ['POST /codes/c/verification'], body: { code: '123456' } },
})
const under = (place: string, rows: Record<string, Row>) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [`${place}.${name}`, row]))

const query = { ...emptyQuery, text: 'tea', verified: true, sort: 'new' as const }

const table: Readonly<Record<string, Row | readonly Row[]>> = {
  'account.loadSecurity': { asks: ['GET /sessions'] },
  'account.downloadExport': { asks: ['GET /account/export'] },
  'accountDeletion.loadCountries': countries,
  'chatList.fetchChats': [
    { input: { archived: false, cursor: null }, asks: ['GET /chats'] },
    { input: { archived: true, cursor: 'n' }, asks: ['GET /chats?archived=1&cursor=n'] },
  ],
  'chat.openChat': { input: { chatId: 'c' }, asks: ['GET /chats/c', 'GET /chats/c/messages'] },
  'chat.fetchMissed': {
    input: { chatId: 'c', after: 7 },
    asks: ['GET /chats/c/messages?after=7&limit=100', 'GET /chats/c'],
  },
  'chat.fetchEarlier': [
    { input: { chatId: 'c', before: 9, downTo: null }, asks: ['GET /chats/c/messages?before=9'] },
    { input: { chatId: 'c', before: 9, downTo: 12 }, asks: ['GET /chats/c/messages?before=9'] },
    { input: { chatId: 'c', before: 9, downTo: 2 }, asks: ['GET /chats/c/messages?before=9&limit=100'] },
  ],
  'chat/messageSearch.findMessages': {
    input: { chatId: 'c', words: 'the price' },
    asks: ['GET /chats/c/messages?limit=50&q=the+price'],
  },
  'globalConnect/addonPurchase.loadAddons': { asks: ['GET /membership/addons'] },
  'globalConnect/addonPurchase.findPurchase': {
    input: { purchaseId: 'u' },
    asks: ['GET /membership/purchases/u'],
  },
  'listing.loadListing': { input: { id: 'l' }, asks: ['GET /listings/l'] },
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
  'listings/savedSearches.loadSearches': { asks: ['GET /saved-searches'] },
  'login.loadCountries': countries,
  'login/passwordReset.loadCountries': countries,
  ...under('login/oneTimeCode', {
    ...codeFor('log_in'),
    sendCode: {
      input: { target: mobile, password: 'Sturdy#Bridge7' },
      asks: ['POST /login/code'],
      body: { mobile: '+919820012345', password: 'Sturdy#Bridge7' },
    },
  }),
  ...under('login/passwordReset/oneTimeCode', codeFor('reset_password')),
  ...under('register/oneTimeCode', codeFor('verify_email')),
  ...under('subscriptions/oneTimeCode', codeFor('verify_mobile')),
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
  'overview.loadGreeting': [
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
    { input: { box: 'sent', state: 'all', cursor: null }, asks: ['GET /proposals?box=sent&state=all'] },
    {
      input: { box: 'received', state: 'open', cursor: 'n' },
      asks: ['GET /proposals?box=received&cursor=n&state=open'],
    },
  ],
  'register.loadCountries': countries,
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
    {
      input: {
        buyer: 'visitor',
        origin: null,
        requestedMode: 'NEW',
        loginType: 'entrepreneur',
        accountType: 'investment',
      },
      asks: ['GET /plans?account_type=investment&currency=USD&login_type=entrepreneur'],
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

/** Actors that ask the server for nothing, or for something that another test tells. */
const elsewhere: Readonly<Record<string, string>> = {
  'globalConnect.readAccess': 'reads the session',
  'globalConnect/addonPurchase/payment.loadProvider': 'loads the provider’s script: tests/flows/memberships.test.ts',
  'optionLists.loadOptionLists': 'asks for the lists that the steps need: below',
  'register.checkEmail': 'checks here',
  'register.checkDraft': 'checks here',
  'conversation.restoreWriting': 'reads the browser: tests/ui/services/kept.test.ts',
}

/** The first provision of each flow: what it writes is in calls.test.ts. */
const written = new Set<unknown>(
  [...machinesOfProduct().values()].flatMap(({ implementations: { actors } }) =>
    Object.entries(actors)
      .filter(([name]) => !/^(load|fetch|find|open(Chat)|check(Email|Draft)|learn|restore|download|read)/.test(name))
      .map(([, logic]) => logic),
  ),
)
/** Actors that report events as long as they run: listeners.test.ts, and sending.test.ts for what is sent so. */
const reports = /^(hear|listen|subscribe|watch|follow|show|lateFlows|uploadDocument|sendMessage)/

const actors = new Map<string, AnyActorLogic>()
for (const { place, machine } of placesOfProduct())
  for (const [name, logic] of Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>))
    if (
      !(logic instanceof StateMachine) &&
      !reports.test(name) &&
      !written.has(logic) &&
      ![...actors.values()].includes(logic)
    )
      actors.set(`${place}.${name}`, logic)

const everything = {
  ...{ status: true, list: [], next_cursor: null, has_more: false, profile: null, suggested: {}, draft: {} },
  ...{ preview: null, preferences: {}, firebase: null, server_time: me.server_time, proof: 'q', sessions: [] },
  ...{ chat, message, proposal, listing: { ...listing, is_own: false }, mode: 'NEW', challenge_id: 'c' },
}

beforeEach(() => {
  signIn()
  localStorage.setItem('preferred_currency', 'USD')
  // An export is saved by a link.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
})
afterEach(() => vi.unstubAllGlobals())

it('every actor that reads is in the table, or says why not', () => {
  expect([...actors.keys()].sort()).toEqual([...Object.keys(table), ...Object.keys(elsewhere)].sort())
})

const rows = Object.entries(table).flatMap(([name, told]) =>
  [told].flat().map((row: Row) => ({ name, row, title: `${name} ${JSON.stringify(row.input) ?? ''}`.slice(0, 100) })),
)

it.each(rows)('$title', async ({ name, row }) => {
  const wire = wireThat(200, everything)
  const logic = actors.get(name)
  if (!logic) throw new Error(`no flow has ${name}`)
  await answerOf(logic, row.input)
  expect(wire.calls.map(({ call }) => call).sort()).toEqual([...row.asks].sort())
  const written = wire.calls.filter(({ call }) => !call.startsWith('GET '))
  expect(written.map(({ body }) => body)).toEqual(written.map(() => row.body ?? {}))
  expect(wire.carried).toEqual(wire.calls.map(carriedBy))
})

it('the steps of a kind ask for their lists, each once and for that kind', async () => {
  const wire = wireThat(200, everything)
  const logic = actors.get('optionLists.loadOptionLists')
  if (!logic) throw new Error('optionLists')
  await answerOf(logic, { kind: 'INVESTMENT' })
  const calls = wire.calls.map(({ call }) => call)
  expect(new Set(calls).size).toBe(calls.length)
  expect(calls).toEqual(expect.arrayContaining(['GET /countries', 'GET /currencies']))
  const lists = calls.filter((call) => call.startsWith('GET /master-dropdown/'))
  expect(lists.length).toBeGreaterThan(5)
  expect(lists.filter((call) => !call.endsWith('?type=INVESTMENT'))).toEqual([])
})

/** What is made of an answer, where it is not handed on as it is. */
const made: readonly { name: string; input?: unknown; from: object | readonly object[]; gives: unknown }[] = [
  {
    name: 'login.loadCountries',
    from: { status: true, list: ['AE', 'US', 'IN'].map((code) => ({ code })) },
    // The visitor's likely one comes first, the others stay in their order.
    gives: ['US', 'AE', 'IN'].map((code) => ({ code })),
  },
  {
    name: 'chatList.fetchChats',
    input: { archived: false, cursor: null },
    from: { status: true, list: [chat], next_cursor: 'n' },
    gives: { chats: [chat], nextCursor: 'n' },
  },
  {
    name: 'chat/messageSearch.findMessages',
    input: { chatId: 'c', words: 'x' },
    from: { status: true, list: [{ seq: 2 }, { seq: 5 }], has_more: true },
    gives: { messages: [{ seq: 5 }, { seq: 2 }], hasMore: true },
  },
  {
    name: 'chat.fetchEarlier',
    input: { chatId: 'c', before: 9, downTo: 3 },
    from: [
      { status: true, list: [{ seq: 6 }, { seq: 7 }], has_more: true },
      { status: true, list: [{ seq: 2 }, { seq: 4 }], has_more: true },
    ],
    gives: { messages: [{ seq: 2 }, { seq: 4 }, { seq: 6 }, { seq: 7 }], hasEarlier: true },
  },
  {
    name: 'chat.fetchMissed',
    input: { chatId: 'c', after: 7 },
    from: [
      { status: true, list: [{ seq: 8 }], has_more: true },
      { status: true, list: [{ seq: 9 }], has_more: false },
      { status: true, chat },
    ],
    gives: { chat, messages: [{ seq: 8 }, { seq: 9 }] },
  },
  {
    name: 'session.loadAccount',
    from: { ...me, server_time: '2026-11-21T09:00:00.000Z' },
    gives: { me: { ...me, server_time: '2026-11-21T09:00:00.000Z' }, clockOffset: 3_600_000 },
  },
  {
    name: 'notifications/push.readPushChannel',
    from: { status: true, firebase: null },
    gives: { way: 'live' },
  },
  {
    name: 'wizard/places.loadPlaces',
    input: { keys: ['IN:goa'] },
    from: { status: true, list: ['Panaji'] },
    gives: { 'IN:goa': [{ slug: 'Panaji', label: 'Panaji' }] },
  },
]

it.each(made)('$name gives what the server says', async ({ name, input, from, gives }) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US'])
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T08:00:00.000Z'))
  const answers = [from].flat()
  let turn = 0
  vi.stubGlobal('fetch', async () => Response.json(answers[Math.min(turn++, answers.length - 1)]))
  const logic = actors.get(name)
  if (!logic) throw new Error(`no flow has ${name}`)
  expect(await answerOf(logic, input)).toEqual(gives)
})
