import { sql } from 'drizzle-orm'
import { openStatuses } from '../../../src/domain/proposals/lifecycle.ts'
import { chats, proposals } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'

const quietDays = 90

/** A conversation becomes read-only 90 days after the last proposal of its pair ended. */
export async function closeEnded(deps: Deps): Promise<void> {
  const now = deps.now()
  const since = new Date(now.getTime() - quietDays * 86_400_000).toISOString()
  const open = sql.join(
    openStatuses.map((status) => sql`${status}`),
    sql`, `,
  )
  await deps.db
    .update(chats)
    .set({ closedAt: now })
    .where(
      sql`${chats.closedAt} is null and ${chats.createdAt} < ${since}::timestamptz and not exists (
        select 1 from ${proposals} p
        where ((p.sender_profile_id = ${chats.profileA} and p.receiver_profile_id = ${chats.profileB})
            or (p.sender_profile_id = ${chats.profileB} and p.receiver_profile_id = ${chats.profileA}))
          and (p.status in (${open}) or p.updated_at >= ${since}::timestamptz))`,
    )
}
