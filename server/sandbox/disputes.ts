import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../kernel/db/connect.ts'
import { sandboxObjects } from '../kernel/db/schema.ts'
import { noSuch } from './errors.ts'
import { type FormFields, fieldsIn, textOf } from './formBody.ts'
import { newId, read, type SandboxIntent, saveObject } from './store.ts'

/** Disputes of charges. As at the provider, evidence with one of two words decides a test dispute. */

const verdicts: Readonly<Record<string, string>> = { winning_evidence: 'won', losing_evidence: 'lost' }

export async function openDispute(db: Db, { id, latest_charge: charge }: SandboxIntent) {
  const dispute = { id: newId('dp'), object: 'dispute', status: 'needs_response', charge, payment_intent: id }
  await saveObject(db, 'dispute', dispute.id, dispute)
  return dispute
}

export async function answerDispute(db: Db, id: string, form: FormFields): Promise<Record<string, unknown>> {
  const dispute = await read(db, 'dispute', id)
  if (!dispute) throw noSuch('dispute', id)
  const status = verdicts[textOf(fieldsIn(form.evidence).uncategorized_text)] ?? 'under_review'
  const answered = { ...dispute, status }
  await saveObject(db, 'dispute', id, answered)
  return answered
}

export async function disputesOf(db: Db, intentId: string): Promise<unknown[]> {
  const isItsDispute = and(
    eq(sandboxObjects.kind, 'dispute'),
    sql`${sandboxObjects.body}->>'payment_intent' = ${intentId}`,
  )
  const rows = await db.select({ body: sandboxObjects.body }).from(sandboxObjects).where(isItsDispute)
  return rows.map(({ body }) => body)
}
