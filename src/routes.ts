import { type AccountType, isLoginType, isOffering, type LoginType, type Offering } from './domain/offerings.ts'

/** Every address of the product, once: pattern, screen and who may open it. What leads to one is in `addresses.ts`. */

/** What the first page leads to, and where a session lands; every page loads these. */
export const home = '/'
export const aboutUs = '/about-us'
export const privacyPolicy = '/privacy-policy'
export const contactSupport = '/contact-support'
export const terms = '/terms'
export const chooseOffering = '/entrepreneur/type'

/** What the footer offers a visitor, by way of a login that remembers it. */
export const wantedByVisitors = [
  ['entrepreneur', 'investment/investors'],
  ['investor', 'business-exchange'],
  ['entrepreneur', 'investment/chats'],
] as const

/** Of a role, or of one of its offerings. */
export const loginOf = (role: LoginType | `entrepreneur/${Offering}`): string => `/${role}/login`

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
}

const open = (pattern: string, screen: ScreenKey): Route => ({ pattern, screen, guarded: false })
const guarded = (pattern: string, screen: ScreenKey): Route => ({ pattern, screen, guarded: true })

export const routes: readonly Route[] = [
  open(home, 'home'),
  open('/delete-account', 'deleteAccount'),
  open('/create-new-password', 'resetPassword'),
  open(aboutUs, 'aboutUs'),
  open(privacyPolicy, 'privacyPolicy'),
  open(contactSupport, 'contactSupport'),
  open(terms, 'terms'),
  guarded('/account', 'account'),
  guarded('/change-password', 'account'),
  guarded('/global-connect/:id', 'listing'),
  open('/:loginType/login', 'login'),
  open('/:loginType/register', 'register'),
  open('/:loginType/type', 'chooseOffering'),
  open('/:loginType/subscriptions', 'subscriptions'),
  guarded('/investor/register-profile', 'wizard'),
  guarded('/investor/my-profile', 'myProfile'),
  guarded('/investor/profile-review', 'profileReview'),
  guarded('/investor/global-connect', 'listings'),
  guarded('/investor/my-proposals', 'proposals'),
  guarded('/investor/my-proposal/:kind/:id', 'proposal'),
  guarded('/investor/chats', 'chats'),
  guarded('/investor/chats/:id', 'chats'),
  guarded('/:loginType/my-subscription', 'mySubscription'),
  guarded('/:loginType/capital-bridge', 'listings'),
  guarded('/:loginType/capital-bridge/:id', 'listing'),
  guarded('/:loginType/business-exchange', 'listings'),
  guarded('/:loginType/business-exchange/:id', 'listing'),
  guarded('/:loginType/businesses/:id', 'listing'),
  open('/:loginType/:accountType/login', 'login'),
  open('/:loginType/:accountType/subscriptions', 'subscriptions'),
  open('/entrepreneur/:accountType/register', 'wizard'),
  guarded('/entrepreneur/:accountType/my-profile', 'myProfile'),
  guarded('/entrepreneur/:accountType/profile-review', 'profileReview'),
  guarded('/entrepreneur/:accountType/chats', 'chats'),
  guarded('/entrepreneur/:accountType/chats/:id', 'chats'),
  guarded('/:loginType/:accountType/investors', 'listings'),
  guarded('/:loginType/:accountType/investors/:id', 'listing'),
  guarded('/:loginType/:accountType/global-connect', 'listings'),
  guarded('/:loginType/:accountType/my-subscription', 'mySubscription'),
  guarded('/:loginType/:accountType/sent-proposals', 'proposals'),
  guarded('/:loginType/:accountType/sent-proposals/:id', 'proposal'),
]

/** The dialog over any page of a signed-in member: by its own address, or by this word in the query. */
const changePassword = 'change-password'
export const asksPasswordChange = (pathname: string, search: string): boolean =>
  pathname === `/${changePassword}` || new URLSearchParams(search).has(changePassword)

/** The query that opens the dialog over the page with this one. */
export function withPasswordChange(search: string): string {
  const query = new URLSearchParams(search)
  query.set(changePassword, '')
  return `?${query}`
}

/** Whether the named parts of an address are ones that exist: an investor's address names no account type. */
export const paramsAreKnown = ({ loginType, accountType }: Readonly<Record<string, string | undefined>>): boolean =>
  (loginType === undefined || isLoginType(loginType)) &&
  (accountType === undefined || (loginType !== 'investor' && isOffering(accountType)))

/** The address that a pattern's named parts are read from: each part is one segment. */
const shapeOf = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`)

export const routeOf = (pathname: string): Route | undefined =>
  routes.find(({ pattern }) => shapeOf(pattern).test(pathname))
