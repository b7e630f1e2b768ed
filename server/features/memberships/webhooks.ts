import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { providerEvents } from '../../kernel/db/schema.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Env } from '../../kernel/ports/deps.ts'
import { BadSignature, type ProviderEvent } from '../../kernel/ports/payments.ts'
import { followCharge, settle } from './settle.ts'
import { transactionByIntent } from './store.ts'

/** The provider's webhook. An event only triggers a request to the provider: its content is never trusted. */
export const webhookRoutes = new Hono<Env>().post('/payments', async (c) => {
  const { deps } = c.var
  let event: ProviderEvent
  try {
    event = deps.payments.event(await c.req.text(), c.req.header('stripe-signature') ?? '')
  } catch (error) {
    if (error instanceof BadSignature) return refuse('BAD_REQUEST')
    throw error
  }
  const [seen] = await deps.db.select().from(providerEvents).where(eq(providerEvents.id, event.id))
  if (!seen && event.intentId) {
    const transaction = await transactionByIntent(deps.db, event.intentId)
    if (transaction) await (event.type.startsWith('charge.') ? followCharge : settle)(deps, transaction)
    await deps.db.insert(providerEvents).values({ id: event.id, type: event.type }).onConflictDoNothing()
  }
  return c.json({ received: true })
})
