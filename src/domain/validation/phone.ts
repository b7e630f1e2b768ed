import { ParseError, parsePhoneNumberWithError } from 'libphonenumber-js/min'

const longestInput = 250

/**
 * The E.164 form of a number typed for a dial code, or null where it is invalid or cannot be parsed (section 5).
 * A number without a leading plus gets the plus and the dial code prepended. `dialCode` is digits, plus optional.
 */
export function parsePhone(dialCode: string, number: string): string | null {
  const typed = number.trim()
  if (typed === '' || typed.length > longestInput) return null
  const international = typed.startsWith('+') ? typed : `+${dialCode.replace(/\D/g, '')}${typed.replace(/^0+/, '')}`
  try {
    const parsed = parsePhoneNumberWithError(international)
    const { length } = parsed.nationalNumber
    return length >= 2 && length <= 17 && parsed.isValid() ? parsed.number : null
  } catch (error) {
    if (error instanceof ParseError) return null
    throw error
  }
}

/** `+{dial}-{number}` (section 9); the input as it is where it cannot be parsed. */
export function displayPhone(e164: string): string {
  try {
    const { countryCallingCode, nationalNumber } = parsePhoneNumberWithError(e164)
    return `+${countryCallingCode}-${nationalNumber}`
  } catch (error) {
    if (error instanceof ParseError) return e164
    throw error
  }
}
