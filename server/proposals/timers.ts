import { and, eq, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import { clockDays, daysAfter, reminderDays, silentDays } from '../../src/domain/proposals/clocks.ts'
import { openStatuses, statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import { chats, proposals } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { notifyProposal } from '../notifications/proposalNews.ts'
import { announceBoth } from './announce.ts'
import { endOverdueExclusivities } from './exclusivity.ts'
import { moveTo } from './store.ts'

/** Everything about proposals that happens by itself. */
export async function sweepProposals(deps: Deps): Promise<void> {
  await expireOverdue(deps)
  await endOverdueExclusivities(deps)
  await remindReceivers(deps)
  await nudgeSilent(deps)
  await dropIdleDrafts(deps)
}

/** Moves proposals whose time is over; several instances may sweep at once, each move compares the status. */
async function expireOverdue(deps: Deps): Promise<void> {
  const now = deps.now()
  const overdue = await deps.db
    .select()
    .from(proposals)
    .where(and(isNotNull(proposals.expiresAt), lt(proposals.expiresAt, now), inArray(proposals.status, openStatuses)))
    .limit(500)
  for (const row of overdue) {
    const to = statusAfter(row.status, 'time_out')
    if (!to) continue
    const moved = await deps.db.transaction((tx) =>
      moveTo(tx, row, { to, action: 'time_out', byProfileId: null, now, also: { expiresAt: null } }),
    )
    if (moved) await announceBoth(deps, moved)
  }
}

/** Told to both once in so many silent days; marked in the write that finds them, so that one instance tells. */
async function nudgeSilent(deps: Deps): Promise<void> {
  const now = deps.now()
  const quietSince = daysAfter(now, -silentDays)
  const talkedLately = sql`exists (select 1 from ${chats}
    where ${chats.profileA} = least(${proposals.senderProfileId}, ${proposals.receiverProfileId})
      and ${chats.profileB} = greatest(${proposals.senderProfileId}, ${proposals.receiverProfileId})
      and ${chats.updatedAt} >= ${quietSince.toISOString()}::timestamptz)`
  const silent = await deps.db
    .update(proposals)
    .set({ nudgedAt: now })
    .where(
      and(
        eq(proposals.status, 'in_discussion'),
        lt(proposals.updatedAt, quietSince),
        or(isNull(proposals.nudgedAt), lt(proposals.nudgedAt, quietSince)),
        not(talkedLately),
      ),
    )
    .returning()
  for (const row of silent)
    for (const one of [row.senderProfileId, row.receiverProfileId]) await notifyProposal(deps, row, 'silent', one)
}

/** A draft that nobody came back to. */
const dropIdleDrafts = (deps: Deps) =>
  deps.db
    .delete(proposals)
    .where(and(eq(proposals.status, 'draft'), lt(proposals.updatedAt, daysAfter(deps.now(), -(clockDays.draft ?? 30)))))

/** That it waits first, and that time runs out at the last; counted in the same write, so that two instances send one. */
async function remindReceivers(deps: Deps): Promise<void> {
  const now = deps.now()
  for (const [sentBefore, days] of reminderDays.entries()) {
    const due = await deps.db
      .update(proposals)
      .set({ reminders: sentBefore + 1 })
      .where(
        and(
          inArray(proposals.status, ['sent', 'viewed']),
          eq(proposals.reminders, sentBefore),
          lt(proposals.createdAt, daysAfter(now, -days)),
        ),
      )
      .returning()
    for (const row of due)
      await notifyProposal(deps, row, sentBefore === 0 ? 'waiting' : 'expiring', row.senderProfileId)
  }
}
