import { and, eq, inArray, lt, ne, or } from 'drizzle-orm'
import { daysAfter } from '../../../src/domain/durations.ts'
import { profileKinds } from '../../../src/domain/offerings.ts'
import { endAfter, exclusivityDays } from '../../../src/domain/proposals/clocks.ts'
import { closings } from '../../../src/domain/proposals/closing.ts'
import {
  isFinal,
  lifecycle,
  openStatuses,
  type ProposalAction,
  statusAfter,
} from '../../../src/domain/proposals/lifecycle.ts'
import { type ProposalStatus, proposalStatuses } from '../../../src/domain/proposals/statuses.ts'
import type { StepDetails } from '../../../src/domain/proposals/terms.ts'
import { forEachLogged } from '../../jobs/forEachLogged.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { profiles, proposals } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { hasGrantedExclusiveTalks, type ProposalRow, sideOf } from '../pairs/index.ts'
import { readerOf } from './reader.ts'
import { type Transition, withTransitions } from './transitions.ts'

/** A business for sale can be exclusive to one buyer for a while: the other proposals pause and resume afterwards. */

/** The party whose listing the proposal is about. */
export const ownerOf = (row: ProposalRow, own: ProfileRow, other: ProfileRow): ProfileRow =>
  readerOf(row, own, other.kind).brings === 'owner' ? own : other

/** Locks the owner's row until the transaction ends, so that nobody else starts or ends exclusivity meanwhile. */
export const lockOwner = (tx: Db, profileId: string) =>
  tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for('no key update')

/** The end of exclusivity after a step; undefined leaves it unchanged. */
export function exclusiveEnd(
  row: ProposalRow,
  action: ProposalAction,
  details: StepDetails | null,
  to: ProposalStatus,
  now: Date,
): Date | null | undefined {
  if (action === 'accept_offer' && details?.exclusive) return daysAfter(now, exclusivityDays)
  return row.exclusiveUntil && isFinal(to) ? null : undefined
}

const pausable = proposalStatuses.filter((status) => lifecycle[status].pause)
const resumable = proposalStatuses.filter((status) => lifecycle[status].resume)
const binding = profileKinds.filter((kind) => closings[kind].mayGrantExclusiveTalks)

const rivals = (tx: Db, ownerId: string, statuses: ProposalStatus[], except: string) =>
  tx
    .select()
    .from(proposals)
    .where(and(sideOf(ownerId), inArray(proposals.status, statuses), ne(proposals.id, except)))

/** Puts the rivals on hold. */
export async function bindListing(tx: Db, move: Transition, owner: ProfileRow, bound: ProposalRow): Promise<void> {
  for (const rival of await rivals(tx, owner.id, pausable, bound.id)) {
    const extraColumns = { statusBefore: rival.status, expiresAt: null }
    await move(rival, { to: 'paused', action: 'pause', byProfileId: null, extraColumns })
  }
}

/** Resumes all proposals on hold, with their full remaining time. */
export async function endExclusivity(tx: Db, move: Transition, ownerId: string, now: Date): Promise<void> {
  const waiting = await tx
    .select()
    .from(proposals)
    .where(and(sideOf(ownerId), inArray(proposals.status, resumable)))
  for (const row of waiting) {
    const to = statusAfter(row.status, 'resume', row.statusBefore)
    if (!to) continue
    const extraColumns = { statusBefore: null, expiresAt: endAfter('resume', to, now) ?? null }
    await move(row, { to, action: 'resume', byProfileId: null, extraColumns })
  }
}

/**
 * Closes the deal: the listing leaves the lists, and if there was only one thing to sell, the owner's other proposals
 * end.
 */
export async function finishListing(
  tx: Db,
  move: Transition,
  owner: ProfileRow,
  won: ProposalRow,
  now: Date,
): Promise<void> {
  const { closesListing, endsOthers } = closings[owner.kind]
  if (closesListing) await tx.update(profiles).set({ dealClosedAt: now }).where(eq(profiles.id, owner.id))
  if (!endsOthers) return
  for (const rival of await rivals(tx, owner.id, openStatuses, won.id)) {
    const row = await pausedIfClosing(move, rival)
    if (!row) continue
    const side = row.senderProfileId === owner.id ? 'sender' : 'receiver'
    const action = (['close_lost', 'decline', 'withdraw'] as const).find((ending) => {
      const by = lifecycle[row.status][ending]?.by
      return by === 'either' || by === side
    })
    const to = action ? statusAfter(row.status, action) : null
    if (!action || !to) continue
    const details = { reason: 'owner-withdrew' }
    const extraColumns = { ...ended, ...(action === 'withdraw' ? {} : details) }
    await move(row, { to, action, byProfileId: owner.id, details, extraColumns })
  }
}

const ended = { expiresAt: null, exclusiveUntil: null, statusBefore: null }

/** A pending close cannot be lost, but a paused proposal can, so it is paused first. */
async function pausedIfClosing(move: Transition, rival: ProposalRow): Promise<ProposalRow | null> {
  const { close_lost, decline, withdraw, pause } = lifecycle[rival.status]
  if (close_lost || decline || withdraw || !pause) return rival
  const extraColumns = { statusBefore: rival.status, expiresAt: null }
  return move(rival, { to: pause.to, action: 'pause', byProfileId: null, extraColumns })
}

/** Resumes proposals whose exclusivity has expired or ended with its proposal; several instances may sweep at once. */
export async function endOverdueExclusivities(deps: Deps): Promise<void> {
  const now = deps.now()
  await deps.db.update(proposals).set({ exclusiveUntil: null }).where(lt(proposals.exclusiveUntil, now))
  const waiting = await deps.db
    .selectDistinct({ id: profiles.id })
    .from(proposals)
    .innerJoin(profiles, or(eq(profiles.id, proposals.senderProfileId), eq(profiles.id, proposals.receiverProfileId)))
    .where(and(inArray(proposals.status, resumable), inArray(profiles.kind, binding)))
    .limit(500)
  await forEachLogged(deps, 'proposals', waiting, (owner) =>
    withTransitions(deps, async (tx, move) => {
      await lockOwner(tx, owner.id)
      if (!(await hasGrantedExclusiveTalks(tx, owner.id))) await endExclusivity(tx, move, owner.id, now)
    }),
  )
}
