import { and, inArray, isNotNull, lt } from 'drizzle-orm'
import { openStatuses, statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import { proposals } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { moveTo } from './store.ts'

/** Moves proposals whose time is over; several instances may sweep at once, each move compares the status. */
export async function expireOverdue(deps: Deps): Promise<void> {
  const now = deps.now()
  const overdue = await deps.db
    .select()
    .from(proposals)
    .where(and(isNotNull(proposals.expiresAt), lt(proposals.expiresAt, now), inArray(proposals.status, openStatuses)))
    .limit(500)
  for (const row of overdue) {
    const to = statusAfter(row.status, 'time_out')
    if (to)
      await deps.db.transaction((tx) =>
        moveTo(tx, row, { to, action: 'time_out', byProfileId: null, now, expiresAt: null }),
      )
  }
}
