import { createMiddleware } from 'hono/factory'
import type { Env } from '../ports/deps.ts'
import type { AheadOf } from './likelyCaller.ts'
import { refuse } from './refusal.ts'
import { sessionByToken } from './session.ts'

/** Sets the caller of the bearer token: account, session, profile and membership; `x-info-id` must be the account's id. Otherwise 401. */
export const signedInReading = (ahead: AheadOf | null) =>
  createMiddleware<Env>(async (c, next) => {
    const [scheme, token] = (c.req.header('authorization') ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !token) return refuse('UNAUTHORIZED')
    const found = await sessionByToken(c.get('deps'), token, (likely) => (ahead ? attempted(ahead, c, likely) : null))
    if (!found || c.req.header('x-info-id') !== found.account.id) return refuse('UNAUTHORIZED')
    c.set('account', found.account)
    c.set('session', found.session)
    c.set('profile', found.profile)
    c.set('periods', found.periods)
    c.set('ahead', found.ahead)
    await next()
  })

export const signedIn = signedInReading(null)

/** A request that is wrong is refused by its route, once it is known whose it is. */
function attempted(ahead: AheadOf, ...given: Parameters<AheadOf>) {
  try {
    return ahead(...given)
  } catch {
    return null
  }
}
