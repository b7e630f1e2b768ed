import { sql } from 'drizzle-orm'
import { sweepOrphans } from '../../server/features/documents/sweep.ts'
import { reconcile } from '../../server/features/memberships/reconcile.ts'
import { mailUnread } from '../../server/features/notifications/mail.ts'
import { findViolations } from '../../server/features/operators/invariants.ts'
import { eraseDue } from '../../server/features/ownAccount/deletion.ts'
import { sweepProposals } from '../../server/features/proposals/timers.ts'
import { rowsOf } from '../../server/kernel/db/rows.ts'
import type { startTestServer } from './server.ts'

export type Server = Awaited<ReturnType<typeof startTestServer>>

/** Runs every background task of a started server once. */
export async function sweepOnce({ deps, deliverAll }: Server): Promise<void> {
  await reconcile(deps)
  await sweepProposals(deps)
  await mailUnread(deps)
  await eraseDue(deps)
  await sweepOrphans(deps)
  await deliverAll()
}

export const violationsOf = ({ deps }: Server) => findViolations(deps)

/**
 * Row counts of every table, except for counters and trails that each call adds to, and for the provider's asynchronous
 * events.
 */
export async function rowCounts({ deps: { db } }: Server): Promise<Record<string, number>> {
  const trails = ['rate_limits', 'login_attempts', 'security_events', 'provider_events']
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables.filter((table) => !trails.includes(table.name)))
    counts[name] =
      (await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ${sql.identifier(name)}`))[0]
        ?.count ?? 0
  return counts
}
