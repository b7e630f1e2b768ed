import type { Answers, DocumentKind } from '../contract/profiles.ts'
import type { ProfileKind } from '../offerings.ts'
import { isEmpty } from './check.ts'
import { fieldsOf, isRequired, type WizardStep, wizardStepNames, wizardSteps } from './fields.ts'

/** Something that is not there yet and raises the score. */
export interface Raise {
  step: WizardStep
  /** A field's name or a document's kind. */
  name: string
  isDocument: boolean
  required: boolean
  /** Percentage points, one decimal. */
  points: number
}

export interface Completeness {
  /** Whole percent: required answers and documents count for 80, optional ones for 20. */
  percent: number
  /** What raises it, the required first, then by points. */
  raises: readonly Raise[]
}

interface Part extends Omit<Raise, 'points'> {
  there: boolean
}

/** How complete a profile is. A switch is part of another question and counts for nothing. */
export function completenessOf(
  kind: ProfileKind,
  answers: Answers,
  documents: readonly { kind: DocumentKind }[],
): Completeness {
  const parts = [...answered(kind, answers), ...uploaded(kind, documents)]
  const worth = (required: boolean) =>
    (required ? 80 : 20) / Math.max(1, parts.filter((part) => part.required === required).length)
  const total = (required: boolean) => {
    const alike = parts.filter((part) => part.required === required)
    return alike.length === 0 ? (required ? 80 : 20) : alike.filter(({ there }) => there).length * worth(required)
  }
  return {
    percent: Math.round(total(true) + total(false)),
    raises: parts
      .filter(({ there }) => !there)
      .map(({ there: _, ...part }) => ({ ...part, points: Math.round(worth(part.required) * 10) / 10 }))
      .sort((one, other) => Number(other.required) - Number(one.required)),
  }
}

const answered = (kind: ProfileKind, answers: Answers): Part[] =>
  wizardStepNames.flatMap((step) =>
    fieldsOf(kind, step, answers)
      .filter(({ control, otherOf, isPreference }) => control !== 'switch' && !otherOf && !isPreference)
      .map((spec) => ({
        step,
        name: spec.name,
        isDocument: false,
        required: isRequired(spec, answers),
        there: !isEmpty(answers[spec.name]),
      })),
  )

const uploaded = (kind: ProfileKind, documents: readonly { kind: DocumentKind }[]): Part[] => {
  const { requiredDocuments, optionalDocuments } = wizardSteps[kind]
  return [...requiredDocuments, ...optionalDocuments].map((name) => ({
    step: 'documents' as const,
    name,
    isDocument: true,
    required: requiredDocuments.includes(name),
    there: documents.some((document) => document.kind === name),
  }))
}
