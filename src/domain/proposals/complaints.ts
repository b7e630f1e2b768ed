import { daysAfter } from '../durations.ts'
import { type ProposalStatus, statusTable } from './statuses.ts'

/** A complaint within 30 days returns a credit (catalogue, section 6) if a moderator agrees. */

export const complaintDays = 30
export const complaintReasons = ['contact-unreachable', 'business-already-sold', 'material-mismatch'] as const
export type ComplaintReason = (typeof complaintReasons)[number]

interface Sent {
  status: ProposalStatus
  createdAt: Date
  /** When the receiver was shown the proposal; null if they were not. */
  deliveredAt: Date | null
}

/** Only a proposal that used a credit has one to return. */
export function mayComplain({ status, createdAt, deliveredAt }: Sent, now: Date): boolean {
  const { credit } = statusTable[status]
  const isUsed = credit === 'used' || (credit === 'if_delivered' && deliveredAt !== null)
  return isUsed && now <= daysAfter(createdAt, complaintDays)
}

/**
 * Whether the page offers the request: not while the proposal awaits its answer, because it stops counting anyway if
 * there is none, and not on agreed terms. Ending the talks offers it again.
 */
export const offersComplaint = (sent: Sent, now: Date): boolean => {
  const { stage, terms } = statusTable[sent.status]
  return stage !== 'waiting' && terms !== 'agreed' && mayComplain(sent, now)
}
