import { daysAfter } from '../durations.ts'
import type { ProposalAction } from './lifecycle.ts'
import { type ProposalStatus, statusTable } from './statuses.ts'

export const exclusivityDays = 30
export const reminderDays = [3, 10] as const
/** The number of days without a message or a step after which both members get a reminder. */
export const silentDays = 14
/**
 * The number of days, after a refusal, an expiry or a withdrawal, before the sender can propose to the same receiver
 * again.
 */
export const waitAgainDays = 30

/** True if the member who makes an offer chooses its validity; a counter-offer has the owner's 7 days. */
export const choosesValidity = (to: ProposalStatus | null): boolean => to !== 'countered'

/**
 * When the status after an action expires; null = never, undefined = the deadline does not change. An offer expires
 * when its validity ends.
 */
export function endAfter(
  action: ProposalAction,
  to: ProposalStatus,
  now: Date,
  validityDays: number | null = null,
): Date | null | undefined {
  if (action === 'open') return undefined
  const days = (choosesValidity(to) ? validityDays : null) ?? statusTable[to].days
  return days === null ? null : daysAfter(now, days)
}
