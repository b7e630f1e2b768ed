import { daysAfter } from './clocks.ts'
import type { ProposalStatus } from './lifecycle.ts'

/** A credit comes back by complaint within 30 days (catalogue, section 6), once a moderator agrees. */

export const complaintDays = 30
export const complaintReasons = ['contact-unreachable', 'business-already-sold', 'material-mismatch'] as const

/** These have used no credit, or have given it back by themselves. */
const creditless: readonly ProposalStatus[] = ['draft', 'expired']

export const mayComplain = ({ status, createdAt }: { status: ProposalStatus; createdAt: Date }, now: Date): boolean =>
  !creditless.includes(status) && now <= daysAfter(createdAt, complaintDays)
