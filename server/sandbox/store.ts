import { randomBytes } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../kernel/db/connect.ts'
import { sandboxObjects } from '../kernel/db/schema.ts'
import type { FinalVerdict } from './cards.ts'

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

export interface SandboxIntent extends Record<string, unknown> {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  client_secret: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  description: string | null
  metadata: Record<string, string>
  created: number
  livemode: false
  payment_method_types: string[]
  payment_method: string | null
  next_action: {
    type: 'use_stripe_sdk'
    use_stripe_sdk: { type: 'three_d_secure_redirect'; verdict: FinalVerdict }
  } | null
  last_payment_error: Record<string, unknown> | null
  latest_charge: string | null
  /** The card of the last attempt; absent from intents stored before it was recorded. */
  card?: { brand: string; last4: string }
  canceled_at: number | null
  refunded: boolean
  disputed: boolean
  /** For an intent in processing: the time of the bank's decision, in seconds, and the decision. */
  pending: { at: number; verdict: FinalVerdict } | null
}

export async function saveObject(db: Db, kind: string, id: string, body: Record<string, unknown>): Promise<void> {
  await db
    .insert(sandboxObjects)
    .values({ id, kind, body })
    .onConflictDoUpdate({ target: sandboxObjects.id, set: { body } })
}

export async function read<T extends Record<string, unknown>>(db: Db, kind: string, id: string): Promise<T | null> {
  const [row] = await db
    .select({ body: sandboxObjects.body })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, kind), eq(sandboxObjects.id, id)))
  return (row?.body as T | undefined) ?? null
}

/** Newest first. */
export async function list(db: Db, kind: string, most: number): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({ body: sandboxObjects.body })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.kind, kind))
    .orderBy(desc(sandboxObjects.createdAt))
    .limit(most)
  return rows.map(({ body }) => body)
}

/** Reads and replaces an intent in one transaction, so that concurrent confirmations cannot both charge. */
export async function change(
  db: Db,
  id: string,
  step: (intent: SandboxIntent) => SandboxIntent,
): Promise<SandboxIntent | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ body: sandboxObjects.body })
      .from(sandboxObjects)
      .where(and(eq(sandboxObjects.kind, 'payment_intent'), eq(sandboxObjects.id, id)))
      .for('update')
    if (!row) return null
    const next = step(row.body as SandboxIntent)
    await tx.update(sandboxObjects).set({ body: next }).where(eq(sandboxObjects.id, id))
    return next
  })
}
