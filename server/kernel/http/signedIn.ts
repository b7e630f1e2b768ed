import { createMiddleware } from 'hono/factory'
import type { Env } from '../ports/deps.ts'
import { refuse } from './refusal.ts'
import { sessionByToken } from './session.ts'

/** Sets the caller of the bearer token: account, session, profile and membership; `x-info-id` must be the account's id. Otherwise 401. */
export const signedIn = createMiddleware<Env>(async (c, next) => {
  const [scheme, token] = (c.req.header('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) return refuse('UNAUTHORIZED')
  const found = await sessionByToken(c.var.deps, token)
  if (!found || c.req.header('x-info-id') !== found.account.id) return refuse('UNAUTHORIZED')
  c.set('account', found.account)
  c.set('session', found.session)
  c.set('profile', found.profile)
  c.set('periods', found.periods)
  await next()
})
