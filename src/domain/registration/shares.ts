import type { FieldError } from '../validation/fieldErrors.ts'
import { isPercent } from '../validation/numbers.ts'
import type { Answer, SharesAnswer } from './answerSchema.ts'

/** Shares: a whole divided among the options chosen in another field, with percentages that add up to 100. */

export const isShares = (answer: Answer | undefined): answer is SharesAnswer =>
  answer !== null && typeof answer === 'object' && 'shares' in answer

/** A single option has the whole, so there is nothing to divide. */
export const canBeDivided = (chosen: Answer | undefined): chosen is string[] =>
  Array.isArray(chosen) && chosen.length > 1

/** The shares that were filled in. */
export const filledShares = ({ shares }: SharesAnswer): SharesAnswer['shares'] =>
  shares.filter(({ percent }) => percent.trim() !== '')

/** In hundredths of a percent, to avoid rounding errors in sums. */
const hundredths = (percent: string): number => Math.round(Number(percent) * 100)

/** The sum in percent; an incomplete share counts as 0. */
export const totalOf = (answer: SharesAnswer): number =>
  filledShares(answer).reduce((sum, { percent }) => sum + (isPercent(percent.trim()) ? hundredths(percent) : 0), 0) /
  100

/** The error of the shares on their own. */
export function sharesProblem(answer: SharesAnswer): FieldError | null {
  if (!filledShares(answer).every(({ percent }) => isPercent(percent.trim()))) return 'invalidPercent'
  return totalOf(answer) === 100 ? null : 'sharesTotal'
}

/** True if every chosen option has a share above zero and no other option has one. */
export function sharesFit(answer: Answer | undefined, chosen: Answer | undefined): boolean {
  if (!isShares(answer) || !Array.isArray(chosen)) return true
  const filled = filledShares(answer)
  const isShared = (option: string) => filled.some(({ slug, percent }) => slug === option && hundredths(percent) > 0)
  return filled.length === chosen.length && chosen.every(isShared)
}

/** The shares of the options that are still chosen, in their order. */
export const sharesAmong = (answer: SharesAnswer, chosen: readonly string[]): SharesAnswer => ({
  shares: chosen.flatMap((option) => answer.shares.find(({ slug }) => slug === option) ?? []),
})
