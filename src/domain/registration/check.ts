import { minorOf } from '../money.ts'
import type { ProfileKind } from '../offerings.ts'
import type { FieldError, FieldErrors } from '../validation/fieldErrors.ts'
import { isWebLink } from '../validation/links.ts'
import { isPercent, isRate, isWholeNumber, isYear } from '../validation/numbers.ts'
import { countCharacters, countWords } from '../validation/words.ts'
import { contradictions } from './agreements.ts'
import type { Answer, Answers } from './answerSchema.ts'
import type { WizardStep } from './fieldKinds.ts'
import type { FieldSpec } from './fields.ts'
import { fieldsOf, isRequired } from './formFields.ts'
import { filledShares, isShares, sharesProblem } from './shares.ts'
import { filledYears, isMoney, isYears, yearsProblem } from './years.ts'

/** Validation of the wizard's answers (specification, section 5), used by the form and by the server. */

const longestLine = 200
const longestText = 5_000
const longestKeyword = 40

/** The invalid fields of a step, each with its error; empty if the step is complete. `thisYear` limits years. */
export function checkStep(kind: ProfileKind, step: WizardStep, answers: Answers, thisYear: number): FieldErrors {
  const errors: FieldErrors = {}
  for (const spec of fieldsOf(kind, step, answers)) {
    const answer = answers[spec.name] ?? null
    const error = isEmpty(answer)
      ? isRequired(spec, answers)
        ? ('required' as const)
        : null
      : checkField(spec, answer, thisYear)
    if (error) errors[spec.name] = error
  }
  if (step !== 'business') return errors
  const fieldNames: ReadonlySet<string> = new Set(fieldsOf(kind, step, answers).map(({ name }) => name))
  const isRight = (name: string) => fieldNames.has(name) && !errors[name] && !isEmpty(answers[name])
  return { ...errors, ...contradictions(kind, answers, isRight) }
}

/** The error of one answer; null if it is valid. */
export function checkField(spec: FieldSpec, answer: Answer, thisYear: number): FieldError | null {
  if (typeof answer === 'boolean') return spec.control === 'yesNo' || spec.control === 'switch' ? null : 'invalid'
  if (Array.isArray(answer)) return checkList(spec, answer)
  if (isYears(answer)) return spec.control === 'years' ? yearsProblem(answer, thisYear) : 'invalid'
  if (isShares(answer)) return spec.control === 'shares' ? sharesProblem(answer) : 'invalid'
  if (answer !== null && typeof answer === 'object')
    return spec.control === 'money' && minorOf(answer.amount, answer.currency) !== null ? null : 'invalidAmount'
  return typeof answer === 'string' ? checkText(spec, answer.trim(), thisYear) : 'invalid'
}

/** True for an empty answer: null, blank, an empty list, or money without an amount. */
export const isEmpty = (answer: Answer | undefined): boolean =>
  answer === null ||
  answer === undefined ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.every((entry) => entry.trim() === '')) ||
  (isYears(answer) && filledYears(answer).length === 0) ||
  (isShares(answer) && filledShares(answer).length === 0) ||
  (isMoney(answer) && answer.amount.trim() === '')

const lists = new Set(['multiSelect', 'countries', 'keywords', 'links', 'places'])

function checkList(spec: FieldSpec, answer: readonly string[]): FieldError | null {
  if (!lists.has(spec.control)) return 'invalid'
  if (spec.control === 'keywords' && answer.some((word) => countCharacters(word) > longestKeyword)) return 'tooLong40'
  if (spec.control === 'links' && !answer.every(isWebLink)) return 'invalidLink'
  if (spec.max === undefined || answer.length <= spec.max) return null
  if (spec.control === 'keywords') return 'maxFiveKeywords'
  if (spec.control === 'links') return 'maxFiveLinks'
  return spec.max === 2 ? 'maxTwo' : 'maxThree'
}

function checkText(spec: FieldSpec, text: string, thisYear: number): FieldError | null {
  switch (spec.control) {
    case 'longText':
      return checkLongText(spec, text)
    case 'link':
      return isWebLink(text) ? null : 'invalidLink'
    case 'percent':
      return (spec.mayExceed100 ? isRate(text) : isPercent(text)) ? null : 'invalidPercent'
    case 'year':
      return isYear(text, thisYear) ? null : 'invalidYear'
    case 'number':
      return isWholeNumber(text) ? null : 'invalidNumber'
    case 'text':
      if (spec.maxCharacters !== undefined) return countCharacters(text) <= spec.maxCharacters ? null : 'tooLong60'
      return countCharacters(text) <= longestLine ? null : 'tooLong'
    case 'select':
    case 'country':
    case 'currency':
    case 'place':
      return null
    default:
      return 'invalid'
  }
}

function checkLongText({ minCharacters, minWords, maxWords }: FieldSpec, text: string): FieldError | null {
  const characters = countCharacters(text)
  if (minCharacters !== undefined && characters < minCharacters) return 'tooShort350'
  const words = countWords(text)
  if (minWords !== undefined && words < minWords) return 'thesisLength'
  if (maxWords !== undefined && words > maxWords) return minWords === undefined ? 'tooManyWords350' : 'thesisLength'
  return characters <= longestText ? null : 'tooLong5000'
}
