/** All addresses of the product: pattern, screen and who may open it. */

export const home = '/'
export const aboutUs = '/about-us'
export const privacyPolicy = '/privacy-policy'
export const contactSupport = '/contact-support'
export const terms = '/terms'
export const account = '/account'
export const changePassword = '/change-password'
export const newPassword = '/create-new-password'
export const deleteAccount = '/delete-account'

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

export interface Route<P extends string = string> {
  pattern: P
  screen: ScreenKey
  guarded: boolean
  /** The screen that a visitor sees instead. */
  forVisitors?: ScreenKey
  /** Closed to an entrepreneur without a Global Connect profile. */
  isGlobalConnect?: true
}

const open = <const P extends string>(pattern: P, screen: ScreenKey): Route<P> => ({ pattern, screen, guarded: false })
const guarded = <const P extends string>(pattern: P, screen: ScreenKey): Route<P> => ({
  pattern,
  screen,
  guarded: true,
})
const globalConnect = <const P extends string>(pattern: P, screen: ScreenKey): Route<P> => ({
  ...guarded(pattern, screen),
  isGlobalConnect: true,
})

const rows = [
  open(home, 'home'),
  open(deleteAccount, 'deleteAccount'),
  open(newPassword, 'resetPassword'),
  open(aboutUs, 'aboutUs'),
  open(privacyPolicy, 'privacyPolicy'),
  open(contactSupport, 'contactSupport'),
  open(terms, 'terms'),
  guarded(account, 'account'),
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
  { ...open('/entrepreneur/:accountType/register', 'wizard'), forVisitors: 'register' as const },
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

/** The patterns that builders can use. Changing one here breaks the types of its builders. */
export type Pattern = (typeof rows)[number]['pattern']

export const routes: readonly Route[] = rows
