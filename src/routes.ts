/** The addresses of the product and of its server: the table, what reads an address, and a builder for each. */
export {
  addresses,
  isChatAt,
  isInSection,
  isLogin,
  isMySubscription,
  kindListedAt,
  segmentsOfListings,
} from './routes/addresses.ts'
export { type Base, homeBase } from './routes/build.ts'
export {
  chooseOffering,
  directoryOf,
  joinOf,
  loginOf,
  marketOf,
  plansOfEntrepreneurs,
  registrationOf,
  reviewOf,
  visitorLogins,
} from './routes/entrances.ts'
export {
  type Address,
  addressOf,
  existsForEveryProfile,
  loginTypeAt,
  paramsAreKnown,
  profileOf,
  routeOf,
  screenOf,
  withBase,
} from './routes/read.ts'
export { redirectFor, redirectPatterns } from './routes/redirects.ts'
export { serverPaths } from './routes/serverPaths.ts'
export {
  aboutUs,
  changePassword,
  contactSupport,
  home,
  privacyPolicy,
  type Route,
  routes,
  type ScreenKey,
  terms,
} from './routes/table.ts'
