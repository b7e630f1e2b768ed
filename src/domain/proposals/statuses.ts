/** The properties of each status of a proposal, one row each. Groups of statuses are always derived from it. */

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

export type ProposalActor = 'sender' | 'receiver' | 'owner' | 'investor' | 'either' | 'other_side' | 'system' | 'admin'

/** Not accepted yet, accepted, closed with a deal, ended without one. */
export const proposalStages = ['waiting', 'talking', 'won', 'over'] as const
export type Stage = (typeof proposalStages)[number]

export interface StatusRow {
  stage: Stage
  /** Whether contact details and an anonymous name are revealed; `as_before` = as in the status that a pause interrupted. */
  reveals: 'yes' | 'no' | 'as_before'
  tone: 'good' | 'brand' | 'bad'
  /** The position on the path of a successful proposal; null if the status is not on it. */
  trail: ProposalStatus | null
  senderSees: 'itself' | ProposalStatus
  receiverSees: 'itself' | 'nothing'
  /** Who is expected to act; `either` = both may, null = nobody. */
  awaits: ProposalActor | null
  /** The state of the last offer. */
  terms: 'none' | 'on_table' | 'agreed'
  /**
   * Whether it uses one of the sender's credits; `if_delivered` = only if the receiver had been shown the proposal. If
   * they have not seen it by then, they never will.
   */
  credit: 'none' | 'used' | 'if_delivered'
  /**
   * What follows later, besides the deadline: reminders for the receiver, reminders for both when neither writes, or a
   * waiting period before the sender may propose again; `rest_if_sent` = only if the withdrawn proposal had been sent.
   */
  followUp: 'none' | 'reminders' | 'silence_reminders' | 'rest' | 'rest_if_sent'
  /** The number of days until the deadline (catalogue, section 6); null = no deadline. */
  days: number | null
  /** Whether it counts for the receiver's reply time. False if no reply was ever expected. */
  replyCounts: boolean
}

// biome-ignore format: a table is read by its columns
const rows = {
  draft:              { stage: 'waiting', reveals: 'no',        tone: 'brand', trail: 'sent',          senderSees: 'itself', receiverSees: 'nothing', awaits: 'sender',     terms: 'none',     credit: 'none',       followUp: 'none', days: 30, replyCounts: false },
  sent:               { stage: 'waiting', reveals: 'no',        tone: 'brand', trail: 'sent',          senderSees: 'itself', receiverSees: 'itself',  awaits: 'receiver',   terms: 'none',     credit: 'used',       followUp: 'reminders', days: 14, replyCounts: true },
  viewed:             { stage: 'waiting', reveals: 'no',        tone: 'brand', trail: 'sent',          senderSees: 'itself', receiverSees: 'itself',  awaits: 'receiver',   terms: 'none',     credit: 'used',       followUp: 'reminders', days: 14, replyCounts: true },
  info_requested:     { stage: 'waiting', reveals: 'no',        tone: 'brand', trail: 'sent',          senderSees: 'itself', receiverSees: 'itself',  awaits: 'sender',     terms: 'none',     credit: 'used',       followUp: 'none', days: 14, replyCounts: true },
  shortlisted:        { stage: 'waiting', reveals: 'no',        tone: 'brand', trail: 'sent',          senderSees: 'viewed', receiverSees: 'itself',  awaits: 'receiver',   terms: 'none',     credit: 'used',       followUp: 'none', days: 30, replyCounts: true },
  accepted:           { stage: 'talking', reveals: 'yes',       tone: 'good',  trail: 'accepted',      senderSees: 'itself', receiverSees: 'itself',  awaits: 'either',     terms: 'none',     credit: 'used',       followUp: 'none', days: null, replyCounts: true },
  in_discussion:      { stage: 'talking', reveals: 'yes',       tone: 'good',  trail: 'in_discussion', senderSees: 'itself', receiverSees: 'itself',  awaits: 'either',     terms: 'none',     credit: 'used',       followUp: 'silence_reminders', days: null, replyCounts: true },
  nda_pending:        { stage: 'talking', reveals: 'yes',       tone: 'brand', trail: 'in_discussion', senderSees: 'itself', receiverSees: 'itself',  awaits: 'investor',   terms: 'none',     credit: 'used',       followUp: 'none', days: 7, replyCounts: true },
  nda_signed:         { stage: 'talking', reveals: 'yes',       tone: 'good',  trail: 'in_discussion', senderSees: 'itself', receiverSees: 'itself',  awaits: 'investor',   terms: 'none',     credit: 'used',       followUp: 'none', days: null, replyCounts: true },
  offer_made:         { stage: 'talking', reveals: 'yes',       tone: 'brand', trail: 'offer_made',    senderSees: 'itself', receiverSees: 'itself',  awaits: 'owner',      terms: 'on_table', credit: 'used',       followUp: 'none', days: 7, replyCounts: true },
  countered:          { stage: 'talking', reveals: 'yes',       tone: 'brand', trail: 'offer_made',    senderSees: 'itself', receiverSees: 'itself',  awaits: 'investor',   terms: 'on_table', credit: 'used',       followUp: 'none', days: 7, replyCounts: true },
  due_diligence:      { stage: 'talking', reveals: 'yes',       tone: 'good',  trail: 'due_diligence', senderSees: 'itself', receiverSees: 'itself',  awaits: 'either',     terms: 'agreed',   credit: 'used',       followUp: 'none', days: null, replyCounts: true },
  close_pending:      { stage: 'talking', reveals: 'yes',       tone: 'brand', trail: 'due_diligence', senderSees: 'itself', receiverSees: 'itself',  awaits: 'other_side', terms: 'agreed',   credit: 'used',       followUp: 'none', days: 14, replyCounts: true },
  paused:             { stage: 'talking', reveals: 'as_before', tone: 'brand', trail: null,            senderSees: 'itself', receiverSees: 'itself',  awaits: null,         terms: 'none',     credit: 'used',       followUp: 'none', days: null, replyCounts: true },
  closed_won:         { stage: 'won',     reveals: 'yes',       tone: 'good',  trail: 'closed_won',    senderSees: 'itself', receiverSees: 'itself',  awaits: null,         terms: 'agreed',   credit: 'used',       followUp: 'none', days: null, replyCounts: true },
  closed_lost:        { stage: 'over',    reveals: 'no',        tone: 'bad',   trail: null,            senderSees: 'itself', receiverSees: 'itself',  awaits: null,         terms: 'none',     credit: 'used',       followUp: 'none', days: null, replyCounts: true },
  declined:           { stage: 'over',    reveals: 'no',        tone: 'bad',   trail: null,            senderSees: 'itself', receiverSees: 'itself',  awaits: null,         terms: 'none',     credit: 'used',       followUp: 'rest', days: null, replyCounts: true },
  withdrawn:          { stage: 'over',    reveals: 'no',        tone: 'bad',   trail: null,            senderSees: 'itself', receiverSees: 'itself',  awaits: null,         terms: 'none',     credit: 'if_delivered', followUp: 'rest_if_sent', days: null, replyCounts: false },
  expired:            { stage: 'over',    reveals: 'no',        tone: 'bad',   trail: null,            senderSees: 'itself', receiverSees: 'itself',  awaits: null,         terms: 'none',     credit: 'none',       followUp: 'rest', days: null, replyCounts: true },
  cancelled_by_admin: { stage: 'over',    reveals: 'no',        tone: 'bad',   trail: null,            senderSees: 'itself', receiverSees: 'itself',  awaits: null,         terms: 'none',     credit: 'used',       followUp: 'none', days: null, replyCounts: false },
} as const satisfies Record<ProposalStatus, StatusRow>
export const statusTable: Record<ProposalStatus, StatusRow> = rows

/** The statuses for which a property has one of these values. */
export const statusesWhere = <P extends keyof StatusRow>(property: P, ...values: StatusRow[P][]): ProposalStatus[] =>
  proposalStatuses.filter((status) => values.includes(statusTable[status][property]))

/** The statuses in which one party alone is expected to act; a draft awaits nobody. */
export type AwaitingStatus = {
  [Status in ProposalStatus]: (typeof rows)[Status] extends { awaits: null | 'either' } | { receiverSees: 'nothing' }
    ? never
    : Status
}[ProposalStatus]
export const isAwaiting = (status: ProposalStatus): status is AwaitingStatus => {
  const { awaits, receiverSees } = statusTable[status]
  return awaits !== null && awaits !== 'either' && receiverSees !== 'nothing'
}
export const awaitingStatuses: readonly AwaitingStatus[] = proposalStatuses.filter(isAwaiting)

/**
 * True if the two members see each other's name and contact details; `before` is the status that a pause interrupted.
 */
export const isRevealed = (status: ProposalStatus, before: ProposalStatus | null): boolean => {
  const { reveals } = statusTable[status]
  return reveals === 'as_before' ? before !== null && isRevealed(before, null) : reveals === 'yes'
}

/** True if a step between two statuses returns the credit to the sender. */
export const returnsCredit = (from: ProposalStatus, to: ProposalStatus): boolean =>
  statusTable[from].credit !== 'none' && statusTable[to].credit === 'none'

/** True for the only status with a different name on each side: sent or received. */
export const isReceived = (box: 'sent' | 'received', status: ProposalStatus): boolean =>
  box === 'received' && status === 'sent'

/** The statuses that a missed deadline leads to. */
export const lapsedStatuses = ['expired', 'in_discussion', 'due_diligence'] as const satisfies readonly ProposalStatus[]
export type LapsedStatus = (typeof lapsedStatuses)[number]

/** The statuses of a successful proposal, in order; each implies all before it. */
export const trail: readonly ProposalStatus[] = proposalStatuses.filter(
  (status) => statusTable[status].trail === status,
)

/** A status as one side sees it; null if that side sees nothing. */
export function seenBy(side: 'sender' | 'receiver', status: ProposalStatus): ProposalStatus | null {
  const { senderSees, receiverSees } = statusTable[status]
  if (side === 'receiver') return receiverSees === 'itself' ? status : null
  return senderSees === 'itself' ? status : senderSees
}
