import type { ChatFolder } from '../domain/chats/folders.ts'
import type { ListingReader } from '../domain/market/readers.ts'
import {
  type AccountType,
  accountTypeOf,
  type LoginType,
  loginTypeOf,
  type ProfileKind,
  profileKinds,
} from '../domain/offerings.ts'
import { type Base, build, homeBase, isInvestor, lists, type MarketKind, under } from './build.ts'
import { chooseOffering, loginOf, marketOf, registrationOf, reviewOf } from './entrances.ts'
import { withQuery } from './query.ts'
import { addressOf, routeOf } from './read.ts'
import {
  aboutUs,
  account,
  changePassword,
  contactSupport,
  deleteAccount,
  home,
  newPassword,
  privacyPolicy,
  type ScreenKey,
  terms,
} from './table.ts'

/** Builders of all addresses, for pages, e-mails and pushes; `base` is the member's, from `addresses.base`. */

const isMarketKind = (kind: ProfileKind): kind is MarketKind => kind !== 'INVESTOR'

const baseOfKind = (kind: ProfileKind): Base => homeBase(loginTypeOf(kind), accountTypeOf(kind))
const roleOf = (base: Base): LoginType => (isInvestor(base) ? 'investor' : 'entrepreneur')
const myProfile = (accountType: AccountType) => under(homeBase(accountType, accountType), 'my-profile')

interface PlansQuery {
  mode?: string
  /** An unpaid purchase. */
  payment?: string
  /** The page where the purchase started. */
  origin?: string
}

const plansAt = (plans: string, { mode, payment, origin }: PlansQuery = {}) =>
  withQuery(plans, { mode: mode ?? null, payment: payment ?? null, origin: origin ?? null })

const withFolder = (path: string, folder: ChatFolder = 'all', at: string | null = null) =>
  withQuery(path, { show: folder === 'all' ? null : folder, at })

/** Entrepreneurs' addresses of listings are below the role, without an account type. */
const marketItem = (base: Base, kind: Exclude<MarketKind, 'WANT_TO_GROW'>, id: string) =>
  build(`/:loginType/${lists[kind]}/:id`, { loginType: roleOf(base), id })

const comparedAt = (base: Base, kind: ProfileKind) => {
  if (kind === 'WANT_TO_GROW') return under(base, 'global-connect/compare')
  if (kind !== 'INVESTOR') return build(`/:loginType/${lists[kind]}/compare`, { loginType: roleOf(base) })
  return isInvestor(base) ? marketOf(base) : under(base, 'investors/compare')
}

/** The page of a listing. Investors cannot open those of other investors. */
const listingAt = (base: Base, kind: ProfileKind, id: string) => {
  if (kind === 'WANT_TO_GROW') return build('/global-connect/:id', { id })
  if (kind !== 'INVESTOR') return marketItem(base, kind, id)
  return isInvestor(base) ? marketOf(base) : under(base, 'investors/:id', { id })
}

export const addresses = {
  ...{ home, deleteAccount, newPassword, aboutUs, privacyPolicy, contactSupport, terms, account, changePassword },
  chooseOffering,
  login: loginOf,
  /** A login that continues to an address. */
  loginFor: (loginType: LoginType, wanted: string) => withQuery(loginOf(loginType), { wanted }),
  register: (loginType: LoginType) => build('/:loginType/register', { loginType }),

  base: homeBase,
  baseOfKind,
  baseOf: (accountType: AccountType) => homeBase(accountType, accountType),
  isInvestor,
  registration: registrationOf,
  /** A step of the registration, and optionally a field in it. */
  registrationStep: (accountType: AccountType, step: string, field?: string) =>
    withQuery(registrationOf(accountType), { step }) + (field ? `#${field}` : ''),
  profileReview: reviewOf,
  profileReviewAt: (base: Base) => under(base, 'profile-review'),
  myProfile,
  /** The page of a saved profile: the review before its submission, My Profile afterwards. */
  savedProfile: (accountType: AccountType, status: string) =>
    status === 'draft' ? reviewOf(accountType) : myProfile(accountType),

  market: marketOf,
  /** The list of a kind, or the role's first list if the role has none of that kind. */
  list: (base: Base, kind: ProfileKind) => {
    if (kind === 'WANT_TO_GROW') return under(base, lists[kind])
    return isInvestor(base) && isMarketKind(kind) ? under(base, lists[kind]) : marketOf(base)
  },
  listing: listingAt,
  /** The documents on the page of a listing. */
  documents: (base: Base, kind: ProfileKind, id: string) => `${listingAt(base, kind, id)}#documents`,
  /** A comparison of listings; `ids` as in the address. */
  compare: (base: Base, kind: ProfileKind, ids: string) => `${comparedAt(base, kind)}?ids=${ids}`,
  /** A profile as others see it, with its view counts for the owner. */
  ownListing: (kind: ProfileKind, id: string) =>
    build('/:loginType/businesses/:id', { loginType: loginTypeOf(kind), id }),

  /** The same page in its owner's preview. */
  listingAs: (path: string, reader: ListingReader | null) => withQuery(path, { as: reader }),

  chats: (base: Base, folder?: ChatFolder) => withFolder(under(base, 'chats'), folder),
  /** A conversation, with the folder of the list next to it. */
  chat: (base: Base, id: string, folder?: ChatFolder) => withFolder(under(base, 'chats/:id', { id }), folder),
  /** A conversation, scrolled to a message. */
  message: (base: Base, { chat_id: id, seq }: { chat_id: string; seq: number }, folder?: ChatFolder) =>
    withFolder(under(base, 'chats/:id', { id }), folder, String(seq)),
  proposals: (base: Base, query: { box?: string; state?: string } = {}) =>
    withQuery(isInvestor(base) ? under(base, 'my-proposals') : under(base, 'sent-proposals'), query),
  /** An investor's address names the market of the other member. */
  proposal: (base: Base, other: ProfileKind, id: string) =>
    isInvestor(base)
      ? under(base, 'my-proposal/:kind/:id', { kind: lists[isMarketKind(other) ? other : 'INVESTMENT'], id })
      : under(base, 'sent-proposals/:id', { id }),

  plans: (base: Base, query: PlansQuery = {}) => plansAt(under(base, 'subscriptions'), query),
  /** For a caller that already has the address of the plans page. */
  plansAt,
  /** The current page with an unpaid purchase. */
  paymentHere: (payment: string) => withQuery('', { payment }),
  mySubscription: (base: Base, payment: string | null = null) => withQuery(under(base, 'my-subscription'), { payment }),
}

/** The names of listing kinds in an investor's addresses. */
export const segmentsOfListings: readonly string[] = profileKinds.filter(isMarketKind).map((kind) => lists[kind])

/** The kind of listing of a list's address, with or without a query. */
export const kindListedAt = (address: string): ProfileKind => {
  const parts = routeOf(address)?.pattern.split('/') ?? []
  return profileKinds.find((kind) => parts.includes(lists[kind])) ?? 'INVESTOR'
}

/** An address's section in the navigation: its kind of listing, the proposals, or its own screen. */
const sectionOf = (path: string): string | undefined => {
  const { pattern = '', screen } = routeOf(path) ?? {}
  const list = Object.values(lists).find((name) => pattern.split('/').includes(name))
  return list ?? (screen === 'proposal' ? 'proposals' : screen)
}
/** True for a list in the navigation and for every page opened from it. */
export const isInSection = (path: string, list: string): boolean => sectionOf(path) === sectionOf(list)

/** True if an address shows this chat. */
export const isChatAt = (address: string, id: string): boolean => {
  const [path = ''] = address.split('?')
  const { route, params } = addressOf(path, '')
  return route?.screen === 'chats' && params.id === id
}

const shows = (path: string, screen: ScreenKey): boolean => routeOf(path)?.screen === screen
export const isLogin = (path: string): boolean => shows(path, 'login')
export const isMySubscription = (path: string): boolean => shows(path, 'mySubscription')
