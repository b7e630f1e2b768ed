import { inArray } from 'drizzle-orm'
import type { NotificationKind } from '../../../src/domain/notifications/kinds.ts'
import {
  lifecycle,
  type ProposalAction,
  type Side,
  statusAfterDeadline,
} from '../../../src/domain/proposals/lifecycle.ts'
import { turnFor } from '../../../src/domain/proposals/readers.ts'
import { notifiedSides, ownerSideOf, sidesToUpdate } from '../../../src/domain/proposals/sides.ts'
import type { ProposalStatus } from '../../../src/domain/proposals/statuses.ts'
import { type JobRow, jobRow } from '../../jobs/enqueue.ts'
import type { JobHandler } from '../../jobs/job.ts'
import { type ProfileRow, profileColumns } from '../../kernel/db/profileRow.ts'
import type { StoredWords } from '../../kernel/db/schema/notifications.ts'
import { profiles } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { notifiedSince, notify, proposalAddress } from '../notifications/index.ts'
import { blockedBetween, type ProposalRow, revealingBetween } from '../pairs/index.ts'
import { erasedName } from '../profiles/index.ts'
import { readerOf } from './reader.ts'
import { proposalById } from './store.ts'

/** A stored step of a proposal, taken by `byProfileId`; null for the system. */
export interface TakenStep {
  row: ProposalRow
  from: ProposalStatus
  action: ProposalAction
  byProfileId: string | null
}

/** The instance that stores a step notifies immediately; the queued job is the fallback if that instance crashes. */
const patience = 15_000

/** The notification job that is written with a step. */
export const proposalNotificationJob = (
  deps: Deps,
  { id, from, action, byProfileId }: Pick<TakenStep, 'from' | 'action' | 'byProfileId'> & { id: string },
  at: Date,
): JobRow =>
  jobRow(
    deps,
    { channel: 'news', job: { kind: 'proposal', proposalId: id, from, action, byProfileId } },
    { key: jobKey(id, action, at), delay: patience },
  )

const jobKey = (id: string, action: ProposalAction, at: Date) => `news:proposal:${id}:${action}:${at.getTime()}`

/** Notifies of a step, unless somebody was already notified after it was stored. */
export const notifyStoredStep: JobHandler<'proposal'> = async (deps, job, { createdAt: since }) => {
  const { proposalId, from, action, byProfileId } = job
  const row = await proposalById(deps.db, proposalId)
  if (row) await notifyStep(deps, { row, from, action, byProfileId }, { since })
}

export type Parties = Record<Side, ProfileRow>

/** Notifies the sides that the lifecycle names for a step. Given `since`, skips those notified after it. */
export async function notifyStep(
  deps: Deps,
  { row, from, action, byProfileId }: TakenStep,
  { since = null, parties: known = null }: { since?: Date | null; parties?: Parties | null } = {},
): Promise<void> {
  const rule = lifecycle[from][action]?.notifies
  const parties = known ?? (await partiesOf(deps, row))
  if (!rule || !parties) return
  if (since && (await blockedBetween(deps.db, parties.sender.id, parties.receiver.id)).length > 0) return
  for (const side of sidesToUpdate(rule))
    deps.live.publish(parties[side].accountId, { type: 'proposal', proposal_id: row.id })
  if (rule.to === 'nobody') return
  const ownerSide = ownerSideOf(parties.sender.kind, parties.receiver.kind)
  const takenBy = byProfileId === null ? null : byProfileId === row.senderProfileId ? 'sender' : 'receiver'
  const sides = notifiedSides(rule, ownerSide, takenBy)
  const job = since ? null : jobKey(row.id, action, row.updatedAt)
  let areNotified = true
  // The last notification completes the job, unless another member must still be notified.
  for (const [at, side] of sides.entries())
    areNotified =
      (await notifySide(deps, row, parties, side, rule.kind, {
        since,
        settles: at === sides.length - 1 && areNotified ? job : null,
      })) && areNotified
}

/** Reminders for an unanswered proposal, for one about to expire, and for a silent conversation. */
const reminders = {
  waiting: { kind: 'proposal_waiting', to: ['receiver'] },
  expiring: { kind: 'proposal_expiring', to: ['receiver'] },
  silent: { kind: 'proposal_silent', to: ['sender', 'receiver'] },
} as const satisfies Record<string, { kind: NotificationKind; to: Side[] }>

export async function remind(deps: Deps, row: ProposalRow, reminder: keyof typeof reminders): Promise<void> {
  const parties = await partiesOf(deps, row)
  const { kind, to } = reminders[reminder]
  if (parties) for (const side of to) await notifySide(deps, row, parties, side, kind)
}

async function partiesOf(deps: Deps, row: ProposalRow): Promise<Parties | null> {
  const found = await deps.db
    .select(profileColumns)
    .from(profiles)
    .where(inArray(profiles.id, [row.senderProfileId, row.receiverProfileId]))
  return partiesAmong(found, row)
}

export function partiesAmong(found: readonly ProfileRow[], row: ProposalRow): Parties | null {
  const sender = found.find(({ id }) => id === row.senderProfileId)
  const receiver = found.find(({ id }) => id === row.receiverProfileId)
  return sender && receiver ? { sender, receiver } : null
}

async function notifySide(
  deps: Deps,
  row: ProposalRow,
  parties: Parties,
  side: Side,
  kind: NotificationKind,
  { since, settles }: { since: Date | null; settles: string | null } = { since: null, settles: null },
): Promise<boolean> {
  const [reader, other] = [parties[side], parties[side === 'sender' ? 'receiver' : 'sender']]
  const subject = `proposal:${row.id}`
  if (since && (await notifiedSince(deps.db, { accountId: reader.accountId, kind, subject }, since))) return true
  return notify(deps, {
    accountId: reader.accountId,
    kind,
    subject,
    unlessLeft: true,
    between: [reader.id, other.id],
    settles,
    words: {
      name: (await mayBeNamed(deps, reader, other)) ? other.name : '',
      excerpt: deadlineFor(row, reader, other),
      to: proposalAddress(reader.kind, other.kind, row.id),
    },
  })
}

/** Until when a reader can answer whose turn it is, and what follows if they do not. */
function deadlineFor(row: ProposalRow, reader: ProfileRow, other: ProfileRow): StoredWords['excerpt'] {
  const otherwise = statusAfterDeadline(row.status)
  if (!otherwise || !row.expiresAt || turnFor(row.status, readerOf(row, reader, other.kind)) !== 'mine') return ''
  return { fact: 'deadline', at: row.expiresAt.toISOString(), otherwise }
}

/** An erased member has no name, and an anonymous one only for a member they have accepted. */
const mayBeNamed = async (deps: Deps, reader: ProfileRow, other: ProfileRow): Promise<boolean> =>
  other.name !== erasedName && (!other.anonymous || (await revealingBetween(deps.db, reader.id, other.id)).length > 0)
