import { unitsPerInr } from '../../../src/domain/currencies.ts'
import { hour } from '../../../src/domain/durations.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Answer, Answers } from '../../../src/domain/registration/answerSchema.ts'
import { checkStep, isEmpty } from '../../../src/domain/registration/check.ts'
import { type WizardStep, wizardStepNames } from '../../../src/domain/registration/fieldKinds.ts'
import type { FieldSpec } from '../../../src/domain/registration/fields.ts'
import { fieldsOf, withAlways } from '../../../src/domain/registration/formFields.ts'
import { readPlace } from '../../../src/domain/registration/places.ts'
import { filledShares, isShares } from '../../../src/domain/registration/shares.ts'
import { filledYears, isYears } from '../../../src/domain/registration/years.ts'
import type { FieldError, FieldErrors } from '../../../src/domain/validation/fieldErrors.ts'
import { storable } from '../../kernel/text/storable.ts'
import { isCity, isCountry, isOption, placeProblem } from '../catalog/index.ts'

/** Drops all but the step's own fields and normalises them, so that a request can write nothing else. */
export function onlyFieldsOf(kind: ProfileKind, step: WizardStep, given: Answers): Answers {
  return Object.fromEntries(
    fieldsOf(kind, step, given).flatMap(({ name }) => {
      const answer = Object.hasOwn(given, name) ? given[name] : undefined
      return answer === undefined ? [] : [[name, tidied(answer)]]
    }),
  )
}

/** The answers of a step, plus the options that are always chosen. */
export function toStore(kind: ProfileKind, step: WizardStep, own: Answers): Answers {
  const constant = fieldsOf(kind, step, own).filter(({ always }) => always !== undefined)
  return {
    ...own,
    ...Object.fromEntries(constant.map((spec) => [spec.name, withAlways(spec, own[spec.name] ?? null)])),
  }
}

/** Keeps unfinished answers of any step; only the field names are checked. */
export const onlyFieldsOfAnyStep = (kind: ProfileKind, given: Answers): Answers =>
  Object.assign({}, ...wizardStepNames.map((step) => onlyFieldsOf(kind, step, given)))

function tidied(answer: Answer): Answer {
  if (typeof answer === 'string') return storable(answer)
  if (Array.isArray(answer)) return [...new Set(answer.map(storable))].filter((entry) => entry !== '')
  if (isYears(answer))
    return {
      currency: storable(answer.currency),
      years: filledYears(answer).map(({ year, revenue, profit, plan }) => ({
        ...{ year: storable(year), revenue: storable(revenue), plan },
        profit: storable(profit).replace('−', '-'),
      })),
    }
  if (isShares(answer))
    return {
      shares: filledShares(answer).map(({ slug, percent }) => ({ slug: storable(slug), percent: storable(percent) })),
    }
  if (answer !== null && typeof answer === 'object')
    return { amount: storable(answer.amount), currency: storable(answer.currency) }
  return answer
}

/** A year is accepted as soon as it has begun anywhere: fourteen hours before UTC. */
const latestYear = (now: Date) => new Date(now.getTime() + 14 * hour).getUTCFullYear()

/** Applies the shared rules, then the checks that need server data: whether an option, country or currency exists. */
export function checkAnswers(kind: ProfileKind, step: WizardStep, given: Answers, now: Date): FieldErrors {
  const errors = checkStep(kind, step, given, latestYear(now))
  for (const spec of fieldsOf(kind, step, given))
    if (!errors[spec.name] && !isEmpty(given[spec.name]) && !isKnown(spec, given[spec.name] ?? null))
      errors[spec.name] = problemOf(spec, given[spec.name] ?? null)
  return errors
}

const problemOf = ({ control }: FieldSpec, answer: Answer): FieldError => {
  if (control === 'money') return 'invalidAmount'
  return control === 'place' && typeof answer === 'string' ? (placeProblem(answer) ?? 'unknownOption') : 'unknownOption'
}

/** A preferred city must come from the list: strangers see it, and they may not read free text. */
export async function checkCities(kind: ProfileKind, step: WizardStep, given: Answers): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  for (const { name, control } of fieldsOf(kind, step, given)) {
    const answer = given[name]
    if (control !== 'places' || !Array.isArray(answer)) continue
    const places = answer.flatMap((text) => readPlace(text) ?? [])
    if ((await Promise.all(places.map(isCity))).includes(false)) errors[name] = 'unknownOption'
  }
  return errors
}

/** Options of preferred places that are not a place themselves. */
const preferredOnly = ['anywhere', 'anywhere-in-india', 'outside-india']

const isCurrency = (code: string): boolean => Object.hasOwn(unitsPerInr, code)

function isKnown({ list, control }: FieldSpec, answer: Answer): boolean {
  // The items with shares were already chosen from the list.
  if (isShares(answer)) return true
  if (answer !== null && typeof answer === 'object' && !Array.isArray(answer)) return isCurrency(answer.currency)
  const slugs = Array.isArray(answer) ? answer : typeof answer === 'string' ? [answer] : []
  if (control === 'place')
    return slugs.every(
      (text) => placeProblem(text) === null && !preferredOnly.includes(text) && readPlace(text)?.city == null,
    )
  // A whole country is allowed as a preferred place.
  if (control === 'places') return slugs.every((text) => placeProblem(text) !== 'unknownOption')
  if (list) return slugs.every((slug) => isOption(list, slug))
  if (control === 'country' || control === 'countries') return slugs.every(isCountry)
  return control !== 'currency' || slugs.every(isCurrency)
}
