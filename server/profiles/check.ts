import type { Answers } from '../../src/domain/contract/profiles.ts'
import { isPayable } from '../../src/domain/memberships/quote.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import { checkStep, wizardSteps } from '../../src/domain/registration/fields.ts'
import type { FieldErrors } from '../../src/domain/validation/fieldErrors.ts'
import { isCountry } from '../catalog/countries.ts'
import { isOption } from '../catalog/options.ts'

/** Only the fields of the step, so that nothing else can be written through it. */
export function onlyFieldsOf(kind: ProfileKind, step: 'basic' | 'business', given: Answers): Answers {
  return Object.fromEntries(
    wizardSteps[kind][step].flatMap((spec) => {
      const answer = given[spec.name]
      return answer === undefined ? [] : [[spec.name, answer]]
    }),
  )
}

/** The shared rules, then what only the server knows: whether an option, country or currency exists. */
export function checkAnswers(kind: ProfileKind, step: 'basic' | 'business', given: Answers, now: Date): FieldErrors {
  const errors = checkStep(kind, step, given, now.getUTCFullYear())
  for (const spec of wizardSteps[kind][step]) {
    if (errors[spec.name]) continue
    const answer = given[spec.name]
    const slugs = Array.isArray(answer) ? answer : typeof answer === 'string' && answer !== '' ? [answer] : []
    const { list } = spec
    if (list && slugs.some((slug) => !isOption(list, slug))) errors[spec.name] = 'unknownOption'
    if (spec.control === 'country' && slugs.some((code) => !isCountry(code))) errors[spec.name] = 'unknownOption'
    if (spec.control === 'currency' && slugs.some((code) => !isPayable(code))) errors[spec.name] = 'unknownOption'
    if (
      spec.control === 'money' &&
      answer &&
      typeof answer === 'object' &&
      !Array.isArray(answer) &&
      answer.amount !== '' &&
      !isPayable(answer.currency)
    )
      errors[spec.name] = 'invalidAmount'
  }
  return errors
}
