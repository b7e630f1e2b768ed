import type { ProfileKind } from '../offerings.ts'
import type { FieldErrors } from '../validation/fieldErrors.ts'
import { percentEntered } from '../validation/numbers.ts'
import { agreementErrors, touchedBy } from './agreements.ts'
import type { Answer, Answers } from './answerSchema.ts'
import { checkField, isEmpty } from './check.ts'
import { type WizardStep, wizardStepNames } from './fieldKinds.ts'
import type { FieldSpec } from './fields.ts'
import { fieldsOf, firstAnswers } from './formFields.ts'
import { readPlace } from './places.ts'
import type { Profile } from './profileSchema.ts'
import { isShares, sharesAmong } from './shares.ts'

/** The wizard's answers: what each one changes, and which step comes next. */

export interface WizardForm {
  answers: Answers
  errors: FieldErrors
  /** What is typed but not added yet, by field. */
  keywordDrafts: Record<string, string>
}

/** How far a registration is. */
export interface Registration extends WizardForm {
  step: WizardStep
  /** One step of a finished registration is edited, nothing comes after it. */
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

/** Adds an answer. A choice beyond the limit, or a wrong link, keeps the previous value and reports an error. */
export function withAnswer(
  { kind, step, thisYear }: { kind: ProfileKind; step: WizardStep; thisYear: number },
  { answers, errors, keywordDrafts }: WizardForm,
  name: string,
  typed: Answer,
): WizardForm {
  const fields = fieldsOf(kind, step, answers)
  const spec = fields.find((field) => field.name === name)
  const value = spec?.control === 'percent' && typeof typed === 'string' ? percentEntered(typed) : typed
  const grows = Array.isArray(value) && value.length > (Array.isArray(answers[name]) ? answers[name].length : 0)
  const refused = spec?.max !== undefined && grows ? checkField(spec, value, thisYear) : null
  const mended = new Set([name, ...touchedBy(kind, name)])
  const agreed = new Set(agreementErrors)
  const others = Object.fromEntries(
    Object.entries(errors).filter(([at, error]) => at !== name && !(mended.has(at) && agreed.has(error))),
  )
  if (refused) return { answers, keywordDrafts, errors: { ...others, [name]: refused } }
  return {
    answers: {
      ...answers,
      ...(isEmpty(answers[name]) || value === answers[name] ? {} : emptied(fields, name)),
      ...divided(fields, answers, name, value),
      [name]: value,
    },
    errors: others,
    keywordDrafts:
      spec?.control === 'keywords' || spec?.control === 'links' ? { ...keywordDrafts, [name]: '' } : keywordDrafts,
  }
}

/** Another country has other states, and another state other cities. */
function emptied(fields: readonly FieldSpec[], name: string): Answers {
  const within = fields.filter((field) => field.within === name || field.cityOf === name)
  return Object.assign({}, ...within.map((field) => ({ ...emptied(fields, field.name), [field.name]: null })))
}

/** What is no longer chosen has no share any more. */
const divided = (fields: readonly FieldSpec[], answers: Answers, name: string, chosen: Answer): Answers =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const answer = answers[field.name]
      return field.sharesOf === name && isShares(answer)
        ? [[field.name, sharesAmong(answer, Array.isArray(chosen) ? chosen : [])]]
        : []
    }),
  )

/** What the places of a step are chosen from: `IN` for its states, `IN:goa` for the cities of one, `SG:` of a country without. */
export function requestedPlaces(
  kind: ProfileKind,
  step: WizardStep,
  { answers, keywordDrafts }: Omit<WizardForm, 'errors'>,
): string[] {
  const written = fieldsOf(kind, step, answers).flatMap(({ name, control, within }) => {
    if (control === 'places') return [keywordDrafts[name]]
    if (control !== 'place') return []
    return [answers[name], within ? answers[within] : null]
  })
  const places = written.flatMap((text) => (typeof text === 'string' ? (readPlace(text) ?? []) : []))
  return [...new Set(places.flatMap(({ country, state }) => [country, `${country}:${state ?? ''}`]))]
}

/** A step can be opened once the ones before it are saved. */
export const isReached = (profile: Profile | null, step: WizardStep): boolean =>
  (profile?.steps_done ?? 0) >= wizardStepNames.indexOf(step)

/** The next step of a registration: the requested one if it is reachable, else the first unsaved one. */
const resumesAt = (profile: Profile | null, wanted: WizardStep | null): WizardStep =>
  wanted && isReached(profile, wanted) ? wanted : (wizardStepNames[profile?.steps_done ?? 0] ?? 'documents')

/** What the server knows of a registration: saved answers, suggestions from other profiles, and drafts. */
export interface LoadedProfile {
  profile: Profile | null
  suggested: Answers
  draft: Answers
}

/** What was typed in this tab and is not saved anywhere else yet. */
export type FormInput = Pick<WizardForm, 'answers' | 'keywordDrafts'>

/**
 * Where the wizard opens, and with which answers: what was typed in this tab goes before a draft, that before what is saved,
 * that before what is suggested or usual. A suggestion that was emptied and not saved so is made again.
 */
export function resumeFrom(
  kind: ProfileKind,
  { profile, suggested, draft }: LoadedProfile,
  wanted: WizardStep | null,
  typed: FormInput | null,
) {
  const saved: Answers = { ...profile?.basic, ...profile?.business, ...profile?.document_answers }
  const answers: Answers = { ...firstAnswers(kind), ...suggested, ...saved, ...draft, ...typed?.answers }
  const emptied = Object.entries(suggested).filter(([name]) => !(name in saved) && isEmpty(answers[name]))
  return {
    profile,
    step: resumesAt(profile, wanted),
    editsOne: profile?.steps_done === wizardStepNames.length && wanted !== null,
    answers: { ...answers, ...Object.fromEntries(emptied) },
    keywordDrafts: typed?.keywordDrafts ?? {},
  }
}

/** The step before (-1) or after (1); the same at the ends. */
export const adjacentStep = (step: WizardStep, by: 1 | -1): WizardStep =>
  wizardStepNames[wizardStepNames.indexOf(step) + by] ?? step
