import { daysAfter } from './clocks.ts'
import { type ProposalStatus, statusTable } from './statuses.ts'

/** A complaint within 30 days returns a credit (catalogue, section 6) if a moderator agrees. */

export const complaintDays = 30
export const complaintReasons = ['contact-unreachable', 'business-already-sold', 'material-mismatch'] as const
export type ComplaintReason = (typeof complaintReasons)[number]

export const mayComplain = ({ status, createdAt }: { status: ProposalStatus; createdAt: Date }, now: Date): boolean =>
  statusTable[status].credit !== 'none' && now <= daysAfter(createdAt, complaintDays)
