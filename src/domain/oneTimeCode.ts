/** A one-time code: six digits. */
export const codePattern = /^\d{6}$/

export interface CodeErrors {
  code?: 'short'
}
export const codeErrors = (code: string): CodeErrors => (codePattern.test(code) ? {} : { code: 'short' })

/** What the field takes of what is typed or pasted. */
export const codeEntered = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6)
