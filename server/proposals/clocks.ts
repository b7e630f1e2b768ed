import type { ProposalAction } from '../../src/domain/proposals/lifecycle.ts'

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * 86_400_000)

const answerDays = 14
const shortlistDays = 30

/** When the status that an action leads to ends by itself; null = never, undefined = the clock runs on. */
export function endAfter(action: ProposalAction, now: Date): Date | null | undefined {
  switch (action) {
    case 'send':
    case 'request_info':
    case 'unshortlist':
      return daysAfter(now, answerDays)
    case 'shortlist':
      return daysAfter(now, shortlistDays)
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'time_out':
      return null
    default:
      return undefined
  }
}
