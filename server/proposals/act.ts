import { endAfter } from '../../src/domain/proposals/clocks.ts'
import { type ProposalAction, statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import { subscriptionNeed } from '../../src/domain/proposals/subscriptionNeed.ts'
import type { StepDetails } from '../../src/domain/proposals/terms.ts'
import { openChat } from '../chats/pairs.ts'
import type { Db } from '../db/connect.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { permissionsFor } from '../memberships/entitlements.ts'
import { postProposalNews } from '../outbox/news.ts'
import type { ProfileRow } from '../profiles/store.ts'
import { announce, announceBoth } from './announce.ts'
import { bindListing, endExclusivity, exclusiveEnd, finishListing, holdOwner, ownerOf } from './exclusivity.ts'
import { type GivenInput, readInput, spamReport } from './input.ts'
import { mayTake, readerOf } from './permissions.ts'
import { moveTo, type ProposalRow, proposalById, stepsOf } from './store.ts'

/** Takes one step of the lifecycle for a party; repeating one's own last step changes nothing. */
export async function act(
  deps: Deps,
  own: ProfileRow,
  other: ProfileRow,
  row: ProposalRow,
  action: ProposalAction,
  given: GivenInput,
): Promise<ProposalRow> {
  if (!mayTake(row, readerOf(row, own, other.kind)).includes(action))
    return (await wasMyLastStep(deps, row, own, action)) ? row : refuse('ILLEGAL_TRANSITION')
  const details = readInput(action, given, own)
  const need = subscriptionNeed[action]
  if (need && !(await permissionsFor(deps, own))[need]) return refuse('SUBSCRIPTION_REQUIRED')
  const moved = await step(deps, own, other, row, action, details)
  if (!moved) return act(deps, own, other, (await proposalById(deps.db, row.id)) ?? refuse('NOT_FOUND'), action, given)
  announce(deps, moved, isPrivate(action) ? [own.accountId] : [own.accountId, other.accountId], {
    action,
    byProfileId: own.id,
  })
  return moved
}

/** The receiver's first look moves it on; a rival move keeps what stands. */
export async function opened(deps: Deps, own: ProfileRow, other: ProfileRow, row: ProposalRow): Promise<ProposalRow> {
  if (row.receiverProfileId !== own.id || !statusAfter(row.status, 'open')) return row
  const moved = await step(deps, own, other, row, 'open', null)
  if (moved) announce(deps, moved, [own.accountId, other.accountId], { action: 'open', byProfileId: own.id })
  return moved ?? (await proposalById(deps.db, row.id)) ?? row
}

/** A shortlist is nobody's business but the receiver's. */
const isPrivate = (action: ProposalAction) => action === 'shortlist' || action === 'unshortlist'

/** Null where the proposal moved meanwhile. The move and all that follows from it are one write. */
async function step(
  deps: Deps,
  own: ProfileRow,
  other: ProfileRow,
  row: ProposalRow,
  action: ProposalAction,
  details: StepDetails | null,
): Promise<ProposalRow | null> {
  const to = statusAfter(row.status, action, row.statusBefore) ?? refuse('ILLEGAL_TRANSITION')
  const now = deps.now()
  const expiresAt = endAfter(action, to, now, details?.offer?.validity_days ?? null)
  const owner = ownerOf(row, own, other)
  const { moved, others } = await deps.db.transaction(async (tx) => {
    if (owner) await holdOwner(tx, owner.id)
    const exclusiveUntil = exclusiveEnd(row, action, details, to, now)
    const moved = await moveTo(tx, row, {
      to,
      action,
      byProfileId: own.id,
      now,
      details,
      also: {
        ...(details?.reason ? { reason: details.reason } : {}),
        ...(expiresAt === undefined ? {} : { expiresAt }),
        ...(exclusiveUntil === undefined ? {} : { exclusiveUntil }),
      },
    })
    if (moved && !isPrivate(action)) {
      await postProposalNews(deps, tx, moved, action, own.id)
    }
    return { moved, others: moved ? await follow(tx, moved, row, { action, own, owner, now }) : [] }
  })
  for (const one of others) await announceBoth(deps, one)
  return moved
}

/** What a step brings about: the chat of an acceptance, the pause of rivals, the end of a listing that is sold. Returns the rivals that moved. */
async function follow(
  tx: Db,
  moved: ProposalRow,
  before: ProposalRow,
  { action, own, owner, now }: { action: ProposalAction; own: ProfileRow; owner: ProfileRow | null; now: Date },
): Promise<ProposalRow[]> {
  if (action === 'accept') await openChat(tx, moved, now)
  if (action === 'decline') await spamReport(tx, moved, own, now)
  if (!owner) return []
  if (moved.status === 'closed_won') return finishListing(tx, owner, moved, now)
  if (moved.exclusiveUntil && !before.exclusiveUntil) return bindListing(tx, owner, moved, now)
  return before.exclusiveUntil && !moved.exclusiveUntil ? endExclusivity(tx, owner.id, now) : []
}

async function wasMyLastStep(deps: Deps, row: ProposalRow, own: ProfileRow, action: ProposalAction): Promise<boolean> {
  const mine = (await stepsOf(deps.db, [row.id])).filter(
    (taken) => taken.byProfileId === own.id && taken.action !== 'first_message',
  )
  return mine.at(-1)?.action === action
}
