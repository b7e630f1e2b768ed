import { inArray, sql } from 'drizzle-orm'
import { daysBefore } from '../../../src/domain/durations.ts'
import { openStatuses } from '../../../src/domain/proposals/lifecycle.ts'
import { chats, proposals } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { isBetween } from '../pairs/index.ts'

const quietDays = 90

/** A conversation becomes read-only 90 days after the last proposal of its pair ended. */
export async function closeEnded(deps: Deps): Promise<void> {
  const now = deps.now()
  const since = daysBefore(now, quietDays).toISOString()
  await deps.db
    .update(chats)
    .set({ closedAt: now })
    .where(
      sql`${chats.closedAt} is null and ${chats.createdAt} < ${since}::timestamptz and not exists (
        select 1 from ${proposals}
        where ${isBetween(chats.profileA, chats.profileB)}
          and (${inArray(proposals.status, openStatuses)} or ${proposals.updatedAt} >= ${since}::timestamptz))`,
    )
}
