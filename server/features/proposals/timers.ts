import { and, eq, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { daysAfter, daysBefore } from '../../../src/domain/durations.ts'
import { reminderDays, silentDays } from '../../../src/domain/proposals/clocks.ts'
import { openStatuses, statusAfter } from '../../../src/domain/proposals/lifecycle.ts'
import { statusesWhere, statusTable } from '../../../src/domain/proposals/statuses.ts'
import { forEachLogged } from '../../jobs/forEachLogged.ts'
import { chats, proposals } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { endOverdueExclusivities } from './exclusivity.ts'
import { remind } from './proposalNotifications.ts'
import { withTransitions } from './transitions.ts'

/** All automatic changes to proposals. */
export async function sweepProposals(deps: Deps): Promise<void> {
  await expireOverdue(deps)
  await endOverdueExclusivities(deps)
  await remindReceivers(deps)
  await remindSilent(deps)
  await dropIdleDrafts(deps)
}

/** Expires overdue proposals. Several instances may sweep at once, because each write compares the status. */
async function expireOverdue(deps: Deps): Promise<void> {
  const now = deps.now()
  const overdue = await deps.db
    .select()
    .from(proposals)
    .where(and(isNotNull(proposals.expiresAt), lt(proposals.expiresAt, now), inArray(proposals.status, openStatuses)))
    .limit(500)
  await forEachLogged(deps, 'proposals', overdue, async (row) => {
    const to = statusAfter(row.status, 'time_out')
    if (!to) return
    const extraColumns = { expiresAt: null }
    await withTransitions(deps, (_, move) => move(row, { to, action: 'time_out', byProfileId: null, extraColumns }))
  })
}

/**
 * Reminds both members once per period of silence. The write that selects the proposals marks them, so only one
 * instance reminds.
 */
async function remindSilent(deps: Deps): Promise<void> {
  const now = deps.now()
  const quietSince = daysBefore(now, silentDays)
  const talkedSince = (moment: SQL) => sql`exists (select 1 from ${chats}
    where ${chats.profileA} = least(${proposals.senderProfileId}, ${proposals.receiverProfileId})
      and ${chats.profileB} = greatest(${proposals.senderProfileId}, ${proposals.receiverProfileId})
      and ${chats.updatedAt} >= ${moment})`
  const isNewSilence = or(
    isNull(proposals.silenceRemindedAt),
    lt(proposals.silenceRemindedAt, proposals.updatedAt),
    talkedSince(sql`${proposals.silenceRemindedAt}`),
  )
  const silent = await deps.db
    .update(proposals)
    .set({ silenceRemindedAt: now })
    .where(
      and(
        inArray(proposals.status, statusesWhere('followUp', 'silence_reminders')),
        lt(proposals.updatedAt, quietSince),
        isNewSilence,
        not(talkedSince(sql`${quietSince.toISOString()}::timestamptz`)),
      ),
    )
    .returning()
  await forEachLogged(deps, 'proposals', silent, (row) => remind(deps, row, 'silent'))
}

/** Deletes abandoned drafts. */
const dropIdleDrafts = (deps: Deps) =>
  deps.db
    .delete(proposals)
    .where(
      and(eq(proposals.status, 'draft'), lt(proposals.updatedAt, daysBefore(deps.now(), statusTable.draft.days ?? 30))),
    )

/**
 * First reminds the receiver that the proposal is pending, and finally that it is about to expire. The same write
 * counts the reminders, so only one instance sends.
 */
async function remindReceivers(deps: Deps): Promise<void> {
  const now = deps.now()
  // A question and its answer restart the deadline, so the reminders count back from it.
  const answerDays = statusTable.sent.days ?? 0
  for (const [sentBefore, days] of reminderDays.entries()) {
    const due = await deps.db
      .update(proposals)
      .set({ reminders: sentBefore + 1 })
      .where(
        and(
          inArray(proposals.status, statusesWhere('followUp', 'reminders')),
          eq(proposals.reminders, sentBefore),
          lt(proposals.expiresAt, daysAfter(now, answerDays - days)),
        ),
      )
      .returning()
    await forEachLogged(deps, 'proposals', due, (row) => remind(deps, row, sentBefore === 0 ? 'waiting' : 'expiring'))
  }
}
