import { acceptedEmailDomains } from '../../domain/validation/email.ts'
import type { FieldErrors } from '../../domain/validation/fieldErrors.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'

type Known = keyof TranslationFunctions['login']['field']

/** The words for what is wrong with a field; nothing where nothing is. */
export function fieldWords(LL: TranslationFunctions, errors: FieldErrors, name: string): string | undefined {
  const error = errors[name]
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
