/** The number of digits in a one-time code (section 9). */
export const codeDigits = 6

export const codePattern = new RegExp(`^\\d{${codeDigits}}$`)

export interface CodeErrors {
  code?: 'short'
}
export const codeErrors = (code: string): CodeErrors => (codePattern.test(code) ? {} : { code: 'short' })

/** Keeps only what the code field accepts of typed or pasted text. */
export const codeEntered = (typed: string): string => typed.replace(/\D/g, '').slice(0, codeDigits)
