import { type AccountType, isOffering, type LoginType, type Offering, type ProfileKind } from '../domain/offerings.ts'
import type { Pattern } from './table.ts'

/** Builds an address from a route's pattern and a value for each of its named parts. */

/** The values of a pattern's named parts. */
interface Values {
  loginType: LoginType
  accountType: Offering
  kind: (typeof lists)[MarketKind]
  id: string
}

type NameIn<P extends string> = P extends `${infer Part}/${infer Rest}`
  ? NameIn<Part> | NameIn<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never
type ParamsOf<P extends string> = { readonly [N in NameIn<P>]: N extends keyof Values ? Values[N] : never }
/** A pattern without named parts requires no values. */
type Given<P extends string> = [NameIn<P>] extends [never] ? [] : [params: ParamsOf<P>]

const filled = (pattern: string, params: Readonly<Record<string, string>> = {}): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => String(params[name]))

export const build = <P extends Pattern>(pattern: P, ...[params]: Given<P>): string => filled(pattern, params)

export type InvestorBase = '/investor'
export type OfferingBase = `/entrepreneur/${Offering}`
/** The start of a member's addresses: the role and the acting profile. */
export type Base = InvestorBase | OfferingBase

type After<P extends Pattern, Start extends string> = P extends `${Start}/${infer Rest}` ? Rest : never
type OfInvestors = After<Pattern, InvestorBase> | Exclude<After<Pattern, '/:loginType'>, `:accountType/${string}`>
type OfOfferings = After<Pattern, '/entrepreneur/:accountType' | '/:loginType/:accountType'>
/** The rest of each pattern below this base; if the role is unknown, only patterns that exist below both. */
type Under<B extends Base> = [B] extends [InvestorBase]
  ? OfInvestors
  : [B] extends [OfferingBase]
    ? OfOfferings
    : OfInvestors & OfOfferings

export const under = <B extends Base, R extends Under<B>>(base: B, rest: R, ...[params]: Given<R>): string =>
  `${base}/${filled(rest, params)}`

export const isInvestor = (base: Base): base is InvestorBase => base === '/investor'

/**
 * The base of a role and its acting profile, or of an account type; for an entrepreneur without one, the first
 * offering's.
 */
export const homeBase = (role: LoginType | AccountType, accountType: AccountType | null): Base =>
  role === 'investor' ? '/investor' : `/entrepreneur/${isOffering(accountType) ? accountType : 'investment'}`

export type MarketKind = Exclude<ProfileKind, 'INVESTOR'>

/** The name of each kind's list in addresses. */
export const lists = {
  INVESTOR: 'investors',
  INVESTMENT: 'capital-bridge',
  WANT_TO_SELL: 'business-exchange',
  WANT_TO_GROW: 'global-connect',
} as const satisfies Record<'INVESTOR', OfOfferings> & Record<MarketKind, OfInvestors>
