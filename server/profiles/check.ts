import type { Answer, Answers } from '../../src/domain/contract/profiles.ts'
import { unitsPerInr } from '../../src/domain/memberships/quote.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import { checkStep, isEmpty } from '../../src/domain/registration/check.ts'
import {
  type FieldSpec,
  fieldsOf,
  type WizardStep,
  withAlways,
  wizardStepNames,
} from '../../src/domain/registration/fields.ts'
import type { FieldErrors } from '../../src/domain/validation/fieldErrors.ts'
import { isCountry } from '../catalog/countries.ts'
import { isOption } from '../catalog/options.ts'
import { storable } from '../documents/storable.ts'

/** Only the fields that the step asks for, tidied, so that nothing else can be written through it. */
export function onlyFieldsOf(kind: ProfileKind, step: WizardStep, given: Answers): Answers {
  return Object.fromEntries(
    fieldsOf(kind, step, given).flatMap(({ name }) => {
      const answer = Object.hasOwn(given, name) ? given[name] : undefined
      return answer === undefined ? [] : [[name, tidied(answer)]]
    }),
  )
}

/** The answers of a step with the options that are always chosen. */
export function toKeep(kind: ProfileKind, step: WizardStep, own: Answers): Answers {
  const constant = fieldsOf(kind, step, own).filter(({ always }) => always !== undefined)
  return {
    ...own,
    ...Object.fromEntries(constant.map((spec) => [spec.name, withAlways(spec, own[spec.name] ?? null)])),
  }
}

/** Unfinished answers of any step, unchecked but for their names. */
export const onlyFieldsOfAnyStep = (kind: ProfileKind, given: Answers): Answers =>
  Object.assign({}, ...wizardStepNames.map((step) => onlyFieldsOf(kind, step, given)))

function tidied(answer: Answer): Answer {
  if (typeof answer === 'string') return storable(answer)
  if (Array.isArray(answer)) return [...new Set(answer.map(storable))].filter((entry) => entry !== '')
  if (answer !== null && typeof answer === 'object')
    return { amount: storable(answer.amount), currency: storable(answer.currency) }
  return answer
}

/** The shared rules, then what only the server knows: whether an option, country or currency exists. */
export function checkAnswers(kind: ProfileKind, step: WizardStep, given: Answers, now: Date): FieldErrors {
  const errors = checkStep(kind, step, given, now.getUTCFullYear())
  for (const spec of fieldsOf(kind, step, given))
    if (!errors[spec.name] && !isEmpty(given[spec.name]) && !isKnown(spec, given[spec.name] ?? null))
      errors[spec.name] = spec.control === 'money' ? 'invalidAmount' : 'unknownOption'
  return errors
}

const isCurrency = (code: string): boolean => Object.hasOwn(unitsPerInr, code)

function isKnown({ list, control }: FieldSpec, answer: Answer): boolean {
  if (answer !== null && typeof answer === 'object' && !Array.isArray(answer)) return isCurrency(answer.currency)
  const slugs = Array.isArray(answer) ? answer : typeof answer === 'string' ? [answer] : []
  if (list) return slugs.every((slug) => isOption(list, slug))
  if (control === 'country' || control === 'countries') return slugs.every(isCountry)
  return control !== 'currency' || slugs.every(isCurrency)
}
