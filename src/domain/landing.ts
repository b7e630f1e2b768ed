import type { Me } from './contract/accounts.ts'
import { type AccountType, accountTypeOf, type LoginType } from './offerings.ts'

/** Where a user comes from when the current-user call ends (specification, section 3, page contexts). */
export type ComingFrom = 'LOGIN' | 'REGISTRATION' | 'MY_PROFILE' | 'SUBSCRIPTION'

export interface Landing {
  to: string
  /** What `Tab_Selected` becomes; null leaves it. */
  tab: string | null
}

/** `/investor` or `/entrepreneur/{account type}`. */
export const homeBase = (loginType: LoginType, accountType: AccountType | null): string =>
  loginType === 'investor' ? '/investor' : `/entrepreneur/${accountType ?? 'investment'}`

export const registrationOf = (accountType: AccountType): string =>
  accountType === 'investor' ? '/investor/register-profile' : `/entrepreneur/${accountType}/register`

export const reviewOf = (accountType: AccountType): string =>
  accountType === 'investor' ? '/investor/profile-review' : `/entrepreneur/${accountType}/profile-review`

export const myProfileOf = (accountType: AccountType): string =>
  accountType === 'investor' ? '/investor/my-profile' : `/entrepreneur/${accountType}/my-profile`

/** How others see a profile; to its owner it shows how often it is seen. */
export const listingOf = (accountType: AccountType, id: string): string =>
  `/${accountType === 'investor' ? 'investor' : 'entrepreneur'}/businesses/${id}`

/** Where a saved profile is looked at: before its submission the review, then My Profile. */
export const profileOf = (accountType: AccountType, status: string): string =>
  status === 'draft' ? reviewOf(accountType) : myProfileOf(accountType)

/** The landing after the current user is loaded (section 2); an unfinished profile leads back to its wizard. */
export function landingOf(me: Pick<Me, 'login_type' | 'account_type' | 'profiles'>, from: ComingFrom): Landing {
  const accountType = me.account_type
  if (!accountType) return { to: '/entrepreneur/type', tab: null }
  const profile = me.profiles.find(({ kind }) => accountTypeOf(kind) === accountType)
  if (!profile || profile.steps_done < 3) return { to: registrationOf(accountType), tab: null }
  if (from === 'REGISTRATION' || profile.status === 'draft') return { to: reviewOf(accountType), tab: null }
  return me.login_type === 'investor'
    ? { to: '/investor/capital-bridge', tab: 'capital_bridge' }
    : { to: `/entrepreneur/${accountType}/investors`, tab: 'Investor' }
}
