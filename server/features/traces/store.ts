import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { daysBefore } from '../../../src/domain/durations.ts'
import type { TraceStep } from '../../../src/domain/traces/traceSchema.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { accounts, supportMessages, traces } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'

const keptDays = 30
/** Of one member, so that nobody fills the database; about a month of several hours a day. */
const mostBatches = 10_000

export interface Batch {
  trace: string
  first: number
  steps: readonly TraceStep[]
}

/**
 * Stores a batch once, if its author still shares. The row of the account is locked meanwhile, so that no batch comes
 * after the deletion of those before it.
 */
export const saveBatch = (db: Db, accountId: string, { trace, first, steps }: Batch, now: Date) =>
  db.execute(sql`insert into ${traces} (account_id, trace, first, steps, created_at)
    select ${accounts.id}, ${trace}::uuid, ${first}::int, ${JSON.stringify(steps)}::jsonb, ${now.toISOString()}::timestamptz
    from ${accounts}
    where ${accounts.id} = ${accountId} and ${accounts.sharesSteps}
      and (select count(*) from ${traces} where account_id = ${accountId}) < ${mostBatches}
    for share of accounts
    on conflict do nothing`)

/** Stores whether a member shares. Nothing is left of a member who stops. */
export const setSharing = (db: Db, accountId: string, sharesSteps: boolean): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.update(accounts).set({ sharesSteps }).where(eq(accounts.id, accountId))
    if (!sharesSteps) await deleteTraces(tx, accountId)
  })

export const deleteTraces = (db: Db, accountId: string) => db.delete(traces).where(eq(traces.accountId, accountId))

/** Deletes what was recorded more than 30 days ago, and the steps of older messages to support. */
export async function deleteOldTraces({ db, now }: Deps): Promise<void> {
  const end = daysBefore(now(), keptDays)
  await db.delete(traces).where(lt(traces.createdAt, end))
  await db
    .update(supportMessages)
    .set({ steps: null })
    .where(and(lt(supportMessages.createdAt, end), isNotNull(supportMessages.steps)))
}
