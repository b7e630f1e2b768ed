import { loadWords } from './i18n/language.ts'
import type { ScreenKey } from './routes.ts'
import { type LoadedScreen, screen } from './ui/parts/flowScreen.tsx'

/** The checkout's card form reaches the provider through its effects. */
async function loadSubscriptions() {
  const [effects, { cardProvider }] = await Promise.all([
    import('./effects/subscriptions.ts'),
    import('./ui/parts/cardProvider.ts'),
  ])
  Object.assign(cardProvider, effects.cardForm)
  return effects
}

/** Every screen of an address, loaded with its flow and its words when it is first shown. */
export const screens: Record<Exclude<ScreenKey, 'home'>, LoadedScreen> = {
  login: screen(
    () => import('./effects/login.ts'),
    () => import('./ui/login/Login.tsx'),
    () => loadWords(['login']),
  ),
  resetPassword: screen(
    () => import('./effects/passwordReset.ts'),
    () => import('./ui/login/ResetPassword.tsx'),
    () => loadWords(['login']),
  ),
  changePassword: screen(
    () => import('./effects/changePassword.ts'),
    () => import('./ui/login/ChangePassword.tsx'),
    () => loadWords(['login']),
  ),
  register: screen(
    () => import('./effects/register.ts'),
    () => import('./ui/registration/Register.tsx'),
    () => loadWords(['login', 'registration']),
  ),
  chooseOffering: screen(
    () => import('./effects/page.ts'),
    () => import('./ui/registration/ChooseOffering.tsx'),
    () => loadWords(['registration']),
  ),
  wizard: screen(
    () => import('./effects/wizard.ts'),
    () => import('./ui/registration/Wizard.tsx'),
    () => loadWords(['registration']),
  ),
  profileReview: screen(
    () => import('./effects/profileReview.ts'),
    () => import('./ui/profile/ProfileReview.tsx'),
    () => loadWords(['registration']),
  ),
  myProfile: screen(
    () => import('./effects/profileReview.ts'),
    () => import('./ui/profile/ProfileReview.tsx'),
    () => loadWords(['registration']),
  ),
  subscriptions: screen(
    loadSubscriptions,
    () => import('./ui/subscriptions/Subscriptions.tsx'),
    () => loadWords(['subscriptions']),
  ),
  mySubscription: screen(
    () => import('./effects/mySubscription.ts'),
    () => import('./ui/subscriptions/MySubscription.tsx'),
    () => loadWords(['subscriptions']),
  ),
  listings: screen(
    () => import('./effects/listings.ts'),
    () => import('./ui/market/Listings.tsx'),
    () => loadWords(['market']),
  ),
  listing: screen(
    () => import('./effects/listing.ts'),
    () => import('./ui/market/Listing.tsx'),
    () => loadWords(['market']),
  ),
  proposals: screen(
    () => import('./effects/proposals.ts'),
    () => import('./ui/proposals/Proposals.tsx'),
    () => loadWords(['proposals']),
  ),
  proposal: screen(
    () => import('./effects/proposal.ts'),
    () => import('./ui/proposals/ProposalDetail.tsx'),
    () => loadWords(['proposals']),
  ),
  chats: screen(
    () => import('./effects/chats.ts'),
    () => import('./ui/chats/Chats.tsx'),
    () => loadWords(['chats']),
  ),
  aboutUs: screen(
    () => import('./effects/page.ts'),
    () => import('./ui/pages/AboutUs.tsx'),
    () => loadWords(['pages']),
  ),
  privacyPolicy: screen(
    () => import('./effects/page.ts'),
    () => import('./ui/pages/PrivacyPolicy.tsx'),
    () => loadWords(['pages']),
  ),
  contactSupport: screen(
    () => import('./effects/page.ts'),
    () => import('./ui/pages/ContactSupport.tsx'),
    () => loadWords(['pages']),
  ),
  deleteAccount: screen(
    () => import('./effects/page.ts'),
    () => import('./ui/pages/DeleteAccount.tsx'),
    () => loadWords(['pages']),
  ),
}
