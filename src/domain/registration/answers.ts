import type { ProfileKind } from '../offerings.ts'
import type { FieldErrors } from '../validation/fieldErrors.ts'
import { percentEntered } from '../validation/numbers.ts'
import { agreementErrors, fieldsAffectedBy } from './agreements.ts'
import type { Answer, Answers } from './answerSchema.ts'
import { checkField, isEmpty } from './check.ts'
import { type WizardStep, wizardStepNames } from './fieldKinds.ts'
import type { FieldSpec } from './fields.ts'
import { fieldsOf, firstAnswers, isRequired } from './formFields.ts'
import { type KnownPlaces, staysCity } from './knownPlaces.ts'
import { readPlace } from './places.ts'
import type { Profile } from './profileSchema.ts'
import { isShares, sharesAmong } from './shares.ts'

/** The wizard's answers: the effects of a change, and the next step. */

export interface WizardForm {
  answers: Answers
  errors: FieldErrors
  /** Text that is typed but not added yet, by field. */
  keywordDrafts: Record<string, string>
}

/** The progress of a registration. */
export interface Registration extends WizardForm {
  step: WizardStep
  /** True if one step of a finished registration is edited, so that no step follows. */
  editsOne: boolean
  profile: Profile | null
}
export const unstarted: Registration = {
  step: 'basic',
  editsOne: false,
  profile: null,
  answers: {},
  errors: {},
  keywordDrafts: {},
}

/** Sets an answer. A choice beyond the limit or an invalid link keeps the previous value and reports an error. */
export function withAnswer(
  { kind, step, thisYear, known }: { kind: ProfileKind; step: WizardStep; thisYear: number; known: KnownPlaces },
  { answers, errors, keywordDrafts }: WizardForm,
  name: string,
  typed: Answer,
): WizardForm {
  const fields = fieldsOf(kind, step, answers)
  const spec = fields.find((field) => field.name === name)
  const value = spec?.control === 'percent' && typeof typed === 'string' ? percentEntered(typed) : typed
  const grows = Array.isArray(value) && value.length > (Array.isArray(answers[name]) ? answers[name].length : 0)
  const refused = spec?.max !== undefined && grows ? checkField(spec, value, thisYear) : null
  const affectedFields = new Set([name, ...fieldsAffectedBy(kind, name)])
  const agreed = new Set(agreementErrors)
  const others = Object.fromEntries(
    Object.entries(errors).filter(([at, error]) => at !== name && !(affectedFields.has(at) && agreed.has(error))),
  )
  if (refused) return { answers, keywordDrafts, errors: { ...others, [name]: refused } }
  const now = {
    ...answers,
    ...(isEmpty(answers[name]) || value === answers[name]
      ? {}
      : emptied(
          fields,
          name,
          (field) => field.cityOf === name && staysCity(answers[field.name], answers[name], value, known),
        )),
    ...divided(fields, answers, name, value),
    [name]: value,
  }
  return {
    answers: now,
    errors: withoutLapsed(others, fields, now),
    keywordDrafts:
      spec?.control === 'keywords' || spec?.control === 'links' ? { ...keywordDrafts, [name]: '' } : keywordDrafts,
  }
}

/** A field that is no longer required is not missing either. */
const withoutLapsed = (errors: FieldErrors, fields: readonly FieldSpec[], answers: Answers): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([at, error]) => {
      const spec = fields.find((field) => field.name === at)
      return error !== 'required' || !spec || isRequired(spec, answers)
    }),
  )

/** Clears the answers that depend on a changed place and do not stay: states depend on the country, cities on the state. */
function emptied(fields: readonly FieldSpec[], name: string, stays: (field: FieldSpec) => boolean): Answers {
  const within = fields.filter((field) => (field.within === name || field.cityOf === name) && !stays(field))
  return Object.assign({}, ...within.map((field) => ({ ...emptied(fields, field.name, stays), [field.name]: null })))
}

/** Removes the shares of options that are no longer chosen. */
const divided = (fields: readonly FieldSpec[], answers: Answers, name: string, chosen: Answer): Answers =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const answer = answers[field.name]
      return field.sharesOf === name && isShares(answer)
        ? [[field.name, sharesAmong(answer, Array.isArray(chosen) ? chosen : [])]]
        : []
    }),
  )

/**
 * The places whose options a step needs: `IN` for its states, `IN:goa` for that state's cities, `SG:` for the cities of
 * a country without states.
 */
export function requestedPlaces(
  kind: ProfileKind,
  step: WizardStep,
  { answers, keywordDrafts }: Omit<WizardForm, 'errors'>,
): string[] {
  const placeTexts = fieldsOf(kind, step, answers).flatMap(({ name, control, within }) => {
    if (control === 'places') return [keywordDrafts[name]]
    if (control !== 'place') return []
    return [answers[name], within ? answers[within] : null]
  })
  const places = placeTexts.flatMap((text) => (typeof text === 'string' ? (readPlace(text) ?? []) : []))
  return [...new Set(places.flatMap(({ country, state }) => [country, `${country}:${state ?? ''}`]))]
}

/** True if a step can be opened: all earlier steps are saved. */
export const isReached = (profile: Profile | null, step: WizardStep): boolean =>
  (profile?.steps_done ?? 0) >= wizardStepNames.indexOf(step)

/** The step to resume at: the requested one if it can be opened, otherwise the first unsaved one. */
const resumesAt = (profile: Profile | null, requestedStep: WizardStep | null): WizardStep =>
  requestedStep && isReached(profile, requestedStep)
    ? requestedStep
    : (wizardStepNames[profile?.steps_done ?? 0] ?? 'documents')

/** A registration as loaded: saved answers, suggestions from other profiles, and drafts. */
export interface LoadedProfile {
  profile: Profile | null
  suggested: Answers
  draft: Answers
}

/** Input in this tab that is not saved anywhere else yet. */
export type FormInput = Pick<WizardForm, 'answers' | 'keywordDrafts'>

/**
 * The step and the answers with which the wizard opens. Input in this tab takes precedence over a draft, then saved
 * answers, then suggestions and defaults. A suggestion that was cleared but not saved returns, and so does a default
 * that was cleared, because it is in force.
 */
export function resumeFrom(
  kind: ProfileKind,
  { profile, suggested, draft }: LoadedProfile,
  requestedStep: WizardStep | null,
  typed: FormInput | null,
) {
  const saved: Answers = { ...profile?.basic, ...profile?.business, ...profile?.document_answers }
  const begun = firstAnswers(kind)
  const answers: Answers = { ...begun, ...suggested, ...saved, ...draft, ...typed?.answers }
  const emptied = Object.entries({ ...suggested, ...begun }).filter(
    ([name]) => (name in begun || !(name in saved)) && isEmpty(answers[name]),
  )
  return {
    profile,
    step: resumesAt(profile, requestedStep),
    editsOne: profile?.steps_done === wizardStepNames.length && requestedStep !== null,
    answers: { ...answers, ...Object.fromEntries(emptied) },
    keywordDrafts: typed?.keywordDrafts ?? {},
  }
}

/** The previous (-1) or next (1) step; the same step at either end. */
export const adjacentStep = (step: WizardStep, by: 1 | -1): WizardStep =>
  wizardStepNames[wizardStepNames.indexOf(step) + by] ?? step
