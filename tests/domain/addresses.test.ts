import { expect, it } from 'vitest'
import { loginTypes, offerings, profileKinds } from '../../src/domain/offerings.ts'
import { build, under } from '../../src/routes/build.ts'
import {
  addresses,
  type Base,
  directoryOf,
  isChatAt,
  isLogin,
  isMySubscription,
  kindListedAt,
  loginTypeAt,
  plansOfEntrepreneurs,
  redirectFor,
  routeOf,
  routes,
  type ScreenKey,
  visitorLogins,
  withBase,
} from '../../src/routes.ts'

const accountTypes = ['investor', ...offerings] as const
const bases: readonly Base[] = ['/investor', ...offerings.map((offering) => `/entrepreneur/${offering}` as const)]
const ofEach = (make: (base: Base) => string) => bases.map(make)
const ofKinds = (make: (base: Base, kind: (typeof profileKinds)[number]) => string) =>
  bases.flatMap((base) => profileKinds.map((kind) => make(base, kind)))

type Builder = Exclude<keyof typeof addresses, 'base' | 'baseOf' | 'baseOfKind' | 'isInvestor'>

/** Every builder with all that it can be given, and the screens that it may lead to. */
const built: Record<Builder, [screens: readonly ScreenKey[], made: readonly string[]]> = {
  home: [['home'], [addresses.home]],
  deleteAccount: [['deleteAccount'], [addresses.deleteAccount]],
  newPassword: [['resetPassword'], [addresses.newPassword]],
  aboutUs: [['aboutUs'], [addresses.aboutUs]],
  privacyPolicy: [['privacyPolicy'], [addresses.privacyPolicy]],
  contactSupport: [['contactSupport'], [addresses.contactSupport]],
  terms: [['terms'], [addresses.terms]],
  account: [['account'], [addresses.account]],
  changePassword: [['account'], [addresses.changePassword]],
  chooseOffering: [['chooseOffering'], [addresses.chooseOffering]],
  login: [['login'], [...loginTypes, ...offerings].map(addresses.login)],
  loginFor: [['login'], loginTypes.map((one) => addresses.loginFor(one, '/investor/chats?show=unread&at=3'))],
  register: [['register'], loginTypes.map(addresses.register)],
  registration: [['wizard'], accountTypes.map(addresses.registration)],
  registrationStep: [['wizard'], accountTypes.map((one) => addresses.registrationStep(one, 'documents', 'pan'))],
  profileReview: [['profileReview'], accountTypes.map(addresses.profileReview)],
  profileReviewAt: [['profileReview'], ofEach(addresses.profileReviewAt)],
  myProfile: [['myProfile'], accountTypes.map(addresses.myProfile)],
  savedProfile: [
    ['profileReview', 'myProfile'],
    accountTypes.flatMap((one) => ['draft', 'approved'].map((status) => addresses.savedProfile(one, status))),
  ],
  market: [['listings'], ofEach(addresses.market)],
  list: [['listings'], ofKinds(addresses.list)],
  listing: [['listing', 'listings'], ofKinds((base, kind) => addresses.listing(base, kind, '7'))],
  documents: [['listing', 'listings'], ofKinds((base, kind) => addresses.documents(base, kind, '7'))],
  compare: [['compare', 'listings'], ofKinds((base, kind) => addresses.compare(base, kind, '7~8'))],
  ownListing: [['listing'], profileKinds.map((kind) => addresses.ownListing(kind, '7'))],
  listingAs: [['listing'], [addresses.listingAs(addresses.ownListing('INVESTOR', '7'), 'stranger')]],
  chats: [['chats'], ofEach((base) => addresses.chats(base, 'unread'))],
  chat: [['chats'], ofEach((base) => addresses.chat(base, '7', 'unread'))],
  message: [['chats'], ofEach((base) => addresses.message(base, { chat_id: '7', seq: 3 }))],
  proposals: [['proposals'], ofEach((base) => addresses.proposals(base, { box: 'sent' }))],
  proposal: [['proposal'], ofKinds((base, other) => addresses.proposal(base, other, '7'))],
  plans: [['subscriptions'], ofEach((base) => addresses.plans(base, { mode: 'NEW' }))],
  plansAt: [['subscriptions'], ofEach((base) => addresses.plansAt(addresses.plans(base), { mode: 'NEW' }))],
  paymentHere: [['mySubscription'], ofEach((base) => addresses.mySubscription(base) + addresses.paymentHere('7'))],
  mySubscription: [['mySubscription'], ofEach((base) => addresses.mySubscription(base, '7'))],
}

const entrances: Record<string, readonly string[]> = {
  visitorLogins,
  'what visitors asked for': visitorLogins.map((login) => login.split('?wanted=')[1] ?? ''),
  plansOfEntrepreneurs: [plansOfEntrepreneurs],
  directoryOf: bases.map(directoryOf),
}

const pathOf = (address: string) => address.replace(/[?#].*/, '')

it.each(Object.entries(built))('%s leads to a screen of its own, whatever it is given', (_, [screens, made]) => {
  expect(made.length).toBeGreaterThan(0)
  const led = made.map((address) => [address, routeOf(pathOf(address))?.screen ?? null])
  expect(led.filter(([, screen]) => !screens.some((one) => one === screen))).toEqual([])
  expect(new Set(led.map(([, screen]) => screen)).size).toBe(screens.length)
})

it.each(Object.entries(entrances))('%s lead to rows', (_, made) => {
  expect(made.map((address) => routeOf(pathOf(address))).filter((route) => !route)).toEqual([])
})

it('every row has a builder', () => {
  const made = Object.values(built).flatMap(([, each]) => each)
  const reached = new Set(made.map((address) => routeOf(pathOf(address))?.pattern))
  expect(routes.map(({ pattern }) => pattern).filter((pattern) => !reached.has(pattern))).toEqual([])
})

it('a member’s base is one of those', () => {
  const given = loginTypes.flatMap((role) => [...accountTypes, null].map((one) => addresses.base(role, one)))
  expect(new Set([...given, ...profileKinds.map(addresses.baseOfKind), ...accountTypes.map(addresses.baseOf)])).toEqual(
    new Set(bases),
  )
})

it('an address without a row, or without what its row names, does not compile', () => {
  // @ts-expect-error a pattern that is none of the table
  build('/investor/my-profiles')
  // @ts-expect-error a part that is missing
  build('/global-connect/:id')
  // @ts-expect-error a part that the pattern does not have
  build('/:loginType/login', { loginType: 'investor', id: '7' })
  // @ts-expect-error a role that does not exist
  build('/:loginType/login', { loginType: 'founder' })
  // @ts-expect-error a base that has no rows
  under('/entrepreneur', 'chats')
  // @ts-expect-error what entrepreneurs alone have
  under('/investor', 'sent-proposals')
  // @ts-expect-error a text that might be any
  addresses.chats(String('/investor'))
  expect(build('/:loginType/login', { loginType: 'investor' })).toBe('/investor/login')
})

it.each([
  ['/investor/capital-bridge', 'INVESTMENT'],
  ['/investor/capital-bridge?q=cold', 'INVESTMENT'],
  ['/investor/business-exchange?q=capital-bridge', 'WANT_TO_SELL'],
  ['/entrepreneur/want-to-grow/global-connect?sort=amount', 'WANT_TO_GROW'],
  ['/entrepreneur/investment/investors?q=/capital-bridge', 'INVESTOR'],
])('%s lists %s', (address, kind) => {
  expect(kindListedAt(address)).toBe(kind)
})

it('says what an address is of', () => {
  expect(['/investor/login', '/entrepreneur/investment/login', '/investor/login/x'].map(isLogin)).toEqual([
    true,
    true,
    false,
  ])
  expect(['/investor/my-subscription', '/investor/subscriptions'].map(isMySubscription)).toEqual([true, false])
  expect(['/investor/chats/c', '/entrepreneur/investment', '/about-us', '/'].map(loginTypeAt)).toEqual([
    ...['investor', 'entrepreneur', null, null],
  ])
  const asked = ['/investor/chats/c?show=unread', '/investor/chats/d', '/investor/chats', '/global-connect/c']
  expect(asked.map((address) => isChatAt(address, 'c'))).toEqual([true, false, false, false])
  expect(withBase('/entrepreneur/investment/chats/c', '/investor')).toBe('/investor/chats/c')
  expect(withBase('/investor/chats', '/entrepreneur/want-to-sell')).toBe('/entrepreneur/want-to-sell/chats')
})

it.each([
  ['/investor/investor/chats/c', '/investor/chats/c'],
  ['/investor/want-to-sell/capital-bridge', '/investor/capital-bridge'],
  ['/investor/investors', '/investor/capital-bridge'],
  ['/investor/investors/7', '/investor/capital-bridge'],
  ['/investor/sent-proposals', '/investor/my-proposals?box=sent'],
  ['/investor/sent-proposals/7', '/investor/my-proposal/capital-bridge/7'],
  ['/entrepreneur/investment/my-proposals', '/entrepreneur/investment/sent-proposals?box=received'],
  ['/entrepreneur/investment/my-proposal/capital-bridge/7', '/entrepreneur/investment/sent-proposals/7'],
  ['/entrepreneur/want-to-sell/capital-bridge', '/entrepreneur/want-to-sell/investors'],
  ['/entrepreneur/want-to-sell/business-exchange/', '/entrepreneur/want-to-sell/investors'],
  ['/entrepreneur/want-to-grow/capital-bridge/7', '/entrepreneur/capital-bridge/7'],
  ['/entrepreneur/want-to-grow/business-exchange/7', '/entrepreneur/business-exchange/7'],
  ['/entrepreneur/investment/businesses/7', '/entrepreneur/businesses/7'],
])('%s stands for %s, which is a row', (from, to) => {
  expect(routeOf(from)).toBeNull()
  expect(redirectFor(from, '')).toBe(to)
  expect(routeOf(pathOf(to))).not.toBeNull()
  expect(redirectFor(from, 'x=1')).toBe(`${pathOf(to)}?x=1`)
})

it('no address that has a row, and none of nobody, stands for another', () => {
  for (const path of ['/investor/chats', '/entrepreneur/other/my-proposals', '/investor/other/chats', '/nowhere'])
    expect(redirectFor(path, '')).toBeNull()
})
