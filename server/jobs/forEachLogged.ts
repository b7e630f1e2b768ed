import { sweepFailures } from '../kernel/metrics.ts'
import type { Deps } from '../kernel/ports/deps.ts'

/**
 * Does a sweep's work for each row, one after the other. A failure is logged and counted, and does not stop the rest.
 */
export async function forEachLogged<Row extends { id: string }>(
  { log }: Pick<Deps, 'log'>,
  sweep: string,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) {
    try {
      await work(row)
    } catch (error) {
      sweepFailures.inc({ sweep })
      log.error({ err: error, sweep, id: row.id }, 'sweep failed for one row')
    }
  }
}
