import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { actionRules, type ProposalAction } from '../../../src/domain/proposals/lifecycle.ts'
import type { StepDetails } from '../../../src/domain/proposals/terms.ts'
import type { JobRow } from '../../jobs/enqueue.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { rowsOf } from '../../kernel/db/rows.ts'
import { outbox, proposalSteps, proposals } from '../../kernel/db/schema.ts'
import { isUnusedPurchase } from '../entitlements/index.ts'
import type { ProposalRow } from '../pairs/index.ts'

interface Step {
  action: ProposalAction
  byProfileId: string | null
  details: StepDetails | null
  now: Date
  /** Null if the step notifies nobody. */
  job: JobRow | null
}

/** Saves a proposal, its step, the notification job and the plan usage in one statement: all or nothing. */
export async function saveStep(tx: Db, written: { getSQL(): SQL }, step: Step): Promise<ProposalRow | null> {
  const [row] = await rowsOf<Record<string, unknown>>(
    tx,
    sql`with written as (${written.getSQL()}), step as (
      insert into ${proposalSteps} (proposal_id, by_profile_id, action, status, details, created_at)
      select id, ${step.byProfileId}::uuid, ${step.action}, status,
        ${step.details ? proposalSteps.details.mapToDriverValue(step.details) : null}::jsonb, ${step.now.toISOString()}::timestamptz
      from written
    ) ${actionRules[step.action].uses ? recordUseStatement(step) : sql``} ${step.job ? enqueueStatement(step.job) : sql``} select * from written`,
  )
  return row ? rowFrom(row) : null
}

/** Marks the unused purchases of the member who takes the step as used. */
const recordUseStatement = ({ byProfileId, now }: Step): SQL => sql`, used as (
  update memberships m set used_at = ${now.toISOString()}::timestamptz from written, profiles o
  where o.id = ${byProfileId}::uuid and m.account_id = o.account_id and m.profile_kind = o.kind
    and ${isUnusedPurchase}
)`

const enqueueStatement = ({ key, channel, recipient, encrypted, dueAt, createdAt }: JobRow): SQL => sql`, posted as (
  insert into ${outbox} (key, channel, recipient, encrypted, due_at, created_at)
  select ${key}, ${channel}, ${recipient}, ${encrypted}, ${dueAt.toISOString()}::timestamptz, ${createdAt.toISOString()}::timestamptz
  from written on conflict do nothing
)`

const rowFrom = (raw: Record<string, unknown>): ProposalRow =>
  Object.fromEntries(
    Object.entries(getTableColumns(proposals)).map(([name, column]) => {
      const value = raw[column.name]
      return [name, value === null || value === undefined ? null : column.mapFromDriverValue(value)]
    }),
  ) as ProposalRow
