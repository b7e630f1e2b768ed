import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ReportOutcome } from '../../../src/domain/chats/reports.ts'
import type { ComplaintRequest } from '../../../src/domain/contract/proposals.ts'
import { mayComplain, offersComplaint } from '../../../src/domain/proposals/complaints.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { proposals } from '../../kernel/db/schema.ts'
import { type Cursor, laterThan } from '../../kernel/http/cursor.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { notifyOutcome, proposalAddress } from '../notifications/index.ts'
import type { ProposalRow } from '../pairs/index.ts'
import { profileById } from '../profiles/index.ts'

/** A sender whose proposal led to nothing may reclaim the credit; a moderator decides. */

export const complaintOf = (row: ProposalRow, own: ProfileRow, now: Date) => {
  if (row.senderProfileId !== own.id) return 'none'
  return row.complaintStatus ?? (offersComplaint(row, now) ? 'possible' : 'none')
}

/** Safe to repeat: a proposal has one complaint. */
export async function complain(
  deps: Deps,
  own: ProfileRow,
  row: ProposalRow,
  { reason, text }: ComplaintRequest,
): Promise<ProposalRow> {
  const isSender = row.senderProfileId === own.id
  if (!isSender || (!row.complaintStatus && !mayComplain(row, deps.now()))) return refuse('FORBIDDEN')
  const [complained] = await deps.db
    .update(proposals)
    .set({ complaintStatus: 'open', complaintReason: reason, complaintText: text })
    .where(and(eq(proposals.id, row.id), isNull(proposals.complaintStatus)))
    .returning()
  return complained ?? row
}

/** Open complaints, oldest first. */
export async function openComplaints({ db }: Deps, cursor: Cursor | null = null, limit = 100) {
  const rows = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.complaintStatus, 'open'), laterThan(proposals.createdAt, proposals.id, cursor)))
    .orderBy(asc(proposals.createdAt), asc(proposals.id))
    .limit(limit)
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      reason: row.complaintReason ?? '',
      text: row.complaintText ?? '',
      status: row.status,
      by: (await profileById(db, row.senderProfileId))?.name ?? '',
      about: (await profileById(db, row.receiverProfileId))?.name ?? '',
      sent_at: row.createdAt.toISOString(),
    })),
  )
}

/** A complaint is decided once; if it is upheld, the proposal no longer uses a credit. The sender is notified. */
export async function decideComplaint(deps: Deps, id: string, outcome: ReportOutcome): Promise<void> {
  const show = await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(proposals)
      .set({ complaintStatus: outcome })
      .where(and(eq(proposals.id, id), eq(proposals.complaintStatus, 'open')))
      .returning()
    if (!row) return refuse('NOT_FOUND')
    const [sender, receiver] = [
      await profileById(tx, row.senderProfileId),
      await profileById(tx, row.receiverProfileId),
    ]
    if (!sender || !receiver) return null
    const to = proposalAddress(sender.kind, receiver.kind, row.id)
    // Opening the proposal marks it as read.
    return notifyOutcome(deps, tx, sender, { subject: `proposal:${row.id}`, outcome, to })
  })
  await show?.()
}
