import { loadWords } from './i18n/language.ts'
import type { memberScreens } from './memberScreens.ts'
import type { ScreenKey } from './routes.ts'
import type { textScreens } from './textScreens.ts'
import { type LoadedScreen, screen } from './ui/parts/flowScreen.tsx'
import { loaded } from './ui/parts/loaded.tsx'

/** One of several screens in the same file. */
const oneOf = <N extends string>(load: () => Promise<Record<N, LoadedScreen>>, name: N): LoadedScreen =>
  loaded(async () => {
    const screens = await load()
    await screens[name].fetch()
    return { default: screens[name] }
  })
const forMembers = (name: keyof typeof memberScreens): LoadedScreen =>
  oneOf(async () => (await import(/* webpackChunkName: "member" */ './memberScreens.ts')).memberScreens, name)
const toRead = (name: keyof typeof textScreens): LoadedScreen =>
  oneOf(async () => (await import(/* webpackChunkName: "readings" */ './textScreens.ts')).textScreens, name)

/** The header's Global Connect link and its gate. */
export const globalConnectLink = forMembers('globalConnectLink')
/** The bell in the header, for logged-in members. */
export const bell = forMembers('bell')
/** A dialog over the current page. */
export const changePasswordDialog = forMembers('changePasswordDialog')

/** The screens of all addresses, each loaded with its flow and words when first shown. */
export const screens: Record<ScreenKey, LoadedScreen> = {
  home: forMembers('home'),
  account: forMembers('account'),
  wizard: forMembers('wizard'),
  profileReview: forMembers('profileReview'),
  myProfile: forMembers('myProfile'),
  mySubscription: forMembers('mySubscription'),
  listings: forMembers('listings'),
  listing: forMembers('listing'),
  compare: forMembers('compare'),
  proposals: forMembers('proposals'),
  proposal: forMembers('proposal'),
  chats: forMembers('chats'),
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
  subscriptions: screen(
    () => import(/* webpackChunkName: "subscriptions" */ './effects/subscriptions.ts'),
    () => import(/* webpackChunkName: "subscriptions" */ './ui/subscriptions/Subscriptions.tsx'),
    () => loadWords(['subscriptions', 'login']),
  ),
  aboutUs: toRead('aboutUs'),
  privacyPolicy: toRead('privacyPolicy'),
  contactSupport: toRead('contactSupport'),
  terms: toRead('terms'),
  deleteAccount: screen(
    () => import(/* webpackChunkName: "account" */ './effects/accountDeletion.ts'),
    () => import(/* webpackChunkName: "account" */ './ui/account/DeleteAccount.tsx'),
    () => loadWords(['login', 'security']),
  ),
}

/** The screens, one of which loads only when it is wanted: its page is prerendered. */
export const holdScreen = (name: ScreenKey, wanted: Promise<unknown>): typeof screens => ({
  ...screens,
  [name]: oneOf(() => wanted.then(() => screens), name),
})
