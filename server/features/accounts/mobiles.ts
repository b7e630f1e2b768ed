import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { parsePhone } from '../../../src/domain/validation/phone.ts'

/**
 * The E.164 form of a number that codes can be sent to, or null. The app's numbering plans are too small to tell a mobile
 * from a landline; these can, and where a country numbers both alike either is taken.
 */
export function parseMobile(given: string): string | null {
  const number = parsePhone('', given)
  return number && parsePhoneNumberFromString(number)?.isValid() ? number : null
}
