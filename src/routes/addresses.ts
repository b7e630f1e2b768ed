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

/** What leads to each address, for pages, e-mails and pushes; `base` is a member's own, of `addresses.base`. */

const isMarketKind = (kind: ProfileKind): kind is MarketKind => kind !== 'INVESTOR'

const baseOfKind = (kind: ProfileKind): Base => homeBase(loginTypeOf(kind), accountTypeOf(kind))
const roleOf = (base: Base): LoginType => (isInvestor(base) ? 'investor' : 'entrepreneur')
const myProfile = (accountType: AccountType) => under(homeBase(accountType, accountType), 'my-profile')

interface PlansQuery {
  mode?: string
  /** A purchase that is not paid yet. */
  payment?: string
  /** Where the purchase was started. */
  origin?: string
}

const plansAt = (plans: string, { mode, payment, origin }: PlansQuery = {}) =>
  withQuery(plans, { mode: mode ?? null, payment: payment ?? null, origin: origin ?? null })

const withFolder = (path: string, folder: ChatFolder = 'all', at: string | null = null) =>
  withQuery(path, { show: folder === 'all' ? null : folder, at })

/** An entrepreneur finds investors behind the base, and what another offers behind the role alone. */
const marketItem = (base: Base, kind: Exclude<MarketKind, 'WANT_TO_GROW'>, id: string) =>
  build(`/:loginType/${lists[kind]}/:id`, { loginType: roleOf(base), id })

const comparedAt = (base: Base, kind: ProfileKind) => {
  if (kind === 'WANT_TO_GROW') return under(base, 'global-connect/compare')
  if (kind !== 'INVESTOR') return build(`/:loginType/${lists[kind]}/compare`, { loginType: roleOf(base) })
  return isInvestor(base) ? marketOf(base) : under(base, 'investors/compare')
}

export const addresses = {
  ...{ home, deleteAccount, newPassword, aboutUs, privacyPolicy, contactSupport, terms, account, changePassword },
  chooseOffering,
  login: loginOf,
  register: (loginType: LoginType) => build('/:loginType/register', { loginType }),

  base: homeBase,
  baseOfKind,
  isInvestor,
  registration: registrationOf,
  /** A step of it, and the field that is meant. */
  registrationStep: (accountType: AccountType, step: string, field?: string) =>
    withQuery(registrationOf(accountType), { step }) + (field ? `#${field}` : ''),
  profileReview: reviewOf,
  profileReviewAt: (base: Base) => under(base, 'profile-review'),
  myProfile,
  /** Where a saved profile is shown: the review before its submission, My Profile afterwards. */
  savedProfile: (accountType: AccountType, status: string) =>
    status === 'draft' ? reviewOf(accountType) : myProfile(accountType),

  market: marketOf,
  /** A kind that the role has no list of leads to its first list. */
  list: (base: Base, kind: ProfileKind) => {
    if (kind === 'WANT_TO_GROW') return under(base, lists[kind])
    return isInvestor(base) && isMarketKind(kind) ? under(base, lists[kind]) : marketOf(base)
  },
  /** A page of its own; an investor opens no other investor's. */
  listing: (base: Base, kind: ProfileKind, id: string) => {
    if (kind === 'WANT_TO_GROW') return build('/global-connect/:id', { id })
    if (kind !== 'INVESTOR') return marketItem(base, kind, id)
    return isInvestor(base) ? marketOf(base) : under(base, 'investors/:id', { id })
  },
  /** Several of a list side by side: their ids as the address has them. */
  compare: (base: Base, kind: ProfileKind, ids: string) => `${comparedAt(base, kind)}?ids=${ids}`,
  /** A profile as others see it; to its owner it shows how often it is seen. */
  ownListing: (kind: ProfileKind, id: string) =>
    build('/:loginType/businesses/:id', { loginType: loginTypeOf(kind), id }),

  /** The same page as its owner previews it. */
  listingAs: (path: string, reader: ListingReader | null) => withQuery(path, { as: reader }),

  chats: (base: Base, folder?: ChatFolder) => withFolder(under(base, 'chats'), folder),
  /** With what the list beside it shows. */
  chat: (base: Base, id: string, folder?: ChatFolder) => withFolder(under(base, 'chats/:id', { id }), folder),
  /** At one of its messages. */
  message: (base: Base, { chat_id: id, seq }: { chat_id: string; seq: number }, folder?: ChatFolder) =>
    withFolder(under(base, 'chats/:id', { id }), folder, String(seq)),
  proposals: (base: Base, query: { box?: string; state?: string } = {}) =>
    withQuery(isInvestor(base) ? under(base, 'my-proposals') : under(base, 'sent-proposals'), query),
  /** An investor's address names the market of the other side. */
  proposal: (base: Base, other: ProfileKind, id: string) =>
    isInvestor(base)
      ? under(base, 'my-proposal/:kind/:id', { kind: lists[isMarketKind(other) ? other : 'INVESTMENT'], id })
      : under(base, 'sent-proposals/:id', { id }),

  plans: (base: Base, query: PlansQuery = {}) => plansAt(under(base, 'subscriptions'), query),
  /** Where the address of the plans is known already. */
  plansAt,
  /** The same page with a purchase that is not paid yet. */
  paymentHere: (payment: string) => withQuery('', { payment }),
  mySubscription: (base: Base, payment: string | null = null) => withQuery(under(base, 'my-subscription'), { payment }),
}

/** What an investor's addresses call the kinds of listings. */
export const segmentsOfListings: readonly string[] = profileKinds.filter(isMarketKind).map((kind) => lists[kind])

/** The kind of listing that a list's address shows, with or without its query. */
export const kindListedAt = (address: string): ProfileKind => {
  const [path = ''] = address.split('?')
  const parts = routeOf(path)?.pattern.split('/') ?? []
  return profileKinds.find((kind) => parts.includes(lists[kind])) ?? 'INVESTOR'
}

/** Whether an address shows this chat. */
export const isChatAt = (address: string, id: string): boolean => {
  const [path = ''] = address.split('?')
  const { route, params } = addressOf(path, '')
  return route?.screen === 'chats' && params.id === id
}

const shows = (path: string, screen: ScreenKey): boolean => routeOf(path)?.screen === screen
export const isLogin = (path: string): boolean => shows(path, 'login')
export const isMySubscription = (path: string): boolean => shows(path, 'mySubscription')
