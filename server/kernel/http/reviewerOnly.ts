import { createHmac } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { sameText } from '../crypto/secrets.ts'
import type { Deps, Env } from '../ports/deps.ts'
import { refuse } from './refusal.ts'

/** The reviewer's key: anyone who can read the data directory may review. */
export const reviewKey = ({ secret }: Pick<Deps, 'secret'>): string =>
  createHmac('sha256', secret).update('reviewer').digest('base64url')

/** Responds with 404 without the key, as if the routes did not exist. */
export const reviewerOnly = createMiddleware<Env>(async (c, next) => {
  if (!sameText(c.req.header('x-review-key') ?? '', reviewKey(c.var.deps))) return refuse('NOT_FOUND')
  await next()
})
