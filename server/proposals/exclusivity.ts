import { and, eq, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import { daysAfter, endAfter, exclusivityDays } from '../../src/domain/proposals/clocks.ts'
import {
  isFinal,
  lifecycle,
  openStatuses,
  type ProposalAction,
  type ProposalStatus,
  proposalStatuses,
  statusAfter,
} from '../../src/domain/proposals/lifecycle.ts'
import type { StepDetails } from '../../src/domain/proposals/terms.ts'
import type { Db } from '../db/connect.ts'
import { profiles, proposals } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { ProfileRow } from '../profiles/store.ts'
import { announceBoth } from './announce.ts'
import { moveTo, type ProposalRow } from './store.ts'

/** A business for sale may be bound to one buyer for a while: the others wait, and go on where they were. */

/** The side whose business is for sale; null where none is. */
export function ownerOf(row: ProposalRow, own: ProfileRow, other: ProfileRow): ProfileRow | null {
  const owner = [own, other].find(({ kind }) => kind === 'WANT_TO_SELL') ?? null
  return owner && [row.senderProfileId, row.receiverProfileId].includes(owner.id) ? owner : null
}

/** Until the transaction ends nobody else binds, frees or ends what belongs to this listing. */
export const holdOwner = (tx: Db, profileId: string) =>
  tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for('no key update')

/** When the exclusivity after a step ends; undefined = as it was. */
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
const sideOf = (profileId: string) =>
  or(eq(proposals.senderProfileId, profileId), eq(proposals.receiverProfileId, profileId))

const rivals = (tx: Db, ownerId: string, statuses: ProposalStatus[], except: string) =>
  tx
    .select()
    .from(proposals)
    .where(and(sideOf(ownerId), inArray(proposals.status, statuses), ne(proposals.id, except)))

/** Puts the rivals on hold; returns those that moved. */
export async function bindListing(tx: Db, owner: ProfileRow, bound: ProposalRow, now: Date): Promise<ProposalRow[]> {
  const paused: (ProposalRow | null)[] = []
  for (const rival of await rivals(tx, owner.id, pausable, bound.id)) {
    const also = { statusBefore: rival.status, expiresAt: null }
    paused.push(await moveTo(tx, rival, { to: 'paused', action: 'pause', byProfileId: null, now, also }))
  }
  return paused.filter((row) => row !== null)
}

/** Everything on hold goes on, with its whole time before it. */
export async function endExclusivity(tx: Db, ownerId: string, now: Date): Promise<ProposalRow[]> {
  const waiting = await tx
    .select()
    .from(proposals)
    .where(and(sideOf(ownerId), eq(proposals.status, 'paused')))
  const resumed: (ProposalRow | null)[] = []
  for (const row of waiting) {
    const to = statusAfter('paused', 'resume', row.statusBefore) ?? 'sent'
    const also = { statusBefore: null, expiresAt: endAfter('resume', to, now) ?? null }
    resumed.push(await moveTo(tx, row, { to, action: 'resume', byProfileId: null, now, also }))
  }
  return resumed.filter((row) => row !== null)
}

/** The business is sold: it leaves the lists, and the owner's other proposals end the way an owner may end them. */
export async function finishListing(tx: Db, owner: ProfileRow, won: ProposalRow, now: Date): Promise<ProposalRow[]> {
  const ended: (ProposalRow | null)[] = []
  await tx.update(profiles).set({ dealClosedAt: now }).where(eq(profiles.id, owner.id))
  for (const row of await rivals(tx, owner.id, openStatuses, won.id)) {
    const side = row.senderProfileId === owner.id ? 'sender' : 'receiver'
    const action = (['close_lost', 'decline', 'withdraw'] as const).find((ending) => {
      const by = lifecycle[row.status][ending]?.by
      return by === 'either' || by === side
    })
    const to = action ? statusAfter(row.status, action) : null
    if (!action || !to) continue
    const details = { reason: 'owner-withdrew' }
    const also = { expiresAt: null, exclusiveUntil: null, ...(action === 'withdraw' ? {} : details) }
    ended.push(await moveTo(tx, row, { to, action, byProfileId: owner.id, now, details, also }))
  }
  return ended.filter((row) => row !== null)
}

/** Sets free what waits for an exclusivity that is over, or that ended with its proposal; several instances may sweep at once. */
export async function endOverdueExclusivities(deps: Deps): Promise<void> {
  const now = deps.now()
  await deps.db.update(proposals).set({ exclusiveUntil: null }).where(lt(proposals.exclusiveUntil, now))
  const waiting = await deps.db
    .selectDistinct({ ownerId: profiles.id })
    .from(proposals)
    .innerJoin(profiles, or(eq(profiles.id, proposals.senderProfileId), eq(profiles.id, proposals.receiverProfileId)))
    .where(and(eq(proposals.status, 'paused'), eq(profiles.kind, 'WANT_TO_SELL')))
    .limit(500)
  for (const { ownerId } of waiting) {
    const resumed = await deps.db.transaction(async (tx) => {
      await holdOwner(tx, ownerId)
      return (await isBound(tx, ownerId)) ? [] : endExclusivity(tx, ownerId, now)
    })
    for (const moved of resumed) await announceBoth(deps, moved)
  }
}

/** Whether a listing talks to one party alone now. */
export const isBound = async (db: Db, profileId: string): Promise<boolean> =>
  (
    await db
      .select({ id: proposals.id })
      .from(proposals)
      .where(and(sideOf(profileId), isNotNull(proposals.exclusiveUntil), inArray(proposals.status, openStatuses)))
      .limit(1)
  ).length > 0
