import type { Answer } from './answerSchema.ts'
import type { DocumentKind } from './documentKinds.ts'
import type { Section } from './sections.ts'

/** The properties of a wizard field, and helper functions for declaring the table. */

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

/** True if another answer in the same step has this value. */
export interface Condition {
  field: string
  is: Answer
}

/** What a stranger sees of an answer on an anonymous listing: nothing, its redacted text, or all of it. */
export const openness = ['hide', 'redact', 'show'] as const
export type StrangerVisibility = (typeof openness)[number]

type FreeText = 'text' | 'longText' | 'keywords'
export type Link = 'link' | 'links'
/** A web address always identifies its owner, and free text may, so neither can be shown unredacted. */
type OpennessOf<C extends Control> = C extends Link ? 'hide' : C extends FreeText ? 'hide' | 'redact' : 'hide' | 'show'

interface Seen {
  anonymous: StrangerVisibility
  /** Whether listings show the answer. */
  listed: boolean
}

export interface Field<Name extends string> extends Seen {
  name: Name
  control: Control
  required: boolean
  /** The name that the field contains. No other answer may reveal it to a stranger. */
  names?: 'business' | 'person'
  /** The key of the label, if it differs from the name. */
  label?: 'residence' | 'state'
  /** The field in the same step with the city's location. */
  cityOf?: 'location'
  /** The field with the country, if only the state is requested. */
  within?: 'country'
  /**
   * The field in the same step whose chosen options it divides; neither shown nor stored unless at least two are
   * chosen.
   */
  sharesOf?: 'use_of_funds'
  /** The option list of a select. */
  list?: string
  section?: Section
  /** The maximum number of options, keywords or links. */
  max?: number
  /** For a percentage that is a rate. */
  mayExceed100?: true
  minCharacters?: number
  maxCharacters?: number
  minWords?: number
  maxWords?: number
  /** Makes an optional field required under this condition. */
  requiredIf?: Condition
  /** Makes a required field optional under this condition. */
  optionalIf?: Condition
  /** The field is neither shown nor stored under this condition. */
  hiddenIf?: Condition
  /** A preference: it does not count towards the completeness of the profile. */
  isPreference?: true
  /** The default answer. */
  begins?: Answer
  /** The option that is always chosen and cannot be removed. */
  always?: string
  /** True if a reviewer checks changes before others rely on them. */
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

type FieldOf<N extends string, C extends Control> = Field<N> & { control: C }

export const field = <N extends string, C extends Control>(
  name: N,
  control: C,
  anonymous: OpennessOf<C>,
  rest: Rest = {},
): FieldOf<N, C> => ({ name, control, anonymous, listed: true, required: true, ...rest })
export const optional = <N extends string, C extends Control>(
  name: N,
  control: C,
  anonymous: OpennessOf<C>,
  rest: Rest = {},
): FieldOf<N, C> => field(name, control, anonymous, { ...rest, required: false })
/** A choice from a list does not identify the member who chose it. */
export const select = <N extends string>(name: N, list: string, rest: Rest = {}) =>
  field(name, 'select', 'show', { list, ...rest })
export const many = <N extends string>(name: N, list: string, max?: number) =>
  field(name, 'multiSelect', 'show', max ? { list, max } : { list })
export const optionalMany = <N extends string>(name: N, list: string) => optional(name, 'multiSelect', 'show', { list })

export const section = <S extends Section, F extends readonly Field<string>[]>(name: S, fields: F) =>
  fields.map((one) => ({ ...one, section: name })) as unknown as readonly (F[number] & { section: S })[]
