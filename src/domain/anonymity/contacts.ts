import { addressesIn } from './addresses.ts'
import type { Folded, Token } from './fold.ts'
import { phonesIn } from './phones.ts'

export type ContactKind = 'email' | 'link' | 'phone' | 'username' | 'registration'

export interface ContactSpan {
  start: number
  end: number
  kind: ContactKind
}

/** Finds addresses, phone numbers and registration numbers in a text. */
export const contactsIn = (
  original: string,
  folded: Folded,
  tokens: readonly Token[],
  own: readonly string[],
): ContactSpan[] => [
  ...addressesIn(original, folded).map(({ start, end }) => ({
    start,
    end,
    kind: kindOfAddress(folded.text.slice(start, end)),
  })),
  ...phonesIn(folded.text, own).map(({ start, end }) => ({ start, end, kind: 'phone' as const })),
  ...tokens
    .filter(({ letters }) => isRegistered(letters))
    .map(({ start, end }) => ({ start, end, kind: 'registration' as const })),
]

function kindOfAddress(address: string): ContactKind {
  if (/^(?:https?:|www\.)/.test(address)) return 'link'
  if (address.startsWith('@')) return 'username'
  return /@|[\s([{]at[\s)\]}]/.test(address) ? 'email' : 'link'
}

/** True if a word is a registration number: it has letters and digits. */
const isRegistered = (letters: string): boolean =>
  letters.length >= 10 && /[a-z]/.test(letters) && (letters.match(/\d/g) ?? []).length >= 3
