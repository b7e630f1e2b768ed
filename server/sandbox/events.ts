import { createHmac } from 'node:crypto'
import type { Db } from '../kernel/db/connect.ts'
import type { SandboxKeys } from './keys.ts'
import { newId, saveObject } from './store.ts'

export interface SandboxParts {
  db: Db
  keys: SandboxKeys
  now(): Date
  /** Delivers a signed event to the product's webhook; false means retry. */
  deliver(body: string, signature: string): Promise<boolean>
}

type EventType =
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.processing'
  | 'payment_intent.canceled'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'

/** Signs as the provider does: `t` is in seconds, `v1` over `t.body`. */
export const signEvent = (body: string, secret: string, at: Date): string => {
  const t = Math.floor(at.getTime() / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

const retryDelays = [0, 1_000, 5_000, 30_000]

/** Stores an event and delivers it in the background, with retries. */
export async function announce(parts: SandboxParts, type: EventType, object: Record<string, unknown>): Promise<void> {
  const event = {
    id: newId('evt'),
    object: 'event',
    type,
    created: Math.floor(parts.now().getTime() / 1000),
    livemode: false,
    data: { object },
  }
  await saveObject(parts.db, 'event', event.id, event)
  const body = JSON.stringify(event)
  const attempt = async (tries: number): Promise<void> => {
    const isAccepted = await parts
      .deliver(body, signEvent(body, parts.keys.webhookSecret, parts.now()))
      .catch(() => false)
    if (!isAccepted) scheduleAttempt(tries + 1)
  }
  const scheduleAttempt = (tries: number) => {
    const wait = retryDelays[tries]
    if (wait !== undefined) setTimeout(() => void attempt(tries), wait).unref()
  }
  scheduleAttempt(0)
}
