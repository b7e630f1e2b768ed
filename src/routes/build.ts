import { type AccountType, isOffering, type LoginType, type Offering, type ProfileKind } from '../domain/offerings.ts'
import type { Pattern } from './table.ts'

/** Makes an address from the pattern of its row, with every named part that the pattern has. */

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
/** A pattern without named parts takes none. */
type Given<P extends string> = [NameIn<P>] extends [never] ? [] : [params: ParamsOf<P>]

const filled = (pattern: string, params: Readonly<Record<string, string>> = {}): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => String(params[name]))

export const build = <P extends Pattern>(pattern: P, ...[params]: Given<P>): string => filled(pattern, params)

export type InvestorBase = '/investor'
export type OfferingBase = `/entrepreneur/${Offering}`
/** What the addresses of a member begin with: a role with what it acts as. */
export type Base = InvestorBase | OfferingBase

type After<P extends Pattern, Start extends string> = P extends `${Start}/${infer Rest}` ? Rest : never
type OfInvestors = After<Pattern, InvestorBase> | Exclude<After<Pattern, '/:loginType'>, `:accountType/${string}`>
type OfOfferings = After<Pattern, '/entrepreneur/:accountType' | '/:loginType/:accountType'>
/** What has a row behind this base; where the role is not known, behind the base of either. */
type Under<B extends Base> = [B] extends [InvestorBase]
  ? OfInvestors
  : [B] extends [OfferingBase]
    ? OfOfferings
    : OfInvestors & OfOfferings

export const under = <B extends Base, R extends Under<B>>(base: B, rest: R, ...[params]: Given<R>): string =>
  `${base}/${filled(rest, params)}`

export const isInvestor = (base: Base): base is InvestorBase => base === '/investor'

/** Of a role with what it acts as, or of an account type alone; of an entrepreneur without one, the first offering's. */
export const homeBase = (role: LoginType | AccountType, accountType: AccountType | null): Base =>
  role === 'investor' ? '/investor' : `/entrepreneur/${isOffering(accountType) ? accountType : 'investment'}`

export type MarketKind = Exclude<ProfileKind, 'INVESTOR'>

/** What addresses call the list of a kind. */
export const lists = {
  INVESTOR: 'investors',
  INVESTMENT: 'capital-bridge',
  WANT_TO_SELL: 'business-exchange',
  WANT_TO_GROW: 'global-connect',
} as const satisfies Record<'INVESTOR', OfOfferings> & Record<MarketKind, OfInvestors>
