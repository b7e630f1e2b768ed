import type { LoginType, ProfileKind } from '../offerings.ts'

/** The market that a member looks at first: investors look for companies, everybody else for investors. */
export const firstMarketOf = ({ login_type }: { login_type: LoginType }): ProfileKind =>
  login_type === 'investor' ? 'INVESTMENT' : 'INVESTOR'
