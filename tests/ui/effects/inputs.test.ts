import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StateMachine } from 'xstate'
import { me } from '../../../flowlab/flows/samples.ts'
import { emptyQuery } from '../../../src/domain/market/filters.ts'
import { session } from '../../../src/effects/session.ts'
import type { ScreenAddress } from '../../../src/screenAddress.ts'
import { storeList } from '../../../src/services/storedLists.ts'

/** The input of each flow, by address, account and browser storage (docs/product 2, 3.27–3.32). */

const modules = import.meta.glob<{ flow?: { logic: unknown; input: (place: ScreenAddress) => unknown } }>(
  '../../../src/effects/*.ts',
  { eager: true },
)
const inputs = new Map(
  Object.values(modules).flatMap(({ flow }) =>
    flow?.logic instanceof StateMachine ? [[flow.logic.id, flow.input] as const] : [],
  ),
)

interface Row {
  at?: string
  params?: Record<string, string>
  me?: typeof me | null
  stored?: Record<string, string>
  ofTab?: Record<string, unknown>
  seen?: object
  begins: unknown
  /** The storage afterwards, if the flow writes when it starts. */
  keeps?: Record<string, string>
  wanted?: string
}

const owner = { ...me, login_type: 'entrepreneur', account_type: 'investment' } as typeof me
const base = '/investor'
const own = '/entrepreneur/investment'
const some = expect.stringMatching(/^[\da-f-]{36}$/)
const over = { status: 'expired' } as unknown as NonNullable<typeof me.user_subscription>
const running = { ...over, status: 'active' } as typeof over
const purchase = '11111111-1111-4111-8111-111111111111'
const name = { by: 'email', email: 'a@b.in', country: 'IN', dialCode: '91', mobile: '' }
const blankName = { by: 'email', email: '', country: 'IN', dialCode: '91', mobile: '' }
const stored = { loginType: 'investor', name, proof: '', inLogin: true }
const typed = { answers: { city: 'Pune' }, keywordDrafts: {} }
const wizard = {
  kind: 'INVESTMENT',
  thisYear: new Date().getFullYear(),
  requestedStep: null,
  contact: { email: me.basic_info.email, mobile: me.basic_info.mobile },
  typed: null,
  lastId: some,
}
const plans = {
  loginType: 'investor',
  accountType: 'investor',
  requestedMode: 'NEW',
  origin: null,
  purchaseId: null,
  mobile: me.basic_info.mobile,
  buyer: 'member',
  offers: null,
}
/** The catalogue’s yearly price, in paise, and the mode that the address requests. */
const catalogue = (accountType: string, mode: string, minor: number) =>
  expect.objectContaining({
    mode,
    list: expect.arrayContaining([
      expect.objectContaining({
        plan: expect.objectContaining({ id: `${accountType}-yearly`, amount: { minor, currency: 'INR' } }),
        quote: null,
      }),
    ]),
  })
const list = {
  kind: 'INVESTMENT',
  base,
  query: emptyQuery,
  currency: 'INR',
  isDraft: false,
  seen: null,
  view: 'gridView',
  chosen: [],
}
const contact = {
  name: me.basic_info.name,
  email: me.basic_info.email,
  topic: 'account',
  message: '',
  attachesSteps: false,
}

const table: Readonly<Record<string, readonly Row[]>> = {
  account: [{ me, begins: undefined }],
  accountDeletion: [
    { me, begins: { name: { ...blankName, email: me.basic_info.email } } },
    { begins: { name: blankName } },
  ],
  changePassword: [{ me, begins: undefined }],
  chat: [
    {
      me,
      begins: { base, chatId: null, list: null, folder: 'all', requested: null, conversation: null, lastId: some },
    },
    {
      me: owner,
      at: '/entrepreneur/investment/chats/c?show=unread',
      params: { id: 'c' },
      begins: {
        base: own,
        chatId: 'c',
        list: null,
        folder: 'unread',
        requested: null,
        conversation: null,
        lastId: some,
      },
    },
    {
      me,
      at: '/investor/chats/c?at=12',
      params: { id: 'c' },
      begins: {
        base,
        chatId: 'c',
        list: null,
        folder: 'all',
        requested: { seq: 12 },
        conversation: null,
        lastId: some,
      },
    },
  ],
  comparison: [
    {
      me,
      at: '/investor/business-exchange/compare?ids=l~m~l~n~o~p',
      begins: { kind: 'WANT_TO_SELL', base, ids: ['l', 'm', 'n', 'o'] },
    },
    { me, at: '/investor/capital-bridge/compare', begins: { kind: 'INVESTMENT', base, ids: [] } },
  ],
  chooseOffering: [{ me, begins: { profiles: me.profiles, isMember: true } }],
  contact: [
    { me, begins: { requestId: some, lastId: some, draft: contact, mayAttach: false } },
    {
      me: { ...me, shares_steps: true },
      begins: { requestId: some, lastId: some, draft: contact, mayAttach: true },
    },
    {
      ofTab: { contact: { requestId: 'r', draft: { ...contact, message: 'My receipt' } } },
      begins: { requestId: 'r', lastId: some, draft: { ...contact, message: 'My receipt' }, mayAttach: false },
    },
    {
      // Stored by an earlier version.
      ofTab: { contact: { requestId: 'r', draft: { name: 'Asha', email: '', topic: 'other', message: 'Hm' } } },
      begins: {
        ...{ requestId: 'r', lastId: some, mayAttach: false },
        draft: { name: 'Asha', email: '', topic: 'other', message: 'Hm', attachesSteps: false },
      },
    },
  ],
  globalConnect: [
    { me, begins: { base, purchaseId: null } },
    { me, at: `/about-us?addon=${purchase}`, begins: { base, purchaseId: purchase } },
    { me: owner, at: '/about-us?addon=nonsense', begins: { base: own, purchaseId: null } },
  ],
  listing: [
    {
      me,
      params: { id: 'l' },
      begins: { id: 'l', base, requestId: some, mustRenew: false, reader: null, listing: null, unsent: {} },
    },
    ...(['stranger', 'subscriber', 'accepted', null] as const).map((reader) => ({
      me: owner,
      at: `/entrepreneur/businesses/l?as=${reader ?? 'anybody'}`,
      params: { id: 'l' },
      begins: { id: 'l', base: own, requestId: some, mustRenew: false, reader, listing: null, unsent: {} },
    })),
    {
      me: { ...me, user_subscription: over },
      params: { id: 'l' },
      begins: { id: 'l', base, requestId: some, mustRenew: true, reader: null, listing: null, unsent: {} },
    },
  ],
  listings: [
    { me, at: '/investor/capital-bridge', begins: list, keeps: { Tab_Selected: 'capital_bridge' } },
    {
      me: { ...me, profiles: [{ id: 'p', kind: 'INVESTOR', status: 'draft', steps_done: 1 }] },
      at: '/investor/capital-bridge',
      begins: { ...list, isDraft: true },
      keeps: { Tab_Selected: 'capital_bridge' },
    },
    {
      me: { ...me, currency: 'USD' },
      at: '/investor/capital-bridge',
      begins: { ...list, currency: 'USD' },
      keeps: { Tab_Selected: 'capital_bridge' },
    },
    {
      me,
      at: '/investor/business-exchange?q=tea',
      stored: { view: 'listView' },
      begins: { ...list, kind: 'WANT_TO_SELL', query: { ...emptyQuery, text: 'tea' }, view: 'listView' },
      keeps: { view: 'listView', Tab_Selected: 'business_exchange' },
    },
    {
      me,
      at: '/investor/capital-bridge',
      seen: { list: [1] },
      begins: { ...list, seen: { list: [1] } },
      keeps: { Tab_Selected: 'capital_bridge' },
    },
  ],
  login: [
    { params: { loginType: 'investor' }, begins: { loginType: 'investor', accountType: null, stored: null } },
    {
      params: { loginType: 'entrepreneur', accountType: 'want-to-sell' },
      at: '/entrepreneur/want-to-sell/login?wanted=/investor/chats',
      begins: { loginType: 'entrepreneur', accountType: 'want-to-sell', stored: null },
      wanted: '/investor/chats',
    },
    // Nobody is redirected to an address of another role, or to one that needs no login.
    {
      params: { loginType: 'investor' },
      at: '/investor/login?wanted=https://evil.example/',
      begins: { loginType: 'investor', accountType: null, stored: null },
    },
    {
      params: { loginType: 'investor' },
      at: '/investor/login?wanted=/about-us',
      begins: { loginType: 'investor', accountType: null, stored: null },
    },
    {
      params: { loginType: 'investor' },
      ofTab: { 'password-reset': stored },
      begins: { loginType: 'investor', accountType: null, stored },
    },
    {
      params: { loginType: 'investor' },
      ofTab: { 'password-reset': { ...stored, inLogin: false } },
      begins: { loginType: 'investor', accountType: null, stored: null },
    },
    {
      params: { loginType: 'investor' },
      ofTab: { 'password-reset': { ...stored, proof: 'p' } },
      begins: { loginType: 'investor', accountType: null, stored: null },
    },
  ],
  mySubscription: [
    { me, begins: { purchaseId: null, plansAt: '/investor/subscriptions' } },
    {
      me: owner,
      at: `${own}/my-subscription?payment=${purchase}`,
      begins: { purchaseId: purchase, plansAt: `${own}/subscriptions` },
    },
  ],
  notifications: [
    { me, begins: { base, accountId: me.basic_info.uuid } },
    { me: owner, begins: { base: own, accountId: me.basic_info.uuid } },
  ],
  overview: [{ me, begins: { me } }],
  page: [{ begins: undefined }],
  passwordReset: [
    { begins: { loginType: 'entrepreneur', name: blankName, stored: null } },
    { ofTab: { 'password-reset': stored }, begins: { loginType: 'entrepreneur', name: blankName, stored } },
  ],
  profileReview: [
    { me, begins: { kind: 'INVESTOR', planCall: 'choose', lastId: some } },
    {
      me: { ...me, user_subscription: running },
      params: { accountType: 'want-to-sell' },
      begins: { kind: 'WANT_TO_SELL', planCall: null, lastId: some },
    },
  ],
  proposal: [
    { me, params: { id: 'p' }, begins: { id: 'p', base, currency: 'INR', mustRenew: false, unsent: null } },
    {
      me: { ...owner, currency: 'USD', user_subscription: over },
      params: { id: 'p' },
      begins: { id: 'p', base: own, currency: 'USD', mustRenew: true, unsent: null },
    },
  ],
  proposals: [
    { me, begins: { base, box: 'all', state: 'all' } },
    { me: owner, begins: { base: own, box: 'sent', state: 'all' } },
    { me, at: '/investor/my-proposals?box=sent&state=open', begins: { base, box: 'sent', state: 'open' } },
    { me, at: '/investor/my-proposals?box=other&state=other', begins: { base, box: 'all', state: 'all' } },
  ],
  register: [
    {
      params: { loginType: 'investor' },
      begins: { loginType: 'investor', opensOffering: false, typed: null },
    },
    {
      params: { accountType: 'want-to-grow' },
      ofTab: { account: { proof: 'q' } },
      begins: { loginType: 'entrepreneur', opensOffering: true, typed: { proof: 'q' } },
    },
  ],
  subscriptions: [
    { me, params: { loginType: 'investor' }, begins: plans },
    {
      params: { loginType: 'investor' },
      at: `/investor/subscriptions?mode=RENEW&origin=my-subscription&payment=${purchase}`,
      begins: {
        ...plans,
        ...{ requestedMode: 'RENEW', origin: 'my-subscription', purchaseId: purchase, mobile: '', buyer: 'visitor' },
        offers: catalogue('investor', 'RENEW', 1_439_000),
      },
    },
    {
      me: owner,
      params: { loginType: 'entrepreneur', accountType: 'want-to-sell' },
      begins: {
        ...plans,
        ...{ loginType: 'entrepreneur', accountType: 'want-to-sell', buyer: 'without_profile' },
        offers: catalogue('want-to-sell', 'NEW', 2_399_000),
      },
    },
    {
      me: owner,
      params: { loginType: 'entrepreneur' },
      at: '/entrepreneur/subscriptions?mode=OTHER&origin=other&payment=other',
      begins: { ...plans, loginType: 'entrepreneur', accountType: 'investment' },
    },
  ],
  wizard: [
    { me: owner, params: { accountType: 'investment' }, begins: wizard },
    {
      params: { accountType: 'want-to-sell' },
      at: '/entrepreneur/want-to-sell/register?step=documents',
      begins: { ...wizard, kind: 'WANT_TO_SELL', requestedStep: 'documents', contact: null },
    },
    {
      me: owner,
      params: { accountType: 'investment' },
      stored: { 'x-info-id': 'i' },
      ofTab: { registration: { of: 'i', kind: 'INVESTMENT', typed } },
      begins: { ...wizard, typed },
    },
    // A draft of another kind, or of another member, is ignored.
    {
      me: owner,
      params: { accountType: 'investment' },
      stored: { 'x-info-id': 'i' },
      ofTab: { registration: { of: 'i', kind: 'WANT_TO_SELL', typed } },
      begins: wizard,
    },
    {
      me: owner,
      params: { accountType: 'investment' },
      stored: { 'x-info-id': 'i' },
      ofTab: { registration: { of: 'other', kind: 'INVESTMENT', typed } },
      begins: wizard,
    },
  ],
}

// Flows that outlive their screens run inside the session; nobody is logged in to it here.
beforeAll(() => void session.start())
afterAll(() => void session.stop())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('every flow of an address is in the table', () => {
  expect([...inputs.keys()].sort()).toEqual(Object.keys(table).sort())
})

describe.each(Object.entries(table))('%s', (flow, rows) => {
  it.each(rows.map((row, place) => ({ row, title: `${place + 1} ${row.at ?? ''}` })))(
    'begins with: $title',
    ({ row }) => {
      history.replaceState(null, '', row.at ?? '/')
      if (row.seen) storeList(row.seen)
      for (const [key, value] of Object.entries(row.stored ?? {})) localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(row.ofTab ?? {})) sessionStorage.setItem(key, JSON.stringify(value))
      const input = inputs.get(flow)?.({
        params: row.params ?? {},
        query: new URLSearchParams(location.search),
        me: row.me ?? null,
      })
      expect(input).toEqual(row.begins)
      expect({ ...localStorage }).toEqual(row.keeps ?? row.stored ?? {})
      expect(JSON.parse(sessionStorage.getItem('wanted-address') ?? 'null')).toBe(row.wanted ?? null)
    },
  )
})
