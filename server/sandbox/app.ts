import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { authenticateIntent, bankAnswer, confirmIntent } from './confirmation.ts'
import { answerDispute, disputesOf, openDispute } from './disputes.ts'
import { invalidRequest, noSuch, SandboxError } from './errors.ts'
import { announce, type SandboxParts } from './events.ts'
import { nestedForm, textOf } from './formBody.ts'
import { idempotent } from './idempotency.ts'
import { cancelIntent, chargeOf, createIntent, findIntent, refundIntent, updateIntent } from './intents.ts'
import { type SandboxEnv, secretOnly, visible } from './keys.ts'
import { script } from './script.ts'
import { list, newId, read, type SandboxIntent, saveObject } from './store.ts'

export { signEvent } from './events.ts'
export { ownSandboxKeys, type SandboxKeys, sandboxKeys } from './keys.ts'

/** Objects that can only be created, read and listed. */
const kinds = { customers: 'customer', refunds: 'refund', events: 'event', payment_intents: 'payment_intent' } as const
const largestBody = 64 * 1024

/** A payment provider with the subset of Stripe's REST API and Stripe.js that this product calls. */
export function sandboxApp(parts: SandboxParts) {
  const { db, now, keys } = parts
  const app = new Hono<SandboxEnv>()

  app.onError((error, c) =>
    error instanceof SandboxError
      ? c.json({ error: error.body }, error.status)
      : c.json({ error: { type: 'api_error', message: 'An unknown error occurred.' } }, 500),
  )
  app.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`
    return c.json({ error: { type: 'invalid_request_error', message } }, 404)
  })
  app.get('/v3/stripe.js', (c) =>
    c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  app.use('/v1/*', bodyLimit({ maxSize: largestBody, onError: tooLarge }), async (c, next) => {
    c.set('keys', keys)
    c.set('form', c.req.method === 'POST' ? nestedForm(await c.req.text()) : {})
    await next()
  })

  app.post('/v1/customers', secretOnly, async (c) => {
    const make = async (tx: typeof db) => {
      const customer = { ...c.var.form, id: newId('cus'), object: 'customer', livemode: false }
      await saveObject(tx, 'customer', customer.id, customer)
      return customer
    }
    return c.json((await idempotent(db, c, make)).answer)
  })
  app.post('/v1/payment_intents', secretOnly, async (c) =>
    c.json((await idempotent(db, c, (tx) => createIntent(tx, c.var.form, now()))).answer),
  )
  app.get('/v1/payment_intents/:id', async (c) => {
    const seen = visible(c, await findIntent(db, c.req.param('id')))
    const answered = await bankAnswer(db, seen, now())
    if (answered) await notify(answered)
    const intent = answered ?? seen
    return c.json(
      c.req.query('expand[0]') === 'latest_charge' ? { ...intent, latest_charge: chargeOf(intent) } : intent,
    )
  })
  app.post('/v1/payment_intents/:id', secretOnly, async (c) =>
    c.json(await updateIntent(db, c.req.param('id') ?? '', c.var.form)),
  )
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
    await announce(parts, 'payment_intent.canceled', intent)
    return c.json(intent)
  })
  app.post('/v1/refunds', secretOnly, async (c) => {
    const id = textOf(c.var.form.payment_intent)
    const { answer, isFirst } = await idempotent(db, c, (tx) => refundIntent(tx, id, now()))
    if (isFirst) await announce(parts, 'charge.refunded', { ...chargeOf(await findIntent(db, id)) })
    return c.json(answer)
  })
  app.get('/v1/disputes', secretOnly, async (c) => {
    const data = await disputesOf(db, c.req.query('payment_intent') ?? '')
    return c.json({ object: 'list', url: '/v1/disputes', has_more: false, data })
  })
  app.post('/v1/disputes/:id', secretOnly, async (c) => {
    const dispute = await answerDispute(db, c.req.param('id') ?? '', c.var.form)
    if (dispute.status === 'won' || dispute.status === 'lost') await announce(parts, 'charge.dispute.closed', dispute)
    return c.json(dispute)
  })
  for (const [path, kind] of Object.entries(kinds)) {
    app.get(`/v1/${path}`, secretOnly, async (c) => {
      const data = await list(db, kind, Math.min(100, Number(c.req.query('limit')) || 10))
      return c.json({ object: 'list', url: `/v1/${path}`, has_more: false, data })
    })
    app.get(`/v1/${path}/:id`, secretOnly, async (c) => {
      const id = c.req.param('id') ?? ''
      const found = await read(db, kind, id)
      if (!found) throw noSuch(kind, id)
      return c.json(found)
    })
  }

  async function settled(c: Context, intent: SandboxIntent) {
    await notify(intent)
    if (intent.status !== 'requires_payment_method') return c.json(intent)
    return c.json({ error: { ...intent.last_payment_error, payment_intent: intent } }, 402)
  }

  async function notify(intent: SandboxIntent): Promise<void> {
    const type = eventOf[intent.status]
    if (type) await announce(parts, type, intent)
    if (intent.status === 'succeeded' && intent.disputed)
      await announce(parts, 'charge.dispute.created', await openDispute(db, intent))
  }
  return app
}

const eventOf = {
  succeeded: 'payment_intent.succeeded',
  requires_action: 'payment_intent.requires_action',
  processing: 'payment_intent.processing',
  requires_payment_method: 'payment_intent.payment_failed',
  canceled: null,
} as const

const tooLarge = (): never => {
  throw invalidRequest('The request is too large.')
}
