import type { ProfileKind } from '../offerings.ts'
import type { Answer, Answers } from '../registration/answerSchema.ts'
import { wizardStepNames } from '../registration/fieldKinds.ts'
import type { FieldSpec } from '../registration/fields.ts'
import { fieldsOf } from '../registration/formFields.ts'
import type { Identity } from './identity.ts'
import { type Mark, redact } from './redact.ts'

/** The part of an answer that a stranger may read, and the parts that were removed. */
interface Shown {
  answer: Answer
  marks: readonly Mark[]
  /** List entries that are omitted because they contain a name. */
  dropped: readonly string[]
}
const untouched = { marks: [], dropped: [] }

export type StrangersView = Readonly<Record<string, Shown>>

/**
 * Returns an anonymous profile's answers as a stranger may read them, by the rules of their fields. Answers without a
 * field are omitted.
 */
export const strangersView = (kind: ProfileKind, answers: Answers, identity: Identity): StrangersView =>
  Object.fromEntries(
    wizardStepNames
      .flatMap((step) => fieldsOf(kind, step, answers))
      .flatMap((spec) => {
        const shown = shownOf(spec, answers[spec.name] ?? null, identity)
        return shown ? [[spec.name, shown]] : []
      }),
  )

export const strangersAnswers = (kind: ProfileKind, answers: Answers, identity: Identity): Answers =>
  Object.fromEntries(Object.entries(strangersView(kind, answers, identity)).map(([name, { answer }]) => [name, answer]))

function shownOf({ anonymous }: FieldSpec, answer: Answer, identity: Identity): Shown | null {
  if (anonymous === 'hide' || answer === null) return null
  if (anonymous === 'show') return { answer, ...untouched }
  if (Array.isArray(answer)) {
    const isOpen = (entry: string) => redact(entry, identity).marks.length === 0
    return { answer: answer.filter(isOpen), marks: [], dropped: answer.filter((entry) => !isOpen(entry)) }
  }
  if (typeof answer !== 'string') return null
  const { text, marks } = redact(answer, identity)
  return { answer: text, marks, dropped: [] }
}
