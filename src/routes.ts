import { type AccountType, isLoginType, isOffering, type LoginType, type Offering } from './domain/offerings.ts'

/** Every address of the product, once: pattern, screen and who may open it. What leads to one is in `addresses.ts`. */

/** What the first page leads to, and where a session lands; every page loads these. */
export const home = '/'
export const aboutUs = '/about-us'
export const privacyPolicy = '/privacy-policy'
export const contactSupport = '/contact-support'
export const terms = '/terms'
export const chooseOffering = '/entrepreneur/type'
export const changePassword = '/change-password'

/** Of a role, or of one of its offerings. */
export const loginOf = (role: LoginType | `entrepreneur/${Offering}`): string => `/${role}/login`

/** What the footer offers a visitor, by way of a login that remembers it. */
export const visitorLogins: readonly string[] = [
  `${loginOf('entrepreneur')}?wanted=/entrepreneur/investment/investors`,
  `${loginOf('investor')}?wanted=/investor/business-exchange`,
  `${loginOf('entrepreneur')}?wanted=/entrepreneur/investment/chats`,
]

export const plansOfEntrepreneurs = '/entrepreneur/subscriptions'

/** `/investor` or `/entrepreneur/{account type}`: of a role with what it acts as, or of an account type alone. */
export const homeBase = (role: LoginType | AccountType, accountType: AccountType | null): string =>
  role === 'investor' ? '/investor' : `/entrepreneur/${accountType ?? 'investment'}`

const baseOf = (accountType: AccountType) => homeBase(accountType, accountType)

export const registrationOf = (accountType: AccountType): string =>
  `${baseOf(accountType)}/register${accountType === 'investor' ? '-profile' : ''}`

export const reviewOf = (accountType: AccountType): string => `${baseOf(accountType)}/profile-review`

/** The first list of a role: companies that look for capital, or investors. */
export const marketOf = (base: string): string => `${base}/${base === '/investor' ? 'capital-bridge' : 'investors'}`

/** Where Global Connect members look for each other. */
export const directoryOf = (base: string): string => `${base}/global-connect`

export type ScreenKey =
  | 'home'
  | 'deleteAccount'
  | 'login'
  | 'register'
  | 'chooseOffering'
  | 'subscriptions'
  | 'resetPassword'
  | 'wizard'
  | 'listings'
  | 'listing'
  | 'compare'
  | 'myProfile'
  | 'profileReview'
  | 'mySubscription'
  | 'proposals'
  | 'proposal'
  | 'chats'
  | 'account'
  | 'aboutUs'
  | 'privacyPolicy'
  | 'contactSupport'
  | 'terms'

export interface Route {
  pattern: string
  screen: ScreenKey
  guarded: boolean
  /** What a visitor is shown there instead. */
  forVisitors?: ScreenKey
  /** Closed to an entrepreneur without a Global Connect profile. */
  isGlobalConnect?: true
}

const open = (pattern: string, screen: ScreenKey): Route => ({ pattern, screen, guarded: false })
const guarded = (pattern: string, screen: ScreenKey): Route => ({ pattern, screen, guarded: true })
const globalConnect = (pattern: string, screen: ScreenKey): Route => ({
  ...guarded(pattern, screen),
  isGlobalConnect: true,
})

export const routes: readonly Route[] = [
  open(home, 'home'),
  open('/delete-account', 'deleteAccount'),
  open('/create-new-password', 'resetPassword'),
  open(aboutUs, 'aboutUs'),
  open(privacyPolicy, 'privacyPolicy'),
  open(contactSupport, 'contactSupport'),
  open(terms, 'terms'),
  guarded('/account', 'account'),
  guarded(changePassword, 'account'),
  globalConnect('/global-connect/:id', 'listing'),
  open('/:loginType/login', 'login'),
  open('/:loginType/register', 'register'),
  open('/:loginType/type', 'chooseOffering'),
  open('/:loginType/subscriptions', 'subscriptions'),
  guarded('/investor/register-profile', 'wizard'),
  guarded('/investor/my-profile', 'myProfile'),
  guarded('/investor/profile-review', 'profileReview'),
  globalConnect('/investor/global-connect', 'listings'),
  globalConnect('/investor/global-connect/compare', 'compare'),
  guarded('/investor/my-proposals', 'proposals'),
  guarded('/investor/my-proposal/:kind/:id', 'proposal'),
  guarded('/investor/chats', 'chats'),
  guarded('/investor/chats/:id', 'chats'),
  guarded('/:loginType/my-subscription', 'mySubscription'),
  guarded('/:loginType/capital-bridge', 'listings'),
  guarded('/:loginType/capital-bridge/compare', 'compare'),
  guarded('/:loginType/capital-bridge/:id', 'listing'),
  guarded('/:loginType/business-exchange', 'listings'),
  guarded('/:loginType/business-exchange/compare', 'compare'),
  guarded('/:loginType/business-exchange/:id', 'listing'),
  guarded('/:loginType/businesses/:id', 'listing'),
  open('/:loginType/:accountType/login', 'login'),
  open('/:loginType/:accountType/subscriptions', 'subscriptions'),
  { ...open('/entrepreneur/:accountType/register', 'wizard'), forVisitors: 'register' },
  guarded('/entrepreneur/:accountType/my-profile', 'myProfile'),
  guarded('/entrepreneur/:accountType/profile-review', 'profileReview'),
  guarded('/entrepreneur/:accountType/chats', 'chats'),
  guarded('/entrepreneur/:accountType/chats/:id', 'chats'),
  guarded('/:loginType/:accountType/investors', 'listings'),
  guarded('/:loginType/:accountType/investors/compare', 'compare'),
  guarded('/:loginType/:accountType/investors/:id', 'listing'),
  globalConnect('/:loginType/:accountType/global-connect', 'listings'),
  globalConnect('/:loginType/:accountType/global-connect/compare', 'compare'),
  guarded('/:loginType/:accountType/my-subscription', 'mySubscription'),
  guarded('/:loginType/:accountType/sent-proposals', 'proposals'),
  guarded('/:loginType/:accountType/sent-proposals/:id', 'proposal'),
]

type Params = Readonly<Record<string, string | undefined>>

/** Whether the named parts of an address are ones that exist: an investor's address names no account type. */
export const paramsAreKnown = ({ loginType, accountType }: Params): boolean =>
  (loginType === undefined || isLoginType(loginType)) &&
  (accountType === undefined || (loginType !== 'investor' && isOffering(accountType)))

/** An address of the product: its row, and the named parts of its path. */
export interface Address {
  pathname: string
  /** Without its question mark. */
  search: string
  /** Null where no screen has the address. */
  route: Route | null
  params: Params
}

/** The path that a pattern's named parts are read from: each part is one segment. */
const shapeOf = (pattern: string) => new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i')

/** Named parts that do not exist have no screen, whatever the pattern. */
export function addressOf(pathname: string, search: string): Address {
  let params: Params = {}
  const route = routes.find(({ pattern }) => {
    const found = shapeOf(pattern).exec(pathname)
    params = { ...found?.groups }
    return found
  })
  return { pathname, search, route: (paramsAreKnown(params) && route) || null, params }
}

export const routeOf = (pathname: string): Route | null => addressOf(pathname, '').route

/** What an address shows to members, and to visitors. */
export const screenOf = ({ route }: Address, isMember: boolean): ScreenKey =>
  (!isMember && route?.forVisitors) || (route?.screen ?? 'home')

/** The kind of profile that an address belongs to: the offering that it names, or the investor's. */
export const profileOf = ({ route, params: { loginType, accountType } }: Address): AccountType | null =>
  loginType === 'investor' || route?.pattern.startsWith('/investor/')
    ? 'investor'
    : isOffering(accountType)
      ? accountType
      : null

/** What every profile has, each under an address of its own. */
const ofEveryProfile: readonly ScreenKey[] = ['listings', 'proposals', 'proposal', 'chats', 'mySubscription']
export const isOfEveryProfile = ({ route }: Address): boolean => route !== null && ofEveryProfile.includes(route.screen)
