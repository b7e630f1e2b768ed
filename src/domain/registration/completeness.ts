import type { ProfileKind } from '../offerings.ts'
import type { Answers } from './answerSchema.ts'
import { isEmpty } from './check.ts'
import type { DocumentKind } from './documentKinds.ts'
import { type WizardStep, wizardStepNames } from './fieldKinds.ts'
import { wizardSteps } from './fields.ts'
import { fieldsOf, isRequired } from './formFields.ts'

/** A missing item that would raise the score. */
export interface CompletenessGain {
  step: WizardStep
  /** A field's name or a document's kind. */
  name: string
  isDocument: boolean
  required: boolean
  /** Percentage points, one decimal. */
  points: number
}

export interface Completeness {
  /** Whole percent, rounded down: required items count for 80, optional documents for 12, optional answers for 8. */
  percent: number
  /** The items that would raise the score: required ones first, then by points. */
  raises: readonly CompletenessGain[]
}

/** What raises the score as a person reads it: each required item, and the small gains of optional ones together. */
export interface Suggestion {
  items: readonly [CompletenessGain, ...CompletenessGain[]]
  /** The whole percent by which all of the items raise the score. */
  points: number
}

export function suggestionsOf({ percent, raises }: Completeness): Suggestion[] {
  const required = raises.filter((gain) => gain.required).map((gain) => [gain])
  const optional = raises.filter((gain) => !gain.required)
  const documents = optional.filter(({ isDocument }) => isDocument)
  const answers = optional.filter(({ isDocument }) => !isDocument)
  return [...required, documents, answers].flatMap(([first, ...more]) => {
    if (!first) return []
    const sum = [first, ...more].reduce((total, gain) => total + gain.points, 0)
    return [{ items: [first, ...more] as const, points: Math.min(100, Math.floor(percent + sum)) - percent }]
  })
}

interface Part extends Omit<CompletenessGain, 'points'> {
  isPresent: boolean
}

/** How complete a profile is. Switches and shares belong to another question, so they do not count. */
export function completenessOf(
  kind: ProfileKind,
  answers: Answers,
  documents: readonly { kind: DocumentKind }[],
): Completeness {
  const parts = [...answered(kind, answers), ...uploaded(kind, answers, documents)]
  const partsIn = (group: Group) => parts.filter((part) => groupOf(part) === group)
  const pointsOf = (group: Group) => worth[group] / Math.max(1, partsIn(group).length)
  const earnedPoints = (group: Group) => {
    const all = partsIn(group)
    return all.length === 0 ? worth[group] : all.filter(({ isPresent }) => isPresent).length * pointsOf(group)
  }
  return {
    percent: Math.floor(groups.reduce((total, group) => total + earnedPoints(group), roundingTolerance)),
    raises: parts
      .filter(({ isPresent }) => !isPresent)
      .map(({ isPresent: _, ...part }) => ({ ...part, points: Math.round(pointsOf(groupOf(part)) * 10) / 10 }))
      .sort((one, other) => Number(other.required) - Number(one.required) || other.points - one.points),
  }
}

const worth = { required: 80, documents: 12, answers: 8 }
type Group = keyof typeof worth
const groups: readonly Group[] = ['required', 'documents', 'answers']
/** Thirds add up to slightly less than one. */
const roundingTolerance = 1e-9

const groupOf = ({ required, isDocument }: Pick<CompletenessGain, 'required' | 'isDocument'>): Group =>
  required ? 'required' : isDocument ? 'documents' : 'answers'

const answered = (kind: ProfileKind, answers: Answers): Part[] =>
  wizardStepNames.flatMap((step) =>
    fieldsOf(kind, step, answers)
      .filter((spec) => spec.control !== 'switch' && !spec.otherOf && !spec.sharesOf && !spec.isPreference)
      .map((spec) => ({
        step,
        name: spec.name,
        isDocument: false,
        required: isRequired(spec, answers),
        isPresent: !isEmpty(answers[spec.name]),
      })),
  )

/** The questions whether there is a document: one that does not exist is not missing. */
const asked: Partial<Record<DocumentKind, string>> = { 'pitch-deck': 'has_pitch_deck' }

const uploaded = (kind: ProfileKind, answers: Answers, documents: readonly { kind: DocumentKind }[]): Part[] => {
  const { requiredDocuments, optionalDocuments } = wizardSteps[kind]
  const named = [...requiredDocuments, ...optionalDocuments].filter((name) => answers[asked[name] ?? ''] !== false)
  return named.map((name) => ({
    step: 'documents' as const,
    name,
    isDocument: true,
    required: requiredDocuments.includes(name),
    isPresent: documents.some((document) => document.kind === name),
  }))
}
