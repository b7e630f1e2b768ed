import { acceptedEmailDomains } from '../../domain/validation/email.ts'
import type { FieldError } from '../../domain/validation/fieldErrors.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'

type Known = keyof TranslationFunctions['login']['field']

/** Fields that have a message for being empty, or cannot be empty. */
export type Named = keyof TranslationFunctions['login']['missing'] | 'terms'

/** The message for a field's error, naming an empty field; undefined without an error. */
export function fieldWords<Name extends Named>(
  LL: TranslationFunctions,
  errors: { [Field in Name]?: FieldError | undefined },
  name: Name,
): string | undefined {
  const error = errors[name]
  const field: Named = name
  return error === 'required' && field !== 'terms' ? LL.login.missing[field]() : fieldErrorWords(LL, error)
}

/** The message for an invalid answer. */
export function fieldErrorWords(LL: TranslationFunctions, error: string | undefined): string | undefined {
  if (!error) return undefined
  const words = LL.login.field
  return error in words ? words[error as Known]() : words.invalid()
}

/** A hint for a refused address: the accepted endings. */
export const endingsHint = (LL: TranslationFunctions): string =>
  LL.login.emailEndings({
    endings: acceptedEmailDomains()
      .map((ending) => `.${ending}`)
      .join(', '),
  })
