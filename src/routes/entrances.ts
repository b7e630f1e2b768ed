import { type AccountType, isOffering, type LoginType, type Offering } from '../domain/offerings.ts'
import { type Base, build, homeBase, isInvestor, lists, under } from './build.ts'

/** Addresses that the first page links to or a login leads to; every page loads these. */

export const chooseOffering = build('/:loginType/type', { loginType: 'entrepreneur' })

/** The login of a role, or of one of an entrepreneur's offerings. */
export const loginOf = (role: LoginType | Offering): string =>
  isOffering(role)
    ? build('/:loginType/:accountType/login', { loginType: 'entrepreneur', accountType: role })
    : build('/:loginType/login', { loginType: role })

/** Joining as a visitor: the registration of an offering, or of an investor. */
export const joinOf = (role: LoginType | Offering): string =>
  isOffering(role) ? registrationOf(role) : build('/:loginType/register', { loginType: role })

const loginFor = (loginType: LoginType, wanted: string) => `${loginOf(loginType)}?wanted=${wanted}`

const baseOf = (accountType: AccountType) => homeBase(accountType, accountType)

/** The first list of a role: companies raising capital, or investors. */
export const marketOf = (base: Base): string =>
  isInvestor(base) ? under(base, lists.INVESTMENT) : under(base, lists.INVESTOR)

/** The footer's links for visitors: logins that continue to the linked page. */
export const visitorLogins: readonly string[] = [
  loginFor('entrepreneur', marketOf(baseOf('investment'))),
  loginFor('investor', under('/investor', lists.WANT_TO_SELL)),
  loginFor('entrepreneur', under(baseOf('investment'), 'chats')),
]

export const plansOfEntrepreneurs = build('/:loginType/subscriptions', { loginType: 'entrepreneur' })

export const registrationOf = (accountType: AccountType): string =>
  accountType === 'investor'
    ? build('/investor/register-profile')
    : build('/entrepreneur/:accountType/register', { accountType })

export const reviewOf = (accountType: AccountType): string => under(baseOf(accountType), 'profile-review')

/** The directory of Global Connect members. */
export const directoryOf = (base: Base): string => under(base, lists.WANT_TO_GROW)
