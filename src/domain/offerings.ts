/** Login types, offerings and their slugs in addresses (specification, section 1). */

export const loginTypes = ['entrepreneur', 'investor'] as const
export type LoginType = (typeof loginTypes)[number]

export const offerings = ['investment', 'want-to-sell', 'want-to-grow'] as const
export type Offering = (typeof offerings)[number]

/** Account types in addresses: an entrepreneur's offering, or `investor`. */
export const accountTypes = [...offerings, 'investor'] as const
export type AccountType = (typeof accountTypes)[number]

export const profileKinds = ['INVESTMENT', 'WANT_TO_SELL', 'WANT_TO_GROW', 'INVESTOR'] as const
export type ProfileKind = (typeof profileKinds)[number]

const kindOfSlug: Record<AccountType, ProfileKind> = {
  investment: 'INVESTMENT',
  'want-to-sell': 'WANT_TO_SELL',
  'want-to-grow': 'WANT_TO_GROW',
  investor: 'INVESTOR',
}

const slugOfKind: Record<ProfileKind, AccountType> = {
  INVESTMENT: 'investment',
  WANT_TO_SELL: 'want-to-sell',
  WANT_TO_GROW: 'want-to-grow',
  INVESTOR: 'investor',
}

/** `want-to-grow` -> `WANT_TO_GROW`. */
export const profileKindOf = (accountType: AccountType): ProfileKind => kindOfSlug[accountType]

/** `WANT_TO_GROW` -> `want-to-grow`. */
export const accountTypeOf = (kind: ProfileKind): AccountType => slugOfKind[kind]

export const loginTypeOf = (kind: ProfileKind): LoginType => (kind === 'INVESTOR' ? 'investor' : 'entrepreneur')

export const isLoginType = (value: unknown): value is LoginType => loginTypes.includes(value as LoginType)

export const isOffering = (value: unknown): value is Offering => offerings.includes(value as Offering)

export const isAccountType = (value: unknown): value is AccountType => accountTypes.includes(value as AccountType)

export const isProfileKind = (value: unknown): value is ProfileKind => profileKinds.includes(value as ProfileKind)

/** The acting profile of a signed-in member. An investor's account type is always `investor`. */
export type LoginContext =
  | { loginType: 'entrepreneur'; accountType: Offering | null }
  | { loginType: 'investor'; accountType: 'investor' }
