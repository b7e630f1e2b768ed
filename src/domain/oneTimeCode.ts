/** A one-time code: six digits. */
export const codePattern = /^\d{6}$/

export interface CodeErrors {
  code?: 'short'
}
export const codeErrors = (code: string): CodeErrors => (codePattern.test(code) ? {} : { code: 'short' })

/** Keeps only what the code field accepts of typed or pasted text. */
export const codeEntered = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6)
