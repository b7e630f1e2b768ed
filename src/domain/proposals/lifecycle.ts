import type { NotificationKind } from '../notifications/kinds.ts'
import type { ProfileKind } from '../offerings.ts'
import { type ProposalActor, type ProposalStatus, proposalStatuses, standings } from './standings.ts'

/**
 * The life of a proposal (catalogue, section 6): one table that the server enforces and the client draws.
 * `sender` and `receiver` are the two sides; `owner` and `investor` are the same two people by what they bring.
 */

export { type ProposalActor, type ProposalStatus, proposalStatuses } from './standings.ts'

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

/** An action as addresses name it: `accept`, `request-info`. */
export const segmentOf = <A extends ProposalAction>(action: A) => action.replaceAll('_', '-') as WithDashes<A>
type WithDashes<T extends string> = T extends `${infer Head}_${infer Rest}` ? `${Head}-${WithDashes<Rest>}` : T
export const actionSegments = proposalActions.map((action) => segmentOf(action))

export type Side = 'sender' | 'receiver'

/** Who is told of a step, and as what; `other_side` is the one who did not take it. */
export type Telling =
  | { to: Side | 'owner' | 'investor' | 'other_side' | 'both'; kind: NotificationKind }
  | { to: 'nobody'; because: Silence }
/** A shortlist is the receiver's alone, a draft was never seen, a first message tells itself, a block is not told. */
export type Silence = 'private' | 'unseen' | 'message' | 'block'

interface Step {
  to: ProposalStatus
  by: ProposalActor
  tells: Telling
}
type Lifecycle = Record<ProposalStatus, Partial<Record<ProposalAction, Step>>>

const step = (to: ProposalStatus, by: ProposalActor, tells: Telling): Step => ({ to, by, tells })
const telling = (to: Exclude<Telling['to'], 'nobody'>, kind: NotificationKind): Telling => ({ to, kind })
const untold = (because: Silence): Telling => ({ to: 'nobody', because })

/** What may end any open proposal from outside. */
const outside = {
  block: step('withdrawn', 'either', untold('block')),
  delete_account: step('withdrawn', 'system', telling('both', 'member_left')),
  admin_remove: step('cancelled_by_admin', 'admin', telling('both', 'proposal_removed')),
} as const
const pausable = { pause: step('paused', 'system', telling('both', 'proposal_paused')) } as const
const answerable = {
  accept: step('accepted', 'receiver', telling('sender', 'proposal_accepted')),
  decline: step('declined', 'receiver', telling('sender', 'proposal_declined')),
} as const
const withdrawable = { withdraw: step('withdrawn', 'sender', telling('receiver', 'proposal_withdrawn')) } as const
const losable = { close_lost: step('closed_lost', 'either', telling('other_side', 'talks_ended')) } as const
const perishable = { time_out: step('expired', 'system', telling('both', 'proposal_expired')) } as const
const overdue = (to: ProposalStatus) => ({ time_out: step(to, 'system', telling('both', 'deadline_passed')) })

export const lifecycle: Lifecycle = {
  draft: {
    send: step('sent', 'sender', telling('receiver', 'proposal_received')),
    withdraw: step('withdrawn', 'sender', untold('unseen')),
    delete_account: step('withdrawn', 'system', untold('unseen')),
  },
  sent: {
    open: step('viewed', 'receiver', telling('sender', 'proposal_viewed')),
    request_info: step('info_requested', 'receiver', telling('sender', 'info_requested')),
    ...answerable,
    ...withdrawable,
    ...perishable,
    ...pausable,
    ...outside,
  },
  viewed: {
    request_info: step('info_requested', 'receiver', telling('sender', 'info_requested')),
    shortlist: step('shortlisted', 'receiver', untold('private')),
    ...answerable,
    ...withdrawable,
    ...perishable,
    ...pausable,
    ...outside,
  },
  info_requested: {
    answer: step('viewed', 'sender', telling('receiver', 'question_answered')),
    ...answerable,
    ...withdrawable,
    ...perishable,
    ...pausable,
    ...outside,
  },
  shortlisted: {
    unshortlist: step('viewed', 'receiver', untold('private')),
    ...answerable,
    ...withdrawable,
    ...perishable,
    ...pausable,
    ...outside,
  },
  accepted: {
    first_message: step('in_discussion', 'either', untold('message')),
    ...withdrawable,
    ...losable,
    ...pausable,
    ...outside,
  },
  in_discussion: {
    request_nda: step('nda_pending', 'owner', telling('investor', 'nda_requested')),
    make_offer: step('offer_made', 'investor', telling('owner', 'offer_made')),
    ...withdrawable,
    ...losable,
    ...pausable,
    ...outside,
  },
  nda_pending: {
    sign_nda: step('nda_signed', 'investor', telling('owner', 'nda_signed')),
    refuse_nda: step('in_discussion', 'investor', telling('owner', 'nda_refused')),
    ...overdue('in_discussion'),
    ...withdrawable,
    ...losable,
    ...pausable,
    ...outside,
  },
  nda_signed: {
    make_offer: step('offer_made', 'investor', telling('owner', 'offer_made')),
    ...withdrawable,
    ...losable,
    ...pausable,
    ...outside,
  },
  offer_made: {
    accept_offer: step('due_diligence', 'owner', telling('investor', 'offer_accepted')),
    counter: step('countered', 'owner', telling('investor', 'offer_made')),
    reject_offer: step('in_discussion', 'owner', telling('investor', 'offer_rejected')),
    ...overdue('in_discussion'),
    ...withdrawable,
    ...losable,
    ...pausable,
    ...outside,
  },
  countered: {
    accept_counter: step('due_diligence', 'investor', telling('owner', 'offer_accepted')),
    counter: step('offer_made', 'investor', telling('owner', 'offer_made')),
    reject_counter: step('in_discussion', 'investor', telling('owner', 'offer_rejected')),
    ...overdue('in_discussion'),
    ...withdrawable,
    ...losable,
    ...pausable,
    ...outside,
  },
  due_diligence: {
    confirm_close: step('close_pending', 'either', telling('other_side', 'close_asked')),
    ...losable,
    ...pausable,
    ...outside,
  },
  close_pending: {
    confirm_close: step('closed_won', 'other_side', telling('other_side', 'deal_closed')),
    dispute_close: step('due_diligence', 'other_side', telling('other_side', 'close_disputed')),
    ...overdue('due_diligence'),
    ...pausable,
    ...outside,
  },
  // `resume` leads back to the status before the pause; `sent` stands for it here and is replaced by the recorded one.
  paused: { resume: step('sent', 'system', telling('both', 'proposal_resumed')), ...losable, ...outside },
  closed_won: {},
  closed_lost: {},
  declined: {},
  withdrawn: {},
  expired: {},
  cancelled_by_admin: {},
}

export const isFinal = (status: ProposalStatus): boolean => Object.keys(lifecycle[status]).length === 0

export const openStatuses = proposalStatuses.filter((status) => !isFinal(status))
export const finalStatuses = proposalStatuses.filter(isFinal)

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

/** Whom a step tells; `brings` says which side is the owner, `takenBy` who took it, null for the system. */
export function sidesTold({ to }: Telling, ownerSide: Side, takenBy: Side | null): Side[] {
  const investorSide: Side = ownerSide === 'sender' ? 'receiver' : 'sender'
  switch (to) {
    case 'nobody':
      return []
    case 'sender':
    case 'receiver':
      return [to]
    case 'owner':
      return [ownerSide]
    case 'investor':
      return [investorSide]
    case 'other_side':
    case 'both':
      return to === 'other_side' && takenBy ? [takenBy === 'sender' ? 'receiver' : 'sender'] : ['sender', 'receiver']
  }
}

/** Whose open screens a step changes: a shortlist is the receiver's, a draft the sender's. */
export function sidesShown(tells: Telling): Side[] {
  if (tells.to !== 'nobody') return ['sender', 'receiver']
  if (tells.because === 'private') return ['receiver']
  return tells.because === 'unseen' ? ['sender'] : ['sender', 'receiver']
}

/** Steps that the other side never learns of. */
export const privateActions: readonly ProposalAction[] = proposalActions.filter((action) =>
  proposalStatuses.some((status) => {
    const tells = lifecycle[status][action]?.tells
    return tells?.to === 'nobody' && tells.because === 'private'
  }),
)

/** The investor side brings money, the other side owns what it is for; between two who own, the sender asks. */
export const ownerSideOf = (sender: ProfileKind, receiver: ProfileKind): Side =>
  sender === 'INVESTOR' || receiver !== 'INVESTOR' ? 'receiver' : 'sender'

/** A reader's place in a proposal: side, what they bring, and whether the last close was theirs. */
export interface ProposalReader {
  side: Side
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

export type Turn = 'mine' | 'theirs' | 'both' | 'nobody'

/** Whose turn it is, as this reader sees it. */
export function turnFor(status: ProposalStatus, reader: ProposalReader): Turn {
  const actor = standings[status].awaits
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
      return action === 'open' || privateActions.includes(action) ? [] : [{ action, to, by: 'them' }]
    })
}

/** Steps that come about otherwise than by a decision: by a read, a message, a block, time, a moderator. */
const unasked = [
  'open',
  'time_out',
  'first_message',
  'pause',
  'resume',
  'block',
  'delete_account',
  'admin_remove',
] as const
export type AskedAction = Exclude<ProposalAction, (typeof unasked)[number]>
export const isAsked = (action: ProposalAction): action is AskedAction => !unasked.some((one) => one === action)

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
