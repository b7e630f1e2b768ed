import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { parsePhone } from '../../../src/domain/validation/phone.ts'

/**
 * The E.164 form of a number that can receive codes, or null. Uses the full numbering plans, because the client's
 * smaller ones cannot tell mobiles from landlines. In a country that does not distinguish them, both are accepted.
 */
export function parseMobile(given: string): string | null {
  const number = parsePhone('', given)
  return number && parsePhoneNumberFromString(number)?.isValid() ? number : null
}
