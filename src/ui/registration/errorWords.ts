import type { DocumentKind } from '../../domain/registration/documentKinds.ts'
import type { FieldLabel, FieldSpec } from '../../domain/registration/fields.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { fieldLabel } from './fieldLabel.ts'

type Known = Exclude<keyof TranslationFunctions['registration']['errors'], 'documentMissing'>

/** The message for the error of a wizard field, naming an empty field. */
export function errorWords(LL: TranslationFunctions, spec: FieldSpec, error: string | undefined): string | undefined {
  if (error !== 'required') return knownWords(LL, error)
  const { missing } = LL.registration
  return spec.otherOf ? fieldLabel(LL, spec) : missing[spec.label ?? (spec.name as FieldLabel)]()
}

/** The message for the error of a document. */
export function documentErrorWords(
  LL: TranslationFunctions,
  kind: DocumentKind,
  error: string | undefined,
): string | undefined {
  const { errors, documents } = LL.registration
  return error === 'documentMissing' ? errors.documentMissing({ document: documents[kind]() }) : knownWords(LL, error)
}

function knownWords(LL: TranslationFunctions, error: string | undefined): string | undefined {
  if (!error) return undefined
  const words = LL.registration.errors
  return error in words ? words[error as Known]() : words.invalid()
}
