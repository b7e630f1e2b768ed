import type { ChatFolder } from './domain/chats/folders.ts'
import type { ListingReader } from './domain/market/readers.ts'
import {
  type AccountType,
  accountTypeOf,
  type LoginType,
  loginTypeOf,
  offerings,
  type ProfileKind,
  profileKindOf,
} from './domain/offerings.ts'
import {
  changePassword,
  chooseOffering,
  homeBase,
  loginOf,
  marketOf,
  registrationOf,
  reviewOf,
  routes,
  type ScreenKey,
} from './routes.ts'

/** What leads to each address, for pages, e-mails and pushes; `base` is a member's own, of `addresses.base`. */

const lists: Readonly<Record<ProfileKind, string>> = {
  INVESTOR: 'investors',
  INVESTMENT: 'capital-bridge',
  WANT_TO_SELL: 'business-exchange',
  WANT_TO_GROW: 'global-connect',
}

/** What an investor's addresses call the kinds of listings. */
export const segmentsOfListings: readonly string[] = offerings.map((offering) => lists[profileKindOf(offering)])

const isInvestor = (base: string): boolean => base === homeBase('investor', null)

/** With what is named in the query; null is left out. */
const withQuery = (path: string, query: Readonly<Record<string, string | null>>): string => {
  const named = Object.entries(query).filter((one): one is [string, string] => one[1] !== null)
  return named.length > 0 ? `${path}?${new URLSearchParams(named)}` : path
}

/** The address of a screen that has one without parameters: its first. */
const fixedOf = (screen: ScreenKey): string => routes.find((route) => route.screen === screen)?.pattern ?? '/'

const baseOfKind = (kind: ProfileKind) => homeBase(loginTypeOf(kind), accountTypeOf(kind))
const myProfile = (accountType: AccountType) => `${baseOfKind(profileKindOf(accountType))}/my-profile`

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

export const addresses = {
  home: fixedOf('home'),
  deleteAccount: fixedOf('deleteAccount'),
  newPassword: fixedOf('resetPassword'),
  aboutUs: fixedOf('aboutUs'),
  privacyPolicy: fixedOf('privacyPolicy'),
  contactSupport: fixedOf('contactSupport'),
  terms: fixedOf('terms'),
  account: fixedOf('account'),
  changePassword,
  chooseOffering,
  login: loginOf,
  register: (loginType: LoginType) => `/${loginType}/register`,

  base: homeBase,
  baseOfKind,
  isInvestor,
  registration: registrationOf,
  /** A step of it, and the field that is meant. */
  registrationStep: (accountType: AccountType, step: string, field?: string) =>
    withQuery(registrationOf(accountType), { step }) + (field ? `#${field}` : ''),
  profileReview: reviewOf,
  profileReviewAt: (base: string) => `${base}/profile-review`,
  myProfile,
  /** Where a saved profile is shown: the review before its submission, My Profile afterwards. */
  savedProfile: (accountType: AccountType, status: string) =>
    status === 'draft' ? reviewOf(accountType) : myProfile(accountType),

  market: marketOf,
  list: (base: string, kind: ProfileKind) => `${base}/${lists[kind]}`,
  listing: (base: string, kind: ProfileKind, id: string) =>
    kind === 'WANT_TO_GROW' ? `/global-connect/${id}` : `${base}/${lists[kind]}/${id}`,
  /** Several of a list side by side: their ids as the address has them. */
  compare: (base: string, kind: ProfileKind, ids: string) => `${base}/${lists[kind]}/compare?ids=${ids}`,
  /** Of a card in a list that has this address. */
  listingIn: (list: string, id: string) => `${list}/${id}`,
  /** A profile as others see it; to its owner it shows how often it is seen. */
  ownListing: (kind: ProfileKind, id: string) => `/${loginTypeOf(kind)}/businesses/${id}`,

  /** The same page as its owner previews it. */
  listingAs: (path: string, reader: ListingReader | null) => withQuery(path, { as: reader }),

  chats: (base: string, folder?: ChatFolder) => withFolder(`${base}/chats`, folder),
  /** With what the list beside it shows. */
  chat: (base: string, id: string, folder?: ChatFolder) => withFolder(`${base}/chats/${id}`, folder),
  /** At one of its messages. */
  message: (base: string, { chat_id: id, seq }: { chat_id: string; seq: number }, folder?: ChatFolder) =>
    withFolder(`${base}/chats/${id}`, folder, String(seq)),
  proposals: (base: string, query: { box?: string; state?: string } = {}) =>
    withQuery(`${base}/${isInvestor(base) ? 'my-proposals' : 'sent-proposals'}`, query),
  /** An investor's address names the market of the other side. */
  proposal: (base: string, other: ProfileKind, id: string) =>
    isInvestor(base)
      ? `${base}/my-proposal/${lists[other === 'INVESTOR' ? 'INVESTMENT' : other]}/${id}`
      : `${base}/sent-proposals/${id}`,

  plans: (base: string, query: PlansQuery = {}) => plansAt(`${base}/subscriptions`, query),
  /** Where the address of the plans is known already. */
  plansAt,
  /** The same page with a purchase that is not paid yet. */
  paymentHere: (payment: string) => withQuery('', { payment }),
  mySubscription: (base: string, payment: string | null = null) => withQuery(`${base}/my-subscription`, { payment }),
}

/** The kind of listing that a list's address shows, with or without its query. */
export const kindListedAt = (address: string): ProfileKind => {
  const [path = ''] = address.split('?')
  const [kind] = Object.entries(lists).find(([, name]) => path.split('/').includes(name)) ?? []
  return (kind as ProfileKind | undefined) ?? 'INVESTOR'
}

export const isLogin = (path: string): boolean => path.endsWith('/login')
export const isMySubscription = (path: string): boolean => path.endsWith('/my-subscription')
