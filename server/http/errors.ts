import type { ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Env } from '../deps.ts'
import { faults } from '../operators/metrics.ts'
import { Refusal } from './refusal.ts'

/** The spec's own words (section 8). */
const fault = 'An unkown exception has occur. Please Contact administrator'

/** PostgreSQL's codes for text that no column can hold: a NUL, half a character. */
const notText = new Set(['22021', '22P05'])

function isNotText(error: Error): boolean {
  const { code } = (error.cause ?? error) as { code?: unknown }
  return typeof code === 'string' && notText.has(code)
}

export const errorAnswer: ErrorHandler<Env> = (error, c) => {
  const requestId = c.var.requestId
  const refusal = error instanceof HTTPException || isNotText(error) ? new Refusal('BAD_REQUEST') : error
  if (refusal instanceof Refusal) {
    const { code, detail, words, status } = refusal
    for (const [name, value] of Object.entries(detail.headers ?? {})) c.header(name, value)
    const fields = detail.fields ? { fields: detail.fields } : {}
    return c.json(
      { status: false, message: words[c.var.language ?? 'en'], code, ...fields, request_id: requestId },
      status,
    )
  }
  faults.inc()
  c.var.deps.log.error({ err: error, requestId, path: c.req.path }, 'request failed')
  return c.json({ ErrorDetails: { message: fault }, request_id: requestId }, 500)
}

export const notFoundAnswer: NotFoundHandler<Env> = () => {
  throw new Refusal('NOT_FOUND')
}
