import { type AccountType, isLoginType, isOffering, type LoginType } from '../domain/offerings.ts'
import type { Base } from './build.ts'
import { type Route, routes, type ScreenKey } from './table.ts'

/** Parses an address: its route, its profile and its screen. */

type Params = Readonly<Record<string, string | undefined>>

/** True if the login type and the account type exist. An investor's address names no account type. */
export const paramsAreKnown = ({ loginType, accountType }: Params): boolean =>
  (loginType === undefined || isLoginType(loginType)) &&
  (accountType === undefined || (loginType !== 'investor' && isOffering(accountType)))

/** An address of the product: its route and the named parts of its path. */
export interface Address {
  pathname: string
  /** The query without its question mark. */
  search: string
  /** Null if no screen has the address. */
  route: Route | null
  params: Params
}

/** A regular expression for a pattern; each named part matches one segment. */
const shapeOf = (pattern: string) => new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i')

/** Parses an address. It has no route if the login type or account type does not exist. */
export function addressOf(pathname: string, search: string): Address {
  let params: Params = {}
  const route = routes.find(({ pattern }) => {
    const found = shapeOf(pattern).exec(pathname)
    params = { ...found?.groups }
    return found
  })
  return { pathname, search, route: (paramsAreKnown(params) && route) || null, params }
}

/** The route of an address, with or without a query. */
export const routeOf = (address: string): Route | null => addressOf(address.replace(/\?.*/, ''), '').route

/** The screen of an address, for a member or a visitor. */
export const screenOf = ({ route }: Address, isMember: boolean): ScreenKey =>
  (!isMember && route?.forVisitors) || (route?.screen ?? 'home')

/** The profile to which an address belongs: the offering it names, or the investor profile; null for none. */
export const profileOf = ({ route, params: { loginType, accountType } }: Address): AccountType | null =>
  loginType === 'investor' || route?.pattern.startsWith('/investor/')
    ? 'investor'
    : isOffering(accountType)
      ? accountType
      : null

/** The screens that every profile has at its own address. */
const ofEveryProfile: readonly ScreenKey[] = ['listings', 'proposals', 'proposal', 'chats', 'mySubscription']
export const existsForEveryProfile = ({ route }: Address): boolean =>
  route !== null && ofEveryProfile.includes(route.screen)

/** The role at the start of an address; null if there is none. */
export const loginTypeAt = (path: string): LoginType | null => {
  const [, first] = path.split('/')
  return isLoginType(first) ? first : null
}

/** The same address under another base. */
export const withBase = (pathname: string, base: Base): string =>
  pathname.replace(/^\/(?:investor|entrepreneur\/[^/]+)/, base)
