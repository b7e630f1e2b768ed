import type { Proposal } from '../contract/proposals.ts'
import { closings } from './closing.ts'
import { finalStatuses, type ProposalAction, type ProposalStatus, privateActions, statusAfter } from './lifecycle.ts'
import { isRevealed, standings, trail } from './standings.ts'

/** What a step brings about, read from the tables before it is taken: the person decides knowing it. */

export const consequences = [
  'reveals',
  'conceals',
  'starts_due_diligence',
  'asks_to_confirm',
  'asks_to_sign',
  'continues',
  'closes_listing',
  'ends_others',
  'resumes_others',
  'shows_reason',
  'returns_credit',
  'uses_credit',
  'is_untold',
  'is_final',
] as const
export type Consequence = (typeof consequences)[number]

type Seen = Pick<Proposal, 'status' | 'box' | 'brings' | 'other' | 'history' | 'exclusive_until' | 'may_be_exclusive'>

export function consequencesOf(action: ProposalAction, proposal: Seen): Consequence[] {
  const { status: from } = proposal
  const to = statusAfter(from, action)
  if (to === null) return []
  const brings: Record<Consequence, boolean> = {
    reveals: isRevealed(to, null) && !isRevealed(from, null),
    conceals: isRevealed(from, null) && !isRevealed(to, null),
    starts_due_diligence: standings[from].terms === 'on_table' && standings[to].terms === 'agreed',
    asks_to_confirm: to === 'close_pending',
    asks_to_sign: to === 'nda_pending',
    continues: isRevealed(from, null) && isRevealed(to, null) && placeOf(to) <= placeOf(from),
    closes_listing: to === 'closed_won',
    ends_others: to === 'closed_won' && endsOthers(proposal),
    resumes_others: proposal.exclusive_until !== null && isOver(to),
    shows_reason: action === 'decline' || action === 'close_lost',
    ...creditOf(to, proposal),
    is_untold: privateActions.includes(action),
    is_final: isOver(to),
  }
  return consequences.filter((one) => brings[one])
}

/** How far along the way; -1 beside it. */
function placeOf(status: ProposalStatus): number {
  const { trail: place } = standings[status]
  return place === null ? -1 : trail.indexOf(place)
}

const isOver = (status: ProposalStatus) => finalStatuses.includes(status)

const endsOthers = ({ brings, may_be_exclusive, other }: Seen): boolean =>
  brings === 'owner' ? may_be_exclusive : closings[other.kind].endsOthers

/** A sender who takes a proposal back learns what becomes of its credit; a draft has used none. */
function creditOf(
  to: ProposalStatus,
  { status, box, history }: Seen,
): Record<'returns_credit' | 'uses_credit', boolean> {
  const isTaken = box === 'sent' && standings[to].credit === 'if_touched' && standings[status].credit === 'used'
  const wasTouched = history.some(({ by }) => by === 'them')
  return { returns_credit: isTaken && !wasTouched, uses_credit: isTaken && wasTouched }
}
