import { and, eq, inArray } from 'drizzle-orm'
import pino from 'pino'
import { auditMemberships } from '../../../server/features/memberships/audit.ts'
import { reconcile } from '../../../server/features/memberships/reconcile.ts'
import { findViolations } from '../../../server/features/operators/invariants.ts'
import { jobHandlers } from '../../../server/jobHandlers.ts'
import { runDue } from '../../../server/jobs/queue.ts'
import { readConfig } from '../../../server/kernel/config.ts'
import { connectEmbedded, connectRemote } from '../../../server/kernel/db/connect.ts'
import { transactions } from '../../../server/kernel/db/schema.ts'
import { wire } from '../../../server/wire.ts'

const minute = 60_000

/**
 * Runs the sweeps on the data of a stopped server, then throws if anything is still broken. The purchases in `paid`
 * were acknowledged.
 */
export async function holdSettled(dataDir: string, url: string | null, paid: string[]): Promise<string> {
  const connection = url ? await connectRemote({ url }) : await connectEmbedded(dataDir)
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(url ? { DATABASE_URL: url } : {}),
  })
  let ahead = 0
  const { deps } = await wire(config, connection, pino({ level: 'silent' }), () => new Date(Date.now() + ahead))
  try {
    await reconcile(deps)
    // The sweeps run as if 20 minutes had passed, when nothing is in progress.
    ahead = 20 * minute
    while ((await runDue(deps, jobHandlers)) > 0);
    const broken = [...(await auditMemberships(deps)), ...(await findViolations(deps))]
    const there = await deps.db.$count(
      transactions,
      and(inArray(transactions.id, paid), eq(transactions.status, 'confirmed')),
    )
    if (there !== paid.length) throw new Error(`${paid.length - there} acknowledged purchases are not confirmed`)
    if (broken.length > 0) throw new Error(JSON.stringify(broken).slice(0, 2_000))
  } finally {
    await deps.jobs.stop()
    await deps.live.close()
    await connection.close()
  }
  return 'nothing broken'
}
