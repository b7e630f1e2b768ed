import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import type { Db } from '../db/connect.ts'
import { invalidRequest, SandboxError, unauthorized } from './errors.ts'
import { type FormFields, nestedForm, textOf } from './formBody.ts'
import { authenticateIntent, cancelIntent, confirmIntent, createIntent, findIntent, refundIntent } from './intents.ts'
import { keep, newId, read, type SandboxIntent } from './store.ts'

export const sandboxKeys = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox_0123456789abcdef',
}

export interface SandboxParts {
  db: Db
  now(): Date
  /** Takes a signed event to the product's webhook; false asks for another try. */
  deliver(body: string, signature: string): Promise<boolean>
}

const script = readFileSync(new URL('./script/stripe.js', import.meta.url), 'utf8')

type SandboxEnv = { Variables: { form: FormFields } }

/** A provider that speaks the subset of Stripe's REST API and Stripe.js that this product calls. */
export function sandboxApp(parts: SandboxParts) {
  const { db, now } = parts
  const app = new Hono<SandboxEnv>()

  app.onError((error, c) =>
    error instanceof SandboxError
      ? c.json({ error: error.body }, error.status)
      : c.json({ error: { type: 'api_error', message: 'An unknown error occurred.' } }, 500),
  )
  app.get('/v3/stripe.js', (c) =>
    c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  app.use('/v1/*', async (c, next) => {
    c.set('form', c.req.method === 'POST' ? nestedForm(await c.req.text()) : {})
    await next()
  })

  app.post('/v1/payment_intents', secretOnly, async (c) => idempotent(db, c, () => createIntent(db, c.var.form, now())))
  app.get('/v1/payment_intents/:id', async (c) => c.json(visible(c, await findIntent(db, c.req.param('id')))))
  app.post('/v1/payment_intents/:id/confirm', async (c) => {
    visible(c, await findIntent(db, c.req.param('id')))
    return settled(c, await confirmIntent(db, c.req.param('id'), c.var.form, now()))
  })
  app.post('/v1/payment_intents/:id/authentication', async (c) => {
    visible(c, await findIntent(db, c.req.param('id')))
    return settled(c, await authenticateIntent(db, c.req.param('id'), textOf(c.var.form.passed) === 'true'))
  })
  app.post('/v1/payment_intents/:id/cancel', secretOnly, async (c) => {
    const intent = await cancelIntent(db, c.req.param('id') ?? '', now())
    announce(parts, 'payment_intent.canceled', intent)
    return c.json(intent)
  })
  app.post('/v1/refunds', secretOnly, async (c) =>
    idempotent(db, c, async () => {
      const refund = await refundIntent(db, textOf(c.var.form.payment_intent), now())
      announce(parts, 'charge.refunded', {
        object: 'charge',
        id: refund.charge,
        payment_intent: refund.payment_intent,
      })
      return refund
    }),
  )

  function settled(c: Context, intent: SandboxIntent) {
    if (intent.status === 'succeeded') announce(parts, 'payment_intent.succeeded', intent)
    if (intent.status === 'requires_payment_method') {
      announce(parts, 'payment_intent.payment_failed', intent)
      return c.json({ error: { ...intent.last_payment_error, payment_intent: intent } }, 402)
    }
    return c.json(intent)
  }
  return app
}

const keyOf = (c: Context) => (c.req.header('authorization') ?? '').replace(/^Bearer /i, '')

const secretOnly = async (c: Context<SandboxEnv>, next: () => Promise<void>) => {
  if (keyOf(c) !== sandboxKeys.secretKey) throw unauthorized()
  await next()
}

/** With the secret key any intent; with the publishable key only by its client secret. */
function visible(c: Context<SandboxEnv>, intent: SandboxIntent): SandboxIntent {
  if (keyOf(c) === sandboxKeys.secretKey) return intent
  if (keyOf(c) !== sandboxKeys.publishableKey) throw unauthorized()
  const given = c.req.method === 'GET' ? c.req.query('client_secret') : textOf(c.var.form.client_secret)
  if (given !== intent.client_secret)
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      'client_secret',
    )
  return intent
}

/** The same key with the same parameters gives the same answer; with others it is an error. */
async function idempotent(db: Db, c: Context<SandboxEnv>, make: () => Promise<Record<string, unknown>>) {
  const key = c.req.header('idempotency-key')
  if (!key) return c.json(await make())
  const id = `idem_${createHash('sha256').update(`${c.req.path}:${key}`).digest('hex')}`
  const request = JSON.stringify(c.var.form)
  const earlier = await read<{ request: string; answer: Record<string, unknown> }>(db, 'idempotency', id)
  if (earlier && earlier.request !== request)
    throw new SandboxError(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    })
  if (earlier) return c.json(earlier.answer)
  const answer = await make()
  await keep(db, 'idempotency', id, { request, answer })
  return c.json(answer)
}

/** Signs as the provider does: `t` is in seconds, `v1` over `t.body`. */
export const signEvent = (body: string, secret: string, at: Date): string => {
  const t = Math.floor(at.getTime() / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

const retryDelays = [0, 1_000, 5_000, 30_000]

/** Delivers an event in the background, again after a while where it is not taken. */
function announce(parts: SandboxParts, type: string, object: Record<string, unknown>): void {
  const event = {
    id: newId('evt'),
    object: 'event',
    type,
    created: Math.floor(parts.now().getTime() / 1000),
    livemode: false,
    data: { object },
  }
  const body = JSON.stringify(event)
  const attempt = async (tries: number): Promise<void> => {
    const taken = await parts.deliver(body, signEvent(body, sandboxKeys.webhookSecret, parts.now())).catch(() => false)
    const wait = retryDelays[tries + 1]
    if (!taken && wait !== undefined) setTimeout(() => void attempt(tries + 1), wait).unref()
  }
  setTimeout(() => void attempt(0), retryDelays[0]).unref()
}
