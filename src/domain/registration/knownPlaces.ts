import type { ProfileKind } from '../offerings.ts'
import type { FieldErrors } from '../validation/fieldErrors.ts'
import type { Answer, Answers } from './answerSchema.ts'
import { checkStep } from './check.ts'
import type { WizardStep } from './fieldKinds.ts'
import { fieldsOf } from './formFields.ts'
import { readPlace } from './places.ts'

/** What the loaded lists of states and cities say about the places of a form. */

interface Place {
  slug: string
  label: string
}
/** The loaded lists by the keys of `requestedPlaces`. */
export type KnownPlaces = Readonly<Record<string, readonly Place[]>>

const placeIn = (answer: Answer | undefined) => (typeof answer === 'string' ? readPlace(answer) : null)

/** The places without a state in a country that has states. */
export function missingStates(kind: ProfileKind, step: WizardStep, answers: Answers, known: KnownPlaces): FieldErrors {
  const errors: FieldErrors = {}
  for (const { name, control } of fieldsOf(kind, step, answers)) {
    const place = control === 'place' ? placeIn(answers[name]) : null
    if (place && place.state === null && (known[place.country] ?? []).length > 0) errors[name] = 'stateMissing'
  }
  return errors
}

/** The invalid fields of a step, as far as a form can know them. */
export const formErrors = (
  { kind, step, answers, thisYear }: { kind: ProfileKind; step: WizardStep; answers: Answers; thisYear: number },
  known: KnownPlaces,
): FieldErrors => ({ ...missingStates(kind, step, answers, known), ...checkStep(kind, step, answers, thisYear) })

const isListed = (city: Answer | undefined, cities: readonly Place[] = []): boolean =>
  typeof city === 'string' && cities.some(({ label }) => label.toLowerCase() === city.trim().toLowerCase())

/** True if a city still fits a changed location: it is in the same country, and not one of the previous state's cities. */
export function staysCity(
  city: Answer | undefined,
  before: Answer | undefined,
  now: Answer | undefined,
  known: KnownPlaces,
): boolean {
  const [from, to] = [placeIn(before), placeIn(now)]
  if (!from || !to || from.country !== to.country) return false
  if (from.state === null || to.state === null || from.state === to.state) return true
  return isListed(city, known[`${to.country}:${to.state}`]) || !isListed(city, known[`${from.country}:${from.state}`])
}
