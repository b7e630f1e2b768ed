import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Env, Unconfirmed } from '../ports/deps.ts'
import type { CallerRows, ReadAheadFactory } from './cachedCaller.ts'
import { refuse } from './refusal.ts'
import { cachedCallerByToken, sessionByToken } from './session.ts'

/** Sets the caller of the bearer token: account, session, profile and membership; `x-info-id` must be the account's id. Otherwise 401. */
export const loggedInWithReadAhead = (ahead: ReadAheadFactory | null) =>
  createMiddleware<Env>(async (c, next) => {
    await readCaller(c, ahead)
    await next()
  })

export const loggedIn = loggedInWithReadAhead(null)

/**
 * Like `loggedIn`, without a statement of its own if the caller is cached: the handler confirms the caller by
 * `whileConfirmed`, and an unconfirmed caller gets only 401.
 */
export const loggedInUnconfirmed = createMiddleware<Env>(async (c, next) => {
  const cached = cachedCallerByToken(c.get('deps'), tokenOf(c))
  if (cached && matchesInfoId(c, cached.rows)) setCaller(c, cached.rows, cached.unconfirmed)
  else await readCaller(c, null)
  await next()
})

/**
 * Does the work of a request in one statement, which has no effect and returns nothing if the cached caller is out of
 * date. Null means that, or that nothing was found: then the session is read, and the work is repeated for the current
 * caller.
 */
export async function whileConfirmed<T>(
  c: Context<Env>,
  work: (unconfirmed: Unconfirmed | null) => Promise<T | null>,
): Promise<T | null> {
  const { unconfirmed } = c.var
  const result = unconfirmed && (await work(unconfirmed))
  if (result !== null) {
    c.set('unconfirmed', null)
    return result
  }
  await confirm(c)
  return work(null)
}

/** Refuses with 401 a cached caller who is no longer signed in. */
export async function confirm(c: Context<Env>): Promise<void> {
  if (!c.get('unconfirmed')) return
  c.set('unconfirmed', null)
  await readCaller(c, null)
}

const tokenOf = (c: Context<Env>): string => {
  const [scheme, token] = (c.req.header('authorization') ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : refuse('UNAUTHORIZED')
}

const matchesInfoId = (c: Context<Env>, { account }: CallerRows) => c.req.header('x-info-id') === account.id

async function readCaller(c: Context<Env>, ahead: ReadAheadFactory | null): Promise<void> {
  const deps = c.get('deps')
  const found = await sessionByToken(deps, tokenOf(c), (likely) => (ahead ? attempted(ahead, c, likely) : null))
  if (!found || !matchesInfoId(c, found)) return refuse('UNAUTHORIZED')
  setCaller(c, found, null)
  c.set('ahead', found.ahead)
}

function setCaller(
  c: Context<Env>,
  { account, session, profile, periods }: CallerRows,
  unconfirmed: Unconfirmed | null,
) {
  c.set('account', account)
  c.set('session', session)
  c.set('profile', profile)
  c.set('periods', periods)
  c.set('unconfirmed', unconfirmed)
}

/** An invalid request is refused later by its route, once the caller is known. */
function attempted(ahead: ReadAheadFactory, ...given: Parameters<ReadAheadFactory>) {
  try {
    return ahead(...given)
  } catch {
    return null
  }
}
