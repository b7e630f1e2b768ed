import { ParseError, parsePhoneNumberWithError } from 'libphonenumber-js/min'

/** The maximum length of typed input, with blanks and signs. */
export const longestPhone = 250

/**
 * Converts a typed number to E.164; null if it is invalid or cannot be parsed (section 5). A number without a leading
 * plus gets the plus and the dial code. `dialCode` consists of digits; its plus is optional.
 */
export function parsePhone(dialCode: string, number: string): string | null {
  const typed = number.trim()
  const dial = dialCode.replace(/\D/g, '')
  const leadingPlus = typed.startsWith('+')
  if (typed === '' || number.length > longestPhone || (!leadingPlus && dial === '')) return null
  // A leading zero stays: some numbering plans use it (Italy, Ivory Coast) and the parser drops it for the others.
  const international = leadingPlus ? typed : `+${dial}${typed}`
  try {
    const parsed = parsePhoneNumberWithError(international)
    const { length } = parsed.nationalNumber
    return length >= 2 && length <= 17 && parsed.isValid() ? parsed.number : null
  } catch (error) {
    if (error instanceof ParseError) return null
    throw error
  }
}
