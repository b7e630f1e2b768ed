import type { SubscribedAction } from '../memberships/permissions.ts'
import type { NotificationKind } from '../notifications/kinds.ts'
import {
  type LapsedStatus,
  lapsedStatuses,
  type ProposalActor,
  type ProposalStatus,
  proposalStatuses,
} from './statuses.ts'

/**
 * The lifecycle of a proposal (catalogue, section 6): one table that the server enforces and the client shows. `sender`
 * and `receiver` are the two sides; `owner` and `investor` are the same two members by role.
 */

/** The input that a step requires. */
export type StepInput =
  | 'message'
  | 'text'
  | 'name'
  | 'agreed'
  | 'decline_reason'
  | 'lost_reason'
  | 'offer'
  | 'exclusive'

interface ActionRules {
  /**
   * The subscription permission that a step requires; null for steps that end a proposal, are private or are automatic.
   */
  needs: SubscribedAction | null
  /** Whether the step rules out a refund, such as sending a proposal or opening a contact (catalogue, section 3). */
  uses: boolean
  input: StepInput | null
  /**
   * Whether a member takes the step deliberately. False if it is caused by a read, a message, a block, a deadline or a
   * moderator.
   */
  requestable: boolean
  /** Whether the list of next steps shows it. False for side effects such as a pause or a block. */
  shownAsNextStep: boolean
  /** Whether the step counts as a reply in the receiver's usual reply time. */
  replies: boolean
  /** Whether the two members have agreed to something, which opens the documents. */
  agrees: boolean
  /** Whether the step restarts the deadline for an answer. */
  restarts: boolean
  /** Steps that advance the proposal come first, those that end it last. */
  emphasis: 'primary' | 'secondary' | 'destructive'
}

// biome-ignore format: a table is read by its columns
const actions = {
  send:           { needs: 'send_proposal',    uses: true,  input: 'message',        requestable: true,  shownAsNextStep: true,  replies: false, agrees: false, restarts: true,  emphasis: 'primary'   },
  open:           { needs: null,               uses: false, input: null,             requestable: false, shownAsNextStep: true,  replies: false, agrees: false, restarts: false, emphasis: 'secondary' },
  request_info:   { needs: 'advance_proposal', uses: false, input: 'text',           requestable: true,  shownAsNextStep: true,  replies: true,  agrees: false, restarts: true,  emphasis: 'secondary' },
  answer:         { needs: 'advance_proposal', uses: false, input: 'text',           requestable: true,  shownAsNextStep: true,  replies: false, agrees: false, restarts: true,  emphasis: 'primary'   },
  shortlist:      { needs: 'advance_proposal', uses: false, input: null,             requestable: true,  shownAsNextStep: true,  replies: false, agrees: false, restarts: false, emphasis: 'secondary' },
  unshortlist:    { needs: null,               uses: false, input: null,             requestable: true,  shownAsNextStep: true,  replies: false, agrees: false, restarts: false, emphasis: 'secondary' },
  accept:         { needs: 'accept_proposal',  uses: true,  input: null,             requestable: true,  shownAsNextStep: true,  replies: true,  agrees: false, restarts: false, emphasis: 'primary'   },
  decline:        { needs: null,               uses: false, input: 'decline_reason', requestable: true,  shownAsNextStep: true,  replies: true,  agrees: false, restarts: false, emphasis: 'destructive'    },
  withdraw:       { needs: null,               uses: false, input: null,             requestable: true,  shownAsNextStep: true,  replies: false, agrees: false, restarts: false, emphasis: 'destructive'    },
  time_out:       { needs: null,               uses: false, input: null,             requestable: false, shownAsNextStep: true,  replies: false, agrees: false, restarts: false, emphasis: 'secondary' },
  first_message:  { needs: 'write_message',    uses: false, input: null,             requestable: false, shownAsNextStep: true,  replies: false, agrees: false, restarts: false, emphasis: 'secondary' },
  request_nda:    { needs: 'advance_proposal', uses: false, input: null,             requestable: true,  shownAsNextStep: true,  replies: false, agrees: false, restarts: false, emphasis: 'secondary' },
  sign_nda:       { needs: 'advance_proposal', uses: false, input: 'name',           requestable: true,  shownAsNextStep: true,  replies: false, agrees: true,  restarts: false, emphasis: 'primary'   },
  refuse_nda:     { needs: null,               uses: false, input: null,             requestable: true,  shownAsNextStep: true,  replies: false, agrees: false, restarts: false, emphasis: 'destructive'    },
  make_offer:     { needs: 'advance_proposal', uses: false, input: 'offer',          requestable: true,  shownAsNextStep: true,  replies: false, agrees: false, restarts: false, emphasis: 'primary'   },
  counter:        { needs: 'advance_proposal', uses: false, input: 'offer',          requestable: true,  shownAsNextStep: true,  replies: false, agrees: false, restarts: false, emphasis: 'secondary' },
  reject_offer:   { needs: null,               uses: false, input: null,             requestable: true,  shownAsNextStep: true,  replies: false, agrees: false, restarts: false, emphasis: 'destructive'    },
  accept_counter: { needs: 'advance_proposal', uses: false, input: null,             requestable: true,  shownAsNextStep: true,  replies: false, agrees: true,  restarts: false, emphasis: 'primary'   },
  reject_counter: { needs: null,               uses: false, input: null,             requestable: true,  shownAsNextStep: true,  replies: false, agrees: false, restarts: false, emphasis: 'destructive'    },
  accept_offer:   { needs: 'advance_proposal', uses: false, input: 'exclusive',      requestable: true,  shownAsNextStep: true,  replies: false, agrees: true,  restarts: false, emphasis: 'primary'   },
  confirm_close:  { needs: 'advance_proposal', uses: false, input: 'agreed',         requestable: true,  shownAsNextStep: true,  replies: false, agrees: false, restarts: false, emphasis: 'primary'   },
  dispute_close:  { needs: null,               uses: false, input: null,             requestable: true,  shownAsNextStep: true,  replies: false, agrees: false, restarts: false, emphasis: 'secondary' },
  pause:          { needs: null,               uses: false, input: null,             requestable: false, shownAsNextStep: false, replies: false, agrees: false, restarts: false, emphasis: 'secondary' },
  resume:         { needs: null,               uses: false, input: null,             requestable: false, shownAsNextStep: true,  replies: false, agrees: false, restarts: true,  emphasis: 'secondary' },
  close_lost:     { needs: null,               uses: false, input: 'lost_reason',    requestable: true,  shownAsNextStep: true,  replies: false, agrees: false, restarts: false, emphasis: 'destructive'    },
  block:          { needs: null,               uses: false, input: null,             requestable: false, shownAsNextStep: false, replies: false, agrees: false, restarts: false, emphasis: 'secondary' },
  delete_account: { needs: null,               uses: false, input: null,             requestable: false, shownAsNextStep: false, replies: false, agrees: false, restarts: false, emphasis: 'secondary' },
  admin_remove:   { needs: null,               uses: false, input: null,             requestable: false, shownAsNextStep: false, replies: false, agrees: false, restarts: false, emphasis: 'secondary' },
} as const satisfies Record<string, ActionRules>

export type ProposalAction = keyof typeof actions
export const proposalActions = Object.keys(actions) as [ProposalAction, ...ProposalAction[]]
/** The terms of each action, one row each. Groups of actions are always derived from it. */
export const actionRules: Record<ProposalAction, ActionRules> = actions

/** The actions for which a property is true. */
export const actionsThat = (does: 'uses' | 'replies' | 'agrees' | 'restarts'): ProposalAction[] =>
  proposalActions.filter((action) => actionRules[action][does])

/** Actions that a member requests; each has a confirmation question in both languages. */
export type RequestableAction = {
  [A in ProposalAction]: (typeof actions)[A]['requestable'] extends true ? A : never
}[ProposalAction]
export const isRequestable = (action: ProposalAction): action is RequestableAction => actions[action].requestable

/** Actions that put terms on the table. */
type OfferAction = { [A in ProposalAction]: (typeof actions)[A]['input'] extends 'offer' ? A : never }[ProposalAction]
export const isOfferAction = (action: ProposalAction): action is OfferAction => actions[action].input === 'offer'

/** Actions in the list of next steps. */
export type NextAction = {
  [A in ProposalAction]: (typeof actions)[A]['shownAsNextStep'] extends true ? A : never
}[ProposalAction]
export const isNextAction = (action: ProposalAction): action is NextAction => actions[action].shownAsNextStep
export const nextActions = proposalActions.filter(isNextAction)

/** An action as written in addresses: `accept`, `request-info`. */
export const segmentOf = <A extends ProposalAction>(action: A) => action.replaceAll('_', '-') as WithDashes<A>
type WithDashes<T extends string> = T extends `${infer Head}_${infer Rest}` ? `${Head}-${WithDashes<Rest>}` : T
export const actionSegments = proposalActions.map((action) => segmentOf(action))

export type Side = 'sender' | 'receiver'

/** Who is notified of a step, and with which kind; `other_side` is the member who did not take it. */
export type NotificationRule =
  | { to: Side | 'owner' | 'investor' | 'other_side' | 'both'; kind: NotificationKind }
  | { to: 'nobody'; because: SilenceReason }
/**
 * Why nobody is notified: a shortlist is private, a draft was never seen, a message has its own notification, a block
 * has none.
 */
export type SilenceReason = 'private' | 'unseen' | 'message' | 'block'

export interface Step {
  to: ProposalStatus
  by: ProposalActor
  notifies: NotificationRule
}
type Lifecycle = Record<ProposalStatus, Partial<Record<ProposalAction, Step>>>

const step = (to: ProposalStatus, by: ProposalActor, notifies: NotificationRule): Step => ({ to, by, notifies })
const notify = (to: Exclude<NotificationRule['to'], 'nobody'>, kind: NotificationKind): NotificationRule => ({
  to,
  kind,
})
const silent = (because: SilenceReason): NotificationRule => ({ to: 'nobody', because })

/** Ends any open proposal: a block, an account deletion or a moderator. */
const externalActions = {
  block: step('withdrawn', 'either', silent('block')),
  delete_account: step('withdrawn', 'system', notify('both', 'member_left')),
  admin_remove: step('cancelled_by_admin', 'admin', notify('both', 'proposal_removed')),
} as const
const pausable = { pause: step('paused', 'system', notify('both', 'proposal_paused')) } as const
const answerable = {
  accept: step('accepted', 'receiver', notify('sender', 'proposal_accepted')),
  decline: step('declined', 'receiver', notify('sender', 'proposal_declined')),
} as const
const withdrawable = { withdraw: step('withdrawn', 'sender', notify('receiver', 'proposal_withdrawn')) } as const
const closableAsLost = { close_lost: step('closed_lost', 'either', notify('other_side', 'talks_ended')) } as const
const expiring = { time_out: step('expired', 'system', notify('both', 'proposal_expired')) } as const
const overdue = (to: LapsedStatus) => ({ time_out: step(to, 'system', notify('both', 'deadline_passed')) })

export const lifecycle: Lifecycle = {
  draft: {
    send: step('sent', 'sender', notify('receiver', 'proposal_received')),
    withdraw: step('withdrawn', 'sender', silent('unseen')),
    delete_account: step('withdrawn', 'system', silent('unseen')),
  },
  sent: {
    open: step('viewed', 'receiver', notify('sender', 'proposal_viewed')),
    request_info: step('info_requested', 'receiver', notify('sender', 'info_requested')),
    ...answerable,
    ...withdrawable,
    ...expiring,
    ...pausable,
    ...externalActions,
  },
  viewed: {
    request_info: step('info_requested', 'receiver', notify('sender', 'info_requested')),
    shortlist: step('shortlisted', 'receiver', silent('private')),
    ...answerable,
    ...withdrawable,
    ...expiring,
    ...pausable,
    ...externalActions,
  },
  info_requested: {
    answer: step('viewed', 'sender', notify('receiver', 'question_answered')),
    ...answerable,
    ...withdrawable,
    ...expiring,
    ...pausable,
    ...externalActions,
  },
  shortlisted: {
    unshortlist: step('viewed', 'receiver', silent('private')),
    ...answerable,
    ...withdrawable,
    ...expiring,
    ...pausable,
    ...externalActions,
  },
  accepted: {
    first_message: step('in_discussion', 'either', silent('message')),
    ...withdrawable,
    ...closableAsLost,
    ...pausable,
    ...externalActions,
  },
  in_discussion: {
    request_nda: step('nda_pending', 'owner', notify('investor', 'nda_requested')),
    make_offer: step('offer_made', 'investor', notify('owner', 'offer_made')),
    ...withdrawable,
    ...closableAsLost,
    ...pausable,
    ...externalActions,
  },
  nda_pending: {
    sign_nda: step('nda_signed', 'investor', notify('owner', 'nda_signed')),
    refuse_nda: step('in_discussion', 'investor', notify('owner', 'nda_refused')),
    ...overdue('in_discussion'),
    ...withdrawable,
    ...closableAsLost,
    ...pausable,
    ...externalActions,
  },
  nda_signed: {
    make_offer: step('offer_made', 'investor', notify('owner', 'offer_made')),
    ...withdrawable,
    ...closableAsLost,
    ...pausable,
    ...externalActions,
  },
  offer_made: {
    accept_offer: step('due_diligence', 'owner', notify('investor', 'offer_accepted')),
    counter: step('countered', 'owner', notify('investor', 'counter_made')),
    reject_offer: step('in_discussion', 'owner', notify('investor', 'offer_rejected')),
    ...overdue('in_discussion'),
    ...withdrawable,
    ...closableAsLost,
    ...pausable,
    ...externalActions,
  },
  countered: {
    accept_counter: step('due_diligence', 'investor', notify('owner', 'counter_accepted')),
    counter: step('offer_made', 'investor', notify('owner', 'counter_made')),
    reject_counter: step('in_discussion', 'investor', notify('owner', 'counter_rejected')),
    ...overdue('in_discussion'),
    ...withdrawable,
    ...closableAsLost,
    ...pausable,
    ...externalActions,
  },
  due_diligence: {
    confirm_close: step('close_pending', 'either', notify('other_side', 'close_asked')),
    ...closableAsLost,
    ...pausable,
    ...externalActions,
  },
  close_pending: {
    confirm_close: step('closed_won', 'other_side', notify('other_side', 'deal_closed')),
    dispute_close: step('due_diligence', 'other_side', notify('other_side', 'close_disputed')),
    ...overdue('due_diligence'),
    ...pausable,
    ...externalActions,
  },
  // `resume` returns to the status before the pause. `sent` is a placeholder for the recorded status.
  paused: { resume: step('sent', 'system', notify('both', 'proposal_resumed')), ...closableAsLost, ...externalActions },
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

/** The status after an action, or null if the action is illegal. `before` is the status that a pause interrupted. */
export function statusAfter(
  status: ProposalStatus,
  action: ProposalAction,
  before: ProposalStatus | null = null,
): ProposalStatus | null {
  const next = lifecycle[status][action]
  if (!next) return null
  return action === 'resume' ? (before ?? next.to) : next.to
}

/** The status after the deadline if nobody acts, or null if the status has none. */
export const statusAfterDeadline = (status: ProposalStatus): LapsedStatus | null =>
  lapsedStatuses.find((lapsed) => lifecycle[status].time_out?.to === lapsed) ?? null

/** Steps that the other member never sees. */
export const privateActions: readonly ProposalAction[] = proposalActions.filter((action) =>
  proposalStatuses.some((status) => {
    const notifies = lifecycle[status][action]?.notifies
    return notifies?.to === 'nobody' && notifies.because === 'private'
  }),
)
