/**
 * The number of an Indian business in the goods and services tax: two digits of its state, ten characters of its PAN,
 * three more, the last of which is a checksum (Rule 10 of the CGST Rules).
 */

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const length = 15

/** As people write it: in small letters and with spaces. */
export const normalGstin = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** The digit for the first 14 characters: every second one counts twice, and both digits of a product in base 36 add. */
function checksumOf(characters: string): string | undefined {
  const sum = [...characters].reduce((total, character, place) => {
    const product = digits.indexOf(character) * (place % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / digits.length) + (product % digits.length)
  }, 0)
  return digits[(digits.length - (sum % digits.length)) % digits.length]
}

export type GstinProblem = 'gstinLength' | 'gstinState' | 'gstinChecksum'

/** What is wrong with a number of this state (a code like `27`); null if nothing is. */
export function gstinProblem(gstin: string, state: string | null): GstinProblem | null {
  if (!/^[0-9A-Z]{15}$/.test(gstin)) return 'gstinLength'
  if (!state || !gstin.startsWith(state)) return 'gstinState'
  return checksumOf(gstin.slice(0, length - 1)) === gstin[length - 1] ? null : 'gstinChecksum'
}

/** The state's code that a number starts with. */
export const stateOfGstin = (gstin: string): string => /^.{2}/.exec(gstin)?.[0] ?? ''
