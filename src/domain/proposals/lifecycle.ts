/**
 * The life of a proposal (catalogue, section 6): one table that the server enforces and the client draws.
 * `sender` and `receiver` are the two sides; `owner` and `investor` are the same two people by what they bring.
 */

export const proposalStatuses = [
  'draft',
  'sent',
  'viewed',
  'info_requested',
  'shortlisted',
  'accepted',
  'in_discussion',
  'nda_pending',
  'nda_signed',
  'offer_made',
  'countered',
  'due_diligence',
  'close_pending',
  'paused',
  'closed_won',
  'closed_lost',
  'declined',
  'withdrawn',
  'expired',
  'cancelled_by_admin',
] as const
export type ProposalStatus = (typeof proposalStatuses)[number]

export const proposalActions = [
  'send',
  'open',
  'request_info',
  'answer',
  'shortlist',
  'unshortlist',
  'accept',
  'decline',
  'withdraw',
  'time_out',
  'first_message',
  'request_nda',
  'sign_nda',
  'refuse_nda',
  'make_offer',
  'counter',
  'reject_offer',
  'accept_counter',
  'reject_counter',
  'accept_offer',
  'confirm_close',
  'dispute_close',
  'pause',
  'resume',
  'close_lost',
  'block',
  'delete_account',
  'admin_remove',
] as const
export type ProposalAction = (typeof proposalActions)[number]

export type ProposalActor = 'sender' | 'receiver' | 'owner' | 'investor' | 'either' | 'other_side' | 'system' | 'admin'

interface Step {
  to: ProposalStatus
  by: ProposalActor
}
type Lifecycle = Record<ProposalStatus, Partial<Record<ProposalAction, Step>>>

const step = (to: ProposalStatus, by: ProposalActor): Step => ({ to, by })

/** What may end any open proposal from outside. */
const outside = {
  block: step('withdrawn', 'either'),
  delete_account: step('withdrawn', 'system'),
  admin_remove: step('cancelled_by_admin', 'admin'),
} as const
const pausable = { pause: step('paused', 'system') } as const
const answerable = {
  accept: step('accepted', 'receiver'),
  decline: step('declined', 'receiver'),
} as const
const withdrawable = { withdraw: step('withdrawn', 'sender') } as const
const losable = { close_lost: step('closed_lost', 'either') } as const

export const lifecycle: Lifecycle = {
  draft: { send: step('sent', 'sender'), ...withdrawable, delete_account: outside.delete_account },
  sent: {
    open: step('viewed', 'receiver'),
    request_info: step('info_requested', 'receiver'),
    ...answerable,
    ...withdrawable,
    time_out: step('expired', 'system'),
    ...pausable,
    ...outside,
  },
  viewed: {
    request_info: step('info_requested', 'receiver'),
    shortlist: step('shortlisted', 'receiver'),
    ...answerable,
    ...withdrawable,
    time_out: step('expired', 'system'),
    ...pausable,
    ...outside,
  },
  info_requested: {
    answer: step('viewed', 'sender'),
    ...answerable,
    ...withdrawable,
    time_out: step('expired', 'system'),
    ...pausable,
    ...outside,
  },
  shortlisted: {
    unshortlist: step('viewed', 'receiver'),
    ...answerable,
    ...withdrawable,
    time_out: step('expired', 'system'),
    ...pausable,
    ...outside,
  },
  accepted: {
    first_message: step('in_discussion', 'either'),
    ...withdrawable,
    ...losable,
    ...pausable,
    ...outside,
  },
  in_discussion: {
    request_nda: step('nda_pending', 'owner'),
    make_offer: step('offer_made', 'investor'),
    ...withdrawable,
    ...losable,
    ...pausable,
    ...outside,
  },
  nda_pending: {
    sign_nda: step('nda_signed', 'investor'),
    refuse_nda: step('in_discussion', 'investor'),
    time_out: step('in_discussion', 'system'),
    ...withdrawable,
    ...losable,
    ...pausable,
    ...outside,
  },
  nda_signed: {
    make_offer: step('offer_made', 'investor'),
    ...withdrawable,
    ...losable,
    ...pausable,
    ...outside,
  },
  offer_made: {
    accept_offer: step('due_diligence', 'owner'),
    counter: step('countered', 'owner'),
    reject_offer: step('in_discussion', 'owner'),
    time_out: step('in_discussion', 'system'),
    ...withdrawable,
    ...losable,
    ...pausable,
    ...outside,
  },
  countered: {
    accept_counter: step('due_diligence', 'investor'),
    counter: step('offer_made', 'investor'),
    reject_counter: step('in_discussion', 'investor'),
    time_out: step('in_discussion', 'system'),
    ...withdrawable,
    ...losable,
    ...pausable,
    ...outside,
  },
  due_diligence: {
    confirm_close: step('close_pending', 'either'),
    ...losable,
    ...pausable,
    ...outside,
  },
  close_pending: {
    confirm_close: step('closed_won', 'other_side'),
    dispute_close: step('due_diligence', 'other_side'),
    time_out: step('due_diligence', 'system'),
    ...pausable,
    ...outside,
  },
  // `resume` leads back to the status before the pause; `sent` stands for it here and is replaced by the recorded one.
  paused: { resume: step('sent', 'system'), ...losable, ...outside },
  closed_won: {},
  closed_lost: {},
  declined: {},
  withdrawn: {},
  expired: {},
  cancelled_by_admin: {},
}

export const isFinal = (status: ProposalStatus): boolean => Object.keys(lifecycle[status]).length === 0

export const openStatuses = proposalStatuses.filter((status) => !isFinal(status))

/** The status after an action, or null where the lifecycle has no such step. `before` is the status a pause interrupted. */
export function statusAfter(
  status: ProposalStatus,
  action: ProposalAction,
  before: ProposalStatus | null = null,
): ProposalStatus | null {
  const next = lifecycle[status][action]
  if (!next) return null
  return action === 'resume' ? (before ?? next.to) : next.to
}

/** A reader's place in a proposal: side, what they bring, and whether the last close was theirs. */
export interface ProposalReader {
  side: 'sender' | 'receiver'
  brings: 'owner' | 'investor'
  askedToClose: boolean
}

function mayTake(actor: ProposalActor, reader: ProposalReader): boolean {
  switch (actor) {
    case 'sender':
    case 'receiver':
      return reader.side === actor
    case 'owner':
    case 'investor':
      return reader.brings === actor
    case 'either':
      return true
    case 'other_side':
      return !reader.askedToClose
    case 'system':
    case 'admin':
      return false
  }
}

/** The actions this reader may take now, in the table's order. */
export function actionsFor(status: ProposalStatus, reader: ProposalReader): ProposalAction[] {
  const steps = Object.entries(lifecycle[status]) as [ProposalAction, Step][]
  return steps.filter(([, { by }]) => mayTake(by, reader)).map(([action]) => action)
}

/** Who is expected to act in a status; `either` = both may, null = nobody. */
export const awaited: Record<ProposalStatus, ProposalActor | null> = {
  draft: 'sender',
  sent: 'receiver',
  viewed: 'receiver',
  info_requested: 'sender',
  shortlisted: 'receiver',
  accepted: 'either',
  in_discussion: 'either',
  nda_pending: 'investor',
  nda_signed: 'investor',
  offer_made: 'owner',
  countered: 'investor',
  due_diligence: 'either',
  close_pending: 'other_side',
  paused: null,
  closed_won: null,
  closed_lost: null,
  declined: null,
  withdrawn: null,
  expired: null,
  cancelled_by_admin: null,
}

export type Turn = 'mine' | 'theirs' | 'both' | 'nobody'

/** The four parts of the way: not accepted yet, accepted, closed with a deal, ended without one. */
export function stageOf(status: ProposalStatus): 'waiting' | 'talking' | 'won' | 'over' {
  if (status === 'closed_won') return 'won'
  if (isFinal(status)) return 'over'
  return notAccepted.includes(status) ? 'waiting' : 'talking'
}
const notAccepted: readonly ProposalStatus[] = ['draft', 'sent', 'viewed', 'info_requested', 'shortlisted']

/** Whose turn it is, as this reader sees it. */
export function turnFor(status: ProposalStatus, reader: ProposalReader): Turn {
  const actor = awaited[status]
  if (actor === null) return 'nobody'
  if (actor === 'either') return 'both'
  return mayTake(actor, reader) ? 'mine' : 'theirs'
}

export interface NextStep {
  action: ProposalAction
  to: ProposalStatus
  by: 'me' | 'them' | 'system'
}

/** What a reader is not told of the other side: a shortlist is private, blocking and moderation come from outside. */
const unsaid: readonly ProposalAction[] = ['first_message', 'block', 'delete_account', 'admin_remove', 'pause']
const privateSteps: readonly ProposalAction[] = ['shortlist', 'unshortlist', 'open']

/** Every way on from a status as this reader sees it: the lifecycle drawn is the lifecycle enforced. */
export function stepsFrom(
  status: ProposalStatus,
  reader: ProposalReader,
  before: ProposalStatus | null = null,
): NextStep[] {
  const steps = Object.entries(lifecycle[status]) as [ProposalAction, Step][]
  return steps
    .filter(([action]) => !unsaid.includes(action))
    .flatMap(([action, { by }]): NextStep[] => {
      const to = statusAfter(status, action, before)
      if (to === null) return []
      if (by === 'system' || by === 'admin') return [{ action, to, by: 'system' }]
      if (mayTake(by, reader)) return action === 'open' ? [] : [{ action, to, by: 'me' }]
      return privateSteps.includes(action) ? [] : [{ action, to, by: 'them' }]
    })
}

/** What a step needs beside the decision to take it. */
export type StepInput = 'message' | 'text' | 'name' | 'decline_reason' | 'lost_reason' | 'offer' | 'exclusive'
export const inputOf: Partial<Record<ProposalAction, StepInput>> = {
  send: 'message',
  request_info: 'text',
  answer: 'text',
  decline: 'decline_reason',
  close_lost: 'lost_reason',
  sign_nda: 'name',
  make_offer: 'offer',
  counter: 'offer',
  accept_offer: 'exclusive',
}
