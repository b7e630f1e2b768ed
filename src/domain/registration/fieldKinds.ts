import type { Answer } from './answerSchema.ts'
import type { DocumentKind } from './documentKinds.ts'
import type { Section } from './sections.ts'

/** What a field of the wizard may be, and the words that its table is written in. */

export type Control =
  | 'text'
  | 'longText'
  | 'select'
  | 'multiSelect'
  | 'keywords'
  | 'links'
  | 'money'
  | 'years'
  | 'shares'
  | 'percent'
  | 'year'
  | 'number'
  | 'link'
  | 'yesNo'
  | 'switch'
  | 'country'
  | 'countries'
  | 'currency'
  | 'place'
  | 'places'

/** True where another answer of the same step has this value. */
export interface Condition {
  field: string
  is: Answer
}

/** What a stranger reads of an anonymous listing: nothing of it, its text without names and addresses, or all of it. */
export const openness = ['hide', 'redact', 'show'] as const
export type Openness = (typeof openness)[number]

type FreeText = 'text' | 'longText' | 'keywords'
type Link = 'link' | 'links'
/** An address always identifies, and free text may: neither can be shown unredacted. */
type OpennessOf<C extends Control> = C extends Link ? 'hide' : C extends FreeText ? 'hide' | 'redact' : 'hide' | 'show'

interface Seen {
  anonymous: Openness
  /** Whether a listing shows the answer at all. */
  listed: boolean
}

export interface Field<Name extends string> extends Seen {
  name: Name
  control: Control
  required: boolean
  /** Whose name it is: no other answer reveals it to a stranger. */
  names?: 'business' | 'person'
  /** Its label's key, if that differs from its name. */
  label?: 'residence' | 'state'
  /** The field of the same step that says where the city is. */
  cityOf?: 'location'
  /** The field with its country: only the state is requested. */
  within?: 'country'
  /** The field of the same step whose chosen options it divides; neither shown nor stored below two of them. */
  sharesOf?: 'use_of_funds'
  /** The option list of a select. */
  list?: string
  section?: Section
  /** The most options or keywords. */
  max?: number
  minCharacters?: number
  maxCharacters?: number
  minWords?: number
  maxWords?: number
  /** Makes an optional field required in this case. */
  requiredIf?: Condition
  /** A required field that may be left empty in this case. */
  optionalIf?: Condition
  /** Neither shown nor stored in this case. */
  hiddenIf?: Condition
  /** A preference: it does not count towards the completeness of the profile. */
  isPreference?: true
  /** The default choice before its owner has answered. */
  begins?: Answer
  /** The option that is always chosen and cannot be taken out. */
  always?: string
  /** A reviewer looks at a change before others rely on it. */
  isMaterial?: true
}

export const wizardStepNames = ['basic', 'business', 'documents'] as const
export type WizardStep = (typeof wizardStepNames)[number]
/** The sections of a step. */
export interface StepsOf<Spec> {
  basic: readonly (Spec & { section: Section })[]
  business: readonly (Spec & { section: Section })[]
  /** The questions of the documents step. */
  documents: readonly Spec[]
  requiredDocuments: readonly DocumentKind[]
  optionalDocuments: readonly DocumentKind[]
}
export type Rest = Partial<Omit<Field<string>, 'name' | 'control' | 'anonymous'>>

export const field = <N extends string, C extends Control>(
  name: N,
  control: C,
  anonymous: OpennessOf<C>,
  rest: Rest = {},
): Field<N> => ({ name, control, anonymous, listed: true, required: true, ...rest })
export const optional = <N extends string, C extends Control>(
  name: N,
  control: C,
  anonymous: OpennessOf<C>,
  rest: Rest = {},
): Field<N> => field(name, control, anonymous, { ...rest, required: false })
/** A choice from a list says nothing about who chose it. */
export const select = <N extends string>(name: N, list: string, rest: Rest = {}) =>
  field(name, 'select', 'show', { list, ...rest })
export const many = <N extends string>(name: N, list: string, max?: number) =>
  field(name, 'multiSelect', 'show', max ? { list, max } : { list })
export const optionalMany = <N extends string>(name: N, list: string) => optional(name, 'multiSelect', 'show', { list })

export const section = <S extends Section, F extends readonly Field<string>[]>(name: S, fields: F) =>
  fields.map((one) => ({ ...one, section: name })) as unknown as readonly (F[number] & { section: S })[]
