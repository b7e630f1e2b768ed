import { inArray } from 'drizzle-orm'
import type { NotificationKind } from '../../../src/domain/notifications/kinds.ts'
import {
  lifecycle,
  ownerSideOf,
  type ProposalAction,
  type ProposalStatus,
  type Side,
  sidesShown,
  sidesTold,
} from '../../../src/domain/proposals/lifecycle.ts'
import type { JobHandler } from '../../jobs/job.ts'
import { type Posted, postedOf } from '../../jobs/post.ts'
import { type ProfileRow, profileColumns } from '../../kernel/db/profileRow.ts'
import { profiles } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { notify, proposalAddress, toldSince } from '../notifications/index.ts'
import { blockedBetween, type ProposalRow, revealingBetween } from '../pairs/index.ts'
import { proposalById } from './store.ts'

/** A step of a proposal that is kept; `byProfileId` took it, null for the system. */
export interface TakenStep {
  row: ProposalRow
  from: ProposalStatus
  action: ProposalAction
  byProfileId: string | null
}

/** Whoever wrote a step notifies at once; the queue does where that instance died on the way. */
const patience = 15_000

/** The news of a step that is written with it. */
export const proposalNews = (
  deps: Deps,
  { id, from, action, byProfileId }: Pick<TakenStep, 'from' | 'action' | 'byProfileId'> & { id: string },
  at: Date,
): Posted =>
  postedOf(
    deps,
    { channel: 'news', job: { kind: 'proposal', proposalId: id, from, action, byProfileId } },
    { key: `news:proposal:${id}:${action}:${at.getTime()}`, later: patience },
  )

/** Notifies of a step unless that was done since it was written. */
export const tellWrittenStep: JobHandler<'proposal'> = async (deps, job, { createdAt: since }) => {
  const { proposalId, from, action, byProfileId } = job
  const row = await proposalById(deps.db, proposalId)
  if (row) await tellStep(deps, { row, from, action, byProfileId }, { since })
}

export type Parties = Record<Side, ProfileRow>

/** Tells a step to whom its row of the lifecycle names. Given `since`, not again where it was told after that. */
export async function tellStep(
  deps: Deps,
  { row, from, action, byProfileId }: TakenStep,
  { since = null, parties: known = null }: { since?: Date | null; parties?: Parties | null } = {},
): Promise<void> {
  const tells = lifecycle[from][action]?.tells
  const parties = known ?? (await partiesOf(deps, row))
  if (!tells || !parties) return
  if (since && (await blockedBetween(deps.db, parties.sender.id, parties.receiver.id)).length > 0) return
  for (const side of sidesShown(tells))
    deps.live.publish(parties[side].accountId, { type: 'proposal', proposal_id: row.id })
  if (tells.to === 'nobody') return
  const ownerSide = ownerSideOf(parties.sender.kind, parties.receiver.kind)
  const takenBy = byProfileId === null ? null : byProfileId === row.senderProfileId ? 'sender' : 'receiver'
  for (const side of sidesTold(tells, ownerSide, takenBy)) await tellSide(deps, row, parties, side, tells.kind, since)
}

/** That a proposal waits, that its time runs out, that nobody writes any more. */
const reminders = {
  waiting: { kind: 'proposal_waiting', to: ['receiver'] },
  expiring: { kind: 'proposal_expiring', to: ['receiver'] },
  silent: { kind: 'proposal_silent', to: ['sender', 'receiver'] },
} as const satisfies Record<string, { kind: NotificationKind; to: Side[] }>

export async function remind(deps: Deps, row: ProposalRow, reminder: keyof typeof reminders): Promise<void> {
  const parties = await partiesOf(deps, row)
  const { kind, to } = reminders[reminder]
  if (parties) for (const side of to) await tellSide(deps, row, parties, side, kind, null)
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

async function tellSide(
  deps: Deps,
  row: ProposalRow,
  parties: Parties,
  side: Side,
  kind: NotificationKind,
  since: Date | null,
): Promise<void> {
  const [reader, other] = [parties[side], parties[side === 'sender' ? 'receiver' : 'sender']]
  const subject = `proposal:${row.id}`
  if (since && (await toldSince(deps.db, { accountId: reader.accountId, kind, subject }, since))) return
  await notify(deps, {
    accountId: reader.accountId,
    kind,
    subject,
    unlessLeft: true,
    between: [reader.id, other.id],
    words: {
      name: other.anonymous && (await revealingBetween(deps.db, reader.id, other.id)).length === 0 ? '' : other.name,
      excerpt: '',
      to: proposalAddress(reader.kind, other.kind, row.id),
    },
  })
}
