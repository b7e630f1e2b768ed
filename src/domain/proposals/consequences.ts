import { hasOwnOffer } from './buttons.ts'
import { closings } from './closing.ts'
import { actionRules, finalStatuses, type ProposalAction, privateActions, statusAfter } from './lifecycle.ts'
import type { Proposal } from './proposalSchema.ts'
import { reportingReason } from './reasons.ts'
import { isRevealed, type ProposalStatus, proposalStatuses, statusTable } from './statuses.ts'

/** The effects of a step, derived from the tables and shown before the member confirms it. */

export const consequences = [
  'reveals',
  'conceals',
  'starts_due_diligence',
  'asks_to_confirm',
  'will_close_listing',
  'will_end_others',
  'asks_to_sign',
  'continues',
  'withdraws_offer',
  'closes_listing',
  'ends_others',
  'resumes_others',
  'shows_reason',
  'reports',
  'takes_credit',
  'returns_credit',
  'uses_credit',
  'rests',
  'is_untold',
  'is_final',
] as const
export type Consequence = (typeof consequences)[number]

type Seen = Pick<
  Proposal,
  'status' | 'box' | 'brings' | 'other' | 'is_delivered' | 'exclusive_until' | 'may_be_exclusive' | 'offer'
>

/** `reason` is the reason chosen so far; empty without one. */
export function consequencesOf(action: ProposalAction, proposal: Seen, reason = ''): Consequence[] {
  const { status: from } = proposal
  const to = statusAfter(from, action)
  if (to === null) return []
  const [ends, reports] = [to === 'closed_won' && endsOthers(proposal), reason === reportingReason]
  const isFirstConfirmation = to === 'close_pending'
  const brings: Record<Consequence, boolean> = {
    reveals: isRevealed(to, null) && !isRevealed(from, null),
    conceals: isRevealed(from, null) && !isRevealed(to, null),
    starts_due_diligence: statusTable[from].terms === 'on_table' && statusTable[to].terms === 'agreed',
    asks_to_confirm: isFirstConfirmation,
    will_close_listing: isFirstConfirmation,
    will_end_others: isFirstConfirmation && endsOthers(proposal),
    asks_to_sign: to === 'nda_pending',
    continues: isBack(from, to),
    withdraws_offer: isOver(to) && hasOwnOffer(proposal),
    closes_listing: to === 'closed_won',
    ends_others: ends,
    resumes_others: proposal.exclusive_until !== null && isOver(to) && !ends,
    shows_reason: givesReason(action) && !reports,
    reports: givesReason(action) && reports,
    takes_credit: action === 'send',
    ...creditOf(to, proposal),
    rests:
      action === 'withdraw' &&
      statusTable[to].followUp === 'rest_if_sent' &&
      statusTable[from].receiverSees === 'itself',
    is_untold: privateActions.includes(action),
    is_final: isOver(to) || isFirstConfirmation,
  }
  return consequences.filter((one) => brings[one])
}

const givesReason = (action: ProposalAction) =>
  ['decline_reason', 'lost_reason'].includes(actionRules[action].input ?? '')

/** True if a step returns to an earlier status of the talks. */
const isBack = (from: ProposalStatus, to: ProposalStatus) =>
  isRevealed(from, null) && isRevealed(to, null) && proposalStatuses.indexOf(to) < proposalStatuses.indexOf(from)

const isOver = (status: ProposalStatus) => finalStatuses.includes(status)

const endsOthers = ({ brings, may_be_exclusive, other }: Seen): boolean =>
  brings === 'owner' ? may_be_exclusive : closings[other.kind].endsOthers

/** Whether a withdrawal returns or uses the sender's credit; a draft has used none. */
function creditOf(
  to: ProposalStatus,
  { status, box, is_delivered: isDelivered }: Seen,
): Record<'returns_credit' | 'uses_credit', boolean> {
  const isUsed = box === 'sent' && statusTable[to].credit === 'if_delivered' && statusTable[status].credit === 'used'
  return { returns_credit: isUsed && !isDelivered, uses_credit: isUsed && isDelivered }
}
