import { acceptedEmailDomains } from '../../domain/validation/email.ts'
import type { FieldError } from '../../domain/validation/fieldErrors.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'

type Known = keyof TranslationFunctions['login']['field']

/** What has words for being left empty, or cannot be. */
export type Named = keyof TranslationFunctions['login']['missing'] | 'terms'

/** The words for what is wrong with a field, one that was left empty by its name; nothing where nothing is. */
export function fieldWords<Name extends Named>(
  LL: TranslationFunctions,
  errors: { [Field in Name]?: FieldError | undefined },
  name: Name,
): string | undefined {
  const error = errors[name]
  const field: Named = name
  return error === 'required' && field !== 'terms' ? LL.login.missing[field]() : fieldErrorWords(LL, error)
}

/** The words for what is wrong with an answer that was given. */
export function fieldErrorWords(LL: TranslationFunctions, error: string | undefined): string | undefined {
  if (!error) return undefined
  const words = LL.login.field
  return error in words ? words[error as Known]() : words.invalid()
}

/** Beside a refused address: the endings that are accepted. */
export const endingsHint = (LL: TranslationFunctions): string =>
  LL.login.emailEndings({
    endings: acceptedEmailDomains()
      .map((ending) => `.${ending}`)
      .join(', '),
  })
