import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { faultWords } from '../../../src/domain/contract/faultWords.ts'
import { isDatabaseUnavailable } from '../db/availability.ts'
import { hasSqlState } from '../db/sqlState.ts'
import { faults } from '../metrics.ts'
import { Overloaded } from '../overload.ts'
import type { Env } from '../ports/deps.ts'
import { confirm } from './loggedIn.ts'
import { Refusal } from './refusal.ts'

const away = {
  en: 'The service is temporarily unavailable. Please try again in a moment.',
  hi: 'सेवा कुछ देर के लिए उपलब्ध नहीं है। कृपया थोड़ी देर में फिर कोशिश करें।',
}

const busy = {
  en: 'The service is very busy. Please try again in a few seconds.',
  hi: 'सेवा इस समय बहुत व्यस्त है। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
}

/** PostgreSQL's codes for text that no column can store: a NUL or half a character. */
const notText = ['22021', '22P05']

/** Only a caller who is still signed in learns why a request was refused; otherwise the response is 401. */
export const errorResponse: ErrorHandler<Env> = async (error, c) => {
  try {
    await confirm(c)
  } catch (refusal) {
    return answerOf(refusal as Error, c)
  }
  return answerOf(error, c)
}

function answerOf(error: Error, c: Context<Env>): Response {
  const requestId = c.var.requestId
  const refusal = error instanceof HTTPException || hasSqlState(error, ...notText) ? new Refusal('BAD_REQUEST') : error
  if (refusal instanceof Refusal) {
    const { code, detail, words, status } = refusal
    for (const [name, value] of Object.entries(detail.headers ?? {})) c.header(name, value)
    const fields = detail.purchase ? { trx_id: detail.purchase } : detail.fields
    return c.json(
      {
        status: false,
        message: words[c.var.language ?? 'en'],
        code,
        ...detail.transition,
        ...(fields && { fields }),
        request_id: requestId,
      },
      status,
    )
  }
  if (error instanceof Overloaded) {
    c.header('retry-after', String(error.retryAfter))
    return c.json({ ErrorDetails: { message: busy[c.var.language ?? 'en'] }, request_id: requestId }, 503)
  }
  if (isDatabaseUnavailable(error)) {
    c.var.deps.log.warn({ err: error, requestId, path: c.req.path }, 'database unavailable')
    c.header('retry-after', '5')
    return c.json({ ErrorDetails: { message: away[c.var.language ?? 'en'] }, request_id: requestId }, 503)
  }
  faults.inc()
  c.var.deps.log.error({ err: error, requestId, path: c.req.path }, 'request failed')
  return c.json({ ErrorDetails: { message: faultWords.unknown[c.var.language ?? 'en'] }, request_id: requestId }, 500)
}

export const notFoundResponse: NotFoundHandler<Env> = () => {
  throw new Refusal('NOT_FOUND')
}
