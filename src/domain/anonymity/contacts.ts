import { addressesIn } from './addresses.ts'
import type { Folded, Token } from './fold.ts'
import { phonesIn } from './phones.ts'

export interface ContactSpan {
  start: number
  end: number
  kind: 'contact'
}

/** Finds addresses, phone numbers and registration numbers in a text. */
export const contactsIn = (
  original: string,
  folded: Folded,
  tokens: readonly Token[],
  own: readonly string[],
): ContactSpan[] =>
  [
    ...addressesIn(original, folded),
    ...phonesIn(folded.text, own),
    ...tokens.filter(({ letters }) => isRegistered(letters)),
  ].map(({ start, end }) => ({ start, end, kind: 'contact' }))

/** True if a word is a registration number: it has letters and digits. */
const isRegistered = (letters: string): boolean =>
  letters.length >= 10 && /[a-z]/.test(letters) && (letters.match(/\d/g) ?? []).length >= 3
