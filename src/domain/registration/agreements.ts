import { isPayable } from '../currencies.ts'
import { convertMoney } from '../money.ts'
import type { ProfileKind } from '../offerings.ts'
import type { FieldError, FieldErrors } from '../validation/fieldErrors.ts'
import type { Answer, Answers } from './answerSchema.ts'
import { sharesFit } from './shares.ts'
import { amountOf, isMoney } from './years.ts'

/** A rule that involves several fields of a step, in addition to the table of fields. */
interface Agreement {
  /** The field that shows the error. */
  at: string
  error: FieldError
  /** The fields it is compared with. The rule is checked only if all are answered and valid on their own. */
  about: readonly string[]
  /** Other fields that the rule reads, whether or not they are answered. */
  besides?: readonly string[]
  holds: (answers: Answers) => boolean
}

/** The amount in paise, so that two currencies can be compared. */
function rupeesOf(answer: Answer | undefined): number {
  const money = amountOf(answer)
  return money ? convertMoney(money, 'INR').minor : 0
}

/** False for an unknown currency, which only the server refuses. */
const isKnown = (answer: Answer | undefined) => !isMoney(answer) || isPayable(answer.currency)

const sizeOf = (answer: Answer | undefined) => (isMoney(answer) ? rupeesOf(answer) : Number(answer))

const notZero = (at: string): Agreement => ({
  at,
  error: 'notZero',
  about: [],
  holds: (answers) => sizeOf(answers[at]) > 0,
})

const notAbove = (at: string, other: string, error: FieldError): Agreement => ({
  at,
  error,
  about: [other],
  holds: (answers) => rupeesOf(answers[at]) <= rupeesOf(answers[other]),
})

/** A loss may be larger than the revenue itself. */
const profit: Agreement = {
  at: 'ebitda',
  error: 'aboveRevenue',
  about: [],
  besides: ['ebitda_is_loss'],
  holds: (answers) => answers.ebitda_is_loss === true || Number(answers.ebitda) <= 100,
}

const stakeOf = (sold: string, error: FieldError, fits: (percent: number) => boolean): Agreement => ({
  at: 'stake_offered',
  error,
  about: ['type_of_business_sold'],
  holds: (answers) => answers.type_of_business_sold !== sold || fits(Number(answers.stake_offered)),
})

const shares: Agreement = {
  at: 'use_of_funds_shares',
  error: 'sharesEach',
  about: ['use_of_funds'],
  holds: (answers) => sharesFit(answers.use_of_funds_shares, answers.use_of_funds),
}

/** The rules of the business step, by kind; empty for a kind without rules. */
export const crossFieldRules: Readonly<Record<ProfileKind, readonly Agreement[]>> = {
  INVESTMENT: [
    notZero('funding_goal'),
    notZero('minimum_investment'),
    notAbove('minimum_investment', 'funding_goal', 'aboveFundingGoal'),
    notAbove('total_raised', 'valuation', 'aboveValuation'),
    shares,
    profit,
  ],
  WANT_TO_SELL: [
    notZero('asking_price'),
    notZero('stake_offered'),
    stakeOf('operating-company-100', 'wholeCompany', (percent) => percent === 100),
    stakeOf('majority-stake', 'notMajority', (percent) => percent > 50),
    stakeOf('minority-stake', 'notMinority', (percent) => percent <= 50),
    profit,
  ],
  WANT_TO_GROW: [],
  INVESTOR: [],
}

/**
 * Contradictions between answers, by the field that shows the error; `isRight` says whether a field is valid on its
 * own.
 */
export function contradictions(kind: ProfileKind, answers: Answers, isRight: (name: string) => boolean): FieldErrors {
  const errors: FieldErrors = {}
  const canBeCompared = (name: string) => isRight(name) && !errors[name] && isKnown(answers[name])
  for (const { at, error, about, holds } of crossFieldRules[kind])
    if ([at, ...about].every(canBeCompared) && !holds(answers)) errors[at] = error
  return errors
}

/** The errors that only these rules report. */
export const agreementErrors: readonly FieldError[] = Object.values(crossFieldRules).flatMap((list) =>
  list.map(({ error }) => error),
)

/** The fields whose error may be resolved by changing a field. */
export const fieldsAffectedBy = (kind: ProfileKind, name: string): readonly string[] =>
  crossFieldRules[kind]
    .filter(({ at, about, besides = [] }) => [at, ...about, ...besides].includes(name))
    .map(({ at }) => at)
