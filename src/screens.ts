import { loadWords } from './i18n/language.ts'
import type { ScreenKey } from './routes.ts'
import type { cardProvider } from './ui/parts/cardProvider.ts'
import { type LoadedScreen, screen } from './ui/parts/flowScreen.tsx'

/** A flow that takes payments: its card form reaches the provider through its effects. */
async function withCardForm<F extends { cardForm: typeof cardProvider }>(effects: Promise<F>): Promise<F> {
  const [loaded, { cardProvider: form }] = await Promise.all([
    effects,
    import(/* webpackChunkName: "subscriptions" */ './ui/parts/cardProvider.ts'),
  ])
  Object.assign(form, loaded.cardForm)
  return loaded
}

/** The header's link to Global Connect, with the gate that it opens. */
export const globalConnectLink = screen(
  () => withCardForm(import(/* webpackChunkName: "globalConnect" */ './effects/globalConnect.ts')),
  () => import(/* webpackChunkName: "globalConnect" */ './ui/globalConnect/GlobalConnectLink.tsx'),
  () => loadWords(['subscriptions', 'memberHome']),
)

/** The bell of the header: the notification centre and the pushes of new messages, once somebody is signed in. */
export const bell = screen(
  () => import(/* webpackChunkName: "member" */ './effects/notifications.ts'),
  () => import(/* webpackChunkName: "member" */ './ui/notifications/Bell.tsx'),
  () => loadWords(['notifications']),
)

/** Every screen of an address, loaded with its flow and its words when it is first shown. */
export const screens: Record<ScreenKey, LoadedScreen> = {
  // A member's; visitors have a page of their own.
  home: screen(
    () => import(/* webpackChunkName: "member" */ './effects/overview.ts'),
    () => import(/* webpackChunkName: "member" */ './ui/home/MemberHome.tsx'),
    () => loadWords(['memberHome']),
  ),
  login: screen(
    () => import(/* webpackChunkName: "login" */ './effects/login.ts'),
    () => import(/* webpackChunkName: "login" */ './ui/login/Login.tsx'),
    () => loadWords(['login']),
  ),
  resetPassword: screen(
    () => import(/* webpackChunkName: "login" */ './effects/passwordReset.ts'),
    () => import(/* webpackChunkName: "login" */ './ui/login/ResetPassword.tsx'),
    () => loadWords(['login']),
  ),
  account: screen(
    () => import(/* webpackChunkName: "account" */ './effects/account.ts'),
    () => import(/* webpackChunkName: "account" */ './ui/account/Account.tsx'),
    () => loadWords(['security']),
  ),
  register: screen(
    () => import(/* webpackChunkName: "register" */ './effects/register.ts'),
    () => import(/* webpackChunkName: "register" */ './ui/registration/Register.tsx'),
    () => loadWords(['login', 'registration']),
  ),
  chooseOffering: screen(
    () => import(/* webpackChunkName: "register" */ './effects/chooseOffering.ts'),
    () => import(/* webpackChunkName: "register" */ './ui/registration/ChooseOffering.tsx'),
    () => loadWords(['registration']),
  ),
  wizard: screen(
    () => import(/* webpackChunkName: "wizard" */ './effects/wizard.ts'),
    () => import(/* webpackChunkName: "wizard" */ './ui/registration/Wizard.tsx'),
    () => loadWords(['registration']),
  ),
  profileReview: screen(
    () => import(/* webpackChunkName: "profileReview" */ './effects/profileReview.ts'),
    () => import(/* webpackChunkName: "profileReview" */ './ui/profile/ProfileReview.tsx'),
    () => loadWords(['registration']),
  ),
  myProfile: screen(
    () => import(/* webpackChunkName: "profileReview" */ './effects/profileReview.ts'),
    () => import(/* webpackChunkName: "profileReview" */ './ui/profile/ProfileReview.tsx'),
    () => loadWords(['registration']),
  ),
  subscriptions: screen(
    () => withCardForm(import(/* webpackChunkName: "subscriptions" */ './effects/subscriptions.ts')),
    () => import(/* webpackChunkName: "subscriptions" */ './ui/subscriptions/Subscriptions.tsx'),
    () => loadWords(['subscriptions', 'login']),
  ),
  mySubscription: screen(
    () => withCardForm(import(/* webpackChunkName: "subscriptions" */ './effects/mySubscription.ts')),
    () => import(/* webpackChunkName: "subscriptions" */ './ui/subscriptions/MySubscription.tsx'),
    () => loadWords(['subscriptions']),
  ),
  listings: screen(
    () => import(/* webpackChunkName: "listings" */ './effects/listings.ts'),
    () => import(/* webpackChunkName: "listings" */ './ui/market/Listings.tsx'),
    () => loadWords(['market']),
  ),
  listing: screen(
    () => import(/* webpackChunkName: "listings" */ './effects/listing.ts'),
    () => import(/* webpackChunkName: "listings" */ './ui/market/Listing.tsx'),
    () => loadWords(['market']),
  ),
  proposals: screen(
    () => import(/* webpackChunkName: "proposals" */ './effects/proposals.ts'),
    () => import(/* webpackChunkName: "proposals" */ './ui/proposals/Proposals.tsx'),
    () => loadWords(['proposals']),
  ),
  proposal: screen(
    () => import(/* webpackChunkName: "proposals" */ './effects/proposal.ts'),
    () => import(/* webpackChunkName: "proposals" */ './ui/proposals/ProposalDetail.tsx'),
    () => loadWords(['proposals']),
  ),
  chats: screen(
    () => import(/* webpackChunkName: "chats" */ './effects/chats.ts'),
    () => import(/* webpackChunkName: "chats" */ './ui/chats/Chats.tsx'),
    () => loadWords(['chats']),
  ),
  aboutUs: screen(
    () => import(/* webpackChunkName: "readings" */ './effects/page.ts'),
    () => import(/* webpackChunkName: "readings" */ './ui/pages/AboutUs.tsx'),
    () => loadWords(['pages']),
  ),
  privacyPolicy: screen(
    () => import(/* webpackChunkName: "readings" */ './effects/page.ts'),
    () => import(/* webpackChunkName: "readings" */ './ui/pages/PrivacyPolicy.tsx'),
    () => loadWords(['pages']),
  ),
  contactSupport: screen(
    () => import(/* webpackChunkName: "readings" */ './effects/contact.ts'),
    () => import(/* webpackChunkName: "readings" */ './ui/pages/ContactSupport.tsx'),
    () => loadWords(['login', 'pages']),
  ),
  terms: screen(
    () => import(/* webpackChunkName: "readings" */ './effects/page.ts'),
    () => import(/* webpackChunkName: "readings" */ './ui/pages/Terms.tsx'),
    () => loadWords(['pages']),
  ),
  deleteAccount: screen(
    () => import(/* webpackChunkName: "account" */ './effects/accountDeletion.ts'),
    () => import(/* webpackChunkName: "account" */ './ui/account/DeleteAccount.tsx'),
    () => loadWords(['login', 'security']),
  ),
}

/** Over the page of an address. */
export const changePasswordDialog: LoadedScreen = screen(
  () => import(/* webpackChunkName: "account" */ './effects/changePassword.ts'),
  () => import(/* webpackChunkName: "account" */ './ui/login/ChangePassword.tsx'),
  () => loadWords(['login']),
)
