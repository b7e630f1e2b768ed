import type { ProfileKind } from '../offerings.ts'
import type { Answer, Answers } from './answerSchema.ts'
import { type Condition, type Field, type WizardStep, wizardStepNames } from './fieldKinds.ts'
import { type FieldName, type FieldSpec, wizardSteps } from './fields.ts'
import type { Section } from './sections.ts'
import { canBeDivided } from './shares.ts'

/** The fields of a form, which depend on its answers. */

/** The option that opens a free text field. */
const otherSlug = 'other'

/** The member's own words for the chosen "Other"; null for another option, and as long as there are none. */
export function otherWords(
  { name, sharesOf }: Pick<FieldSpec, 'name' | 'sharesOf'>,
  slug: string,
  answers: Answers,
): string | null {
  const words = answers[`${sharesOf ?? name}_other`]
  return slug === otherSlug && typeof words === 'string' && words.trim() !== '' ? words : null
}

/** The answers that a field's words are made of: its own, and the text of a chosen "Other". */
export const answerNames = (name: FieldName): readonly string[] => [name, `${name}_other`]

const otherText = ({ name, anonymous, listed, section }: Field<FieldName>): FieldSpec => ({
  name: `${name}_other`,
  control: 'text',
  anonymous: anonymous === 'hide' ? 'hide' : 'redact',
  listed,
  required: true,
  maxCharacters: 60,
  otherOf: name,
  ...(section ? { section } : {}),
})

const holds = ({ field: name, is }: Condition, answers: Answers): boolean => (answers[name] ?? null) === is

const choseOther = ({ name, list }: Field<FieldName>, answers: Answers): boolean => {
  const answer = answers[name]
  return list !== undefined && (Array.isArray(answer) ? answer.includes(otherSlug) : answer === otherSlug)
}

/**
 * The fields of a step for these answers: without hidden fields, and with a free text field after each chosen "Other".
 */
export const fieldsOf = (kind: ProfileKind, step: WizardStep, answers: Answers): FieldSpec[] =>
  wizardSteps[kind][step]
    .filter(({ hiddenIf }) => !hiddenIf || !holds(hiddenIf, answers))
    .filter(({ sharesOf }) => !sharesOf || canBeDivided(answers[sharesOf]))
    .flatMap((spec) => (choseOther(spec, answers) ? [spec, otherText(spec)] : [spec]))

/** The default answers of a kind. */
export const firstAnswers = (kind: ProfileKind): Answers =>
  Object.fromEntries(
    wizardStepNames.flatMap((step) =>
      wizardSteps[kind][step].flatMap(({ name, begins }) => (begins === undefined ? [] : [[name, begins]])),
    ),
  )

/** A field's answer, or the default that is in force without one. */
export const answerInForce = ({ name, begins }: FieldSpec, answers: Answers): Answer => answers[name] ?? begins ?? null

/** The fields of a step by section, in order; fields of the documents step have no section. */
export function sectionsOf(specs: readonly FieldSpec[]): { section: Section | null; specs: FieldSpec[] }[] {
  const parts: { section: Section | null; specs: FieldSpec[] }[] = []
  for (const spec of specs) {
    const last = parts.at(-1)
    if (last && last.section === (spec.section ?? null)) last.specs.push(spec)
    else parts.push({ section: spec.section ?? null, specs: [spec] })
  }
  return parts
}

export const isRequired = ({ required, requiredIf, optionalIf }: FieldSpec, answers: Answers): boolean =>
  (required && !(optionalIf && holds(optionalIf, answers))) || (requiredIf !== undefined && holds(requiredIf, answers))

/** Adds the option that is always chosen. */
export const withAlways = ({ always }: FieldSpec, answer: Answer): Answer =>
  always !== undefined && (answer === null || Array.isArray(answer))
    ? [...new Set([always, ...(answer ?? [])])]
    : answer
