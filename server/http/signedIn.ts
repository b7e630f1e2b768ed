import { createMiddleware } from 'hono/factory'
import { sessionByToken } from '../accounts/sessions.ts'
import type { Env } from '../deps.ts'
import { refuse } from './refusal.ts'

/** Sets the account and session of the bearer token; `x-info-id` must be the account's id. Otherwise 401. */
export const signedIn = createMiddleware<Env>(async (c, next) => {
  const [scheme, token] = (c.req.header('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) return refuse('UNAUTHORIZED')
  const found = await sessionByToken(c.var.deps, token)
  if (!found || c.req.header('x-info-id') !== found.account.id) return refuse('UNAUTHORIZED')
  c.set('account', found.account)
  c.set('session', found.session)
  await next()
})
