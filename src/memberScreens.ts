import { loadWords } from './i18n/language.ts'
import { type LoadedScreen, screen } from './ui/parts/flowScreen.tsx'
import { perLanguage } from './ui/parts/perLanguage.tsx'

// Screens for members only, loaded with the member part of the product.

export const memberScreens = {
  home: perLanguage(
    screen(
      () => import(/* webpackChunkName: "member" */ './effects/overview.ts'),
      () => import(/* webpackChunkName: "member" */ './ui/home/MemberHome.tsx'),
      () => loadWords(['memberHome']),
    ),
  ),
  account: screen(
    () => import(/* webpackChunkName: "account" */ './effects/account.ts'),
    () => import(/* webpackChunkName: "account" */ './ui/account/Account.tsx'),
    () => loadWords(['security', 'login']),
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
  mySubscription: perLanguage(
    screen(
      () => import(/* webpackChunkName: "subscriptions" */ './effects/mySubscription.ts'),
      () => import(/* webpackChunkName: "subscriptions" */ './ui/subscriptions/MySubscription.tsx'),
      () => loadWords(['subscriptions']),
    ),
  ),
  listings: perLanguage(
    screen(
      () => import(/* webpackChunkName: "listings" */ './effects/listings.ts'),
      () => import(/* webpackChunkName: "listings" */ './ui/market/Listings.tsx'),
      () => loadWords(['market']),
    ),
  ),
  listing: perLanguage(
    screen(
      () => import(/* webpackChunkName: "listings" */ './effects/listing.ts'),
      () => import(/* webpackChunkName: "listings" */ './ui/market/Listing.tsx'),
      () => loadWords(['market']),
    ),
  ),
  compare: perLanguage(
    screen(
      () => import(/* webpackChunkName: "listings" */ './effects/comparison.ts'),
      () => import(/* webpackChunkName: "listings" */ './ui/market/Comparison.tsx'),
      () => loadWords(['market']),
    ),
  ),
  proposals: perLanguage(
    screen(
      () => import(/* webpackChunkName: "proposals" */ './effects/proposals.ts'),
      () => import(/* webpackChunkName: "proposals" */ './ui/proposals/Proposals.tsx'),
      () => loadWords(['proposals']),
    ),
  ),
  proposal: perLanguage(
    screen(
      () => import(/* webpackChunkName: "proposals" */ './effects/proposal.ts'),
      () => import(/* webpackChunkName: "proposals" */ './ui/proposals/ProposalDetail.tsx'),
      () => loadWords(['proposals', 'nda']),
    ),
  ),
  chats: screen(
    () => import(/* webpackChunkName: "chats" */ './effects/chats.ts'),
    () => import(/* webpackChunkName: "chats" */ './ui/chats/Chats.tsx'),
    () => loadWords(['chats']),
  ),
  /** The header's Global Connect link and its gate. */
  globalConnectLink: screen(
    () => import(/* webpackChunkName: "gate" */ './effects/globalConnect.ts'),
    () => import(/* webpackChunkName: "gate" */ './ui/globalConnect/GlobalConnectLink.tsx'),
    () => loadWords(['subscriptions', 'memberHome']),
  ),
  /** The bell in the header: the notification centre and pushes of new messages for logged-in members. */
  bell: screen(
    () => import(/* webpackChunkName: "member" */ './effects/notifications.ts'),
    () => import(/* webpackChunkName: "member" */ './ui/notifications/Bell.tsx'),
    () => loadWords(['notifications']),
  ),
  /** A dialog over the current page. */
  changePasswordDialog: screen(
    () => import(/* webpackChunkName: "account" */ './effects/changePassword.ts'),
    () => import(/* webpackChunkName: "account" */ './ui/login/ChangePassword.tsx'),
    () => loadWords(['login']),
  ),
} satisfies Record<string, LoadedScreen>
