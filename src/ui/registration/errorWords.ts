import type { TranslationFunctions } from '../../i18n/i18n-types.ts'

type Known = keyof TranslationFunctions['registration']['errors']

/** The words for what is wrong with a field of the wizard. */
export function errorWords(LL: TranslationFunctions, error: string | undefined): string | undefined {
  if (!error) return undefined
  const words = LL.registration.errors
  return error in words ? words[error as Known]() : words.invalid()
}
