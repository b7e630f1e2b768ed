import type { ProposalAction, ProposalStatus } from './lifecycle.ts'

/** For how many days each status may last before it moves on by itself (catalogue, section 6); null = without end. */
export const clockDays: Record<ProposalStatus, number | null> = {
  draft: 30,
  sent: 14,
  viewed: 14,
  info_requested: 14,
  shortlisted: 30,
  accepted: null,
  in_discussion: null,
  nda_pending: 7,
  nda_signed: null,
  offer_made: 7,
  countered: 7,
  due_diligence: null,
  close_pending: 14,
  paused: null,
  closed_won: null,
  closed_lost: null,
  declined: null,
  withdrawn: null,
  expired: null,
  cancelled_by_admin: null,
}

export const exclusivityDays = 30
export const reminderDays = [3, 10] as const
/** Two who talk are reminded of each other after so many days without a message or a step. */
export const silentDays = 14
/** After a refusal, an expiry or a withdrawal the same sender waits so long before the next proposal to the same receiver. */
export const waitAgainDays = 30

const day = 86_400_000
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * day)

/** When the status reached by an action ends by itself; null = never, undefined = the clock runs on. An offer stands as long as it says. */
export function endAfter(
  action: ProposalAction,
  to: ProposalStatus,
  now: Date,
  validityDays: number | null = null,
): Date | null | undefined {
  if (action === 'open') return undefined
  const days = to === 'offer_made' ? (validityDays ?? clockDays.offer_made) : clockDays[to]
  return days === null ? null : daysAfter(now, days)
}
