import { endAfter } from '../../../src/domain/proposals/clocks.ts'
import { actionRules, type ProposalAction, statusAfter } from '../../../src/domain/proposals/lifecycle.ts'
import { statusTable } from '../../../src/domain/proposals/statuses.ts'
import { isSameOffer, type Offer, repeatsTerms, type StepDetails } from '../../../src/domain/proposals/terms.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { refuse, refuseTransition } from '../../kernel/http/refusal.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { lockMember, permissionsFor } from '../entitlements/index.ts'
import { hasGrantedExclusiveTalks, lockPair, openChat, type ProposalRow } from '../pairs/index.ts'
import { bindListing, endExclusivity, exclusiveEnd, finishListing, ownerOf } from './exclusivity.ts'
import { type ActionInput, readInput, spamReport } from './input.ts'
import { readerOf, requestableActions } from './reader.ts'
import { proposalById, stepsOf } from './store.ts'
import { type Transition, withTransitions } from './transitions.ts'

/** Applies one lifecycle action for a party; repeating one's own last action changes nothing. */
export async function applyAction(
  deps: Deps,
  own: ProfileRow,
  other: ProfileRow,
  row: ProposalRow,
  action: ProposalAction,
  input: ActionInput,
): Promise<ProposalRow> {
  const reader = readerOf(row, own, other.kind)
  if (!requestableActions(row, reader).includes(action))
    return (await wasMyLastStep(deps, row, own, action)) ? row : refuseTransition(row.status, action)
  const details = readInput(action, input, own, reader)
  const read = actionRules[action].agrees ? input.offer : undefined
  const moved = await step(deps, own, other, row, action, details, read)
  if (moved) return moved
  return applyAction(deps, own, other, (await proposalById(deps.db, row.id)) ?? refuse('NOT_FOUND'), action, input)
}

/** The receiver's first view advances the proposal, unless a concurrent step was first. */
export async function markViewed(
  deps: Deps,
  own: ProfileRow,
  other: ProfileRow,
  row: ProposalRow,
): Promise<ProposalRow> {
  if (row.receiverProfileId !== own.id || !statusAfter(row.status, 'open')) return row
  return (await step(deps, own, other, row, 'open', null)) ?? (await proposalById(deps.db, row.id)) ?? row
}

/** Null if the status changed meanwhile. The step and its consequences are one write. */
async function step(
  deps: Deps,
  own: ProfileRow,
  other: ProfileRow,
  row: ProposalRow,
  action: ProposalAction,
  details: StepDetails | null,
  /** The terms that the member read before agreeing to them. */
  read?: Offer,
): Promise<ProposalRow | null> {
  const to = statusAfter(row.status, action, row.statusBefore) ?? refuseTransition(row.status, action)
  const now = deps.now()
  const expiresAt = endAfter(action, to, now, details?.offer?.validity_days ?? null)
  const owner = ownerOf(row, own, other)
  return withTransitions(
    deps,
    async (tx, move) => {
      const need = actionRules[action].needs
      await (need ? lockMember(tx, own, other.id) : lockPair(tx, own.id, other.id))
      if (need && !(await permissionsFor({ ...deps, db: tx }, own))[need]) return refuse('SUBSCRIPTION_REQUIRED')
      if (read) await requireCurrentTerms(tx, row, action, read)
      if (details?.offer) await requireOtherTerms(tx, row, details.offer)
      const exclusiveUntil = exclusiveEnd(row, action, details, to, now)
      if (exclusiveUntil && (await hasGrantedExclusiveTalks(tx, owner.id))) return refuseTransition(row.status, action)
      const moved = await move(row, {
        to,
        action,
        byProfileId: own.id,
        details,
        extraColumns: {
          ...(details?.reason ? { reason: details.reason } : {}),
          ...(expiresAt === undefined ? {} : { expiresAt }),
          ...(exclusiveUntil === undefined ? {} : { exclusiveUntil }),
        },
      })
      if (moved) await follow(tx, move, moved, row, { action, details, own, owner, now })
      return moved
    },
    [own, other],
  )
}

interface Taken {
  action: ProposalAction
  details: StepDetails | null
  own: ProfileRow
  owner: ProfileRow
  now: Date
}

/** The consequences of a step: an acceptance opens a chat, rivals pause, and a closed deal ends the listing. */
async function follow(
  tx: Db,
  move: Transition,
  moved: ProposalRow,
  before: ProposalRow,
  { action, details, own, owner, now }: Taken,
): Promise<void> {
  if (action === 'accept') await openChat(tx, moved, now)
  if (details?.reason) await spamReport(tx, moved, own, now)
  if (moved.status === 'closed_won') return finishListing(tx, move, owner, moved, now)
  if (moved.exclusiveUntil && !before.exclusiveUntil) return bindListing(tx, move, owner, moved)
  if (before.exclusiveUntil && !moved.exclusiveUntil) await endExclusivity(tx, move, owner.id, now)
}

/** Refuses to accept outdated terms. Runs under the pair's lock, so that they cannot change meanwhile. */
async function requireCurrentTerms(tx: Db, row: ProposalRow, action: ProposalAction, read: Offer): Promise<void> {
  const current = await currentTerms(tx, row)
  if (!current || !isSameOffer(current, read)) refuseTransition(row.status, action, offerChanged)
}

/** An answer to an offer changes at least one term. */
async function requireOtherTerms(tx: Db, row: ProposalRow, offer: Offer): Promise<void> {
  const current = statusTable[row.status].terms === 'on_table' ? await currentTerms(tx, row) : undefined
  if (current && repeatsTerms(offer, current)) refuse('VALIDATION_FAILED', { fields: { 'offer.amount': 'unchanged' } })
}

const currentTerms = async (tx: Db, { id }: ProposalRow): Promise<Offer | undefined> =>
  (await stepsOf(tx, [id])).findLast(({ details }) => details?.offer)?.details?.offer

const offerChanged = {
  en: 'The offer has changed. Please read the new terms before you accept it.',
  hi: 'ऑफ़र बदल गया है। स्वीकार करने से पहले कृपया नई शर्तें पढ़ लें।',
}

async function wasMyLastStep(deps: Deps, row: ProposalRow, own: ProfileRow, action: ProposalAction): Promise<boolean> {
  const mine = (await stepsOf(deps.db, [row.id])).filter(
    (taken) => taken.byProfileId === own.id && taken.action !== 'first_message',
  )
  return mine.at(-1)?.action === action
}
