import { type AccountType, isLoginType, isOffering, type LoginType } from '../domain/offerings.ts'
import type { Base } from './build.ts'
import { type Route, routes, type ScreenKey } from './table.ts'

/** Reads an address: its row, whose it is and what it shows. */

type Params = Readonly<Record<string, string | undefined>>

/** Whether the named parts of an address are ones that exist: an investor's address names no account type. */
export const paramsAreKnown = ({ loginType, accountType }: Params): boolean =>
  (loginType === undefined || isLoginType(loginType)) &&
  (accountType === undefined || (loginType !== 'investor' && isOffering(accountType)))

/** An address of the product: its row, and the named parts of its path. */
export interface Address {
  pathname: string
  /** Without its question mark. */
  search: string
  /** Null where no screen has the address. */
  route: Route | null
  params: Params
}

/** The path that a pattern's named parts are read from: each part is one segment. */
const shapeOf = (pattern: string) => new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i')

/** Named parts that do not exist have no screen, whatever the pattern. */
export function addressOf(pathname: string, search: string): Address {
  let params: Params = {}
  const route = routes.find(({ pattern }) => {
    const found = shapeOf(pattern).exec(pathname)
    params = { ...found?.groups }
    return found
  })
  return { pathname, search, route: (paramsAreKnown(params) && route) || null, params }
}

export const routeOf = (pathname: string): Route | null => addressOf(pathname, '').route

/** What an address shows to members, and to visitors. */
export const screenOf = ({ route }: Address, isMember: boolean): ScreenKey =>
  (!isMember && route?.forVisitors) || (route?.screen ?? 'home')

/** The profile that an address is of: the offering that it names, or the investor's. */
export const profileOf = ({ route, params: { loginType, accountType } }: Address): AccountType | null =>
  loginType === 'investor' || route?.pattern.startsWith('/investor/')
    ? 'investor'
    : isOffering(accountType)
      ? accountType
      : null

/** What every profile has, each under an address of its own. */
const ofEveryProfile: readonly ScreenKey[] = ['listings', 'proposals', 'proposal', 'chats', 'mySubscription']
export const isOfEveryProfile = ({ route }: Address): boolean => route !== null && ofEveryProfile.includes(route.screen)

/** The role that an address begins with; null where it is of none. */
export const loginTypeAt = (path: string): LoginType | null => {
  const [, first] = path.split('/')
  return isLoginType(first) ? first : null
}

/** The same address under another base. */
export const withBase = (pathname: string, base: Base): string =>
  pathname.replace(/^\/(?:investor|entrepreneur\/[^/]+)/, base)
