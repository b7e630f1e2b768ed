import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { Env } from '../ports/deps.ts'
import { refuse } from './refusal.ts'

const largestBody = 256 * 1024

const counted = bodyLimit({ maxSize: largestBody, onError: () => refuse('BAD_REQUEST') })

/**
 * Refuses a body of more than 256 KB. A length that is announced is what HTTP lets through, and reading it leaves the
 * request as it came: the middleware that counts makes a second request of it and its streams, at a tenth of a call's time.
 */
export const smallBody = createMiddleware<Env>(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const length = c.req.header('content-length')
  if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next)
  return Number(length) > largestBody ? refuse('BAD_REQUEST') : next()
})
