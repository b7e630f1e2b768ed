import { countCharacters } from './words.ts'

/** The maximum number of characters (graphemes) in texts to members and moderators. */
export const maxLengths = {
  message: 2000,
  proposal: 2000,
  answer: 2000,
  note: 1000,
  report: 1000,
  question: 600,
  reply: 2000,
  /** The name and the address on receipts. */
  billingLine: 200,
} as const

/** The number of characters above the limit; 0 if there are none. */
export const excess = (text: string, most: number): number =>
  text.length <= most ? 0 : Math.max(0, countCharacters(text) - most)

/** True if the text is not blank and within the limit. */
export const isWritten = (text: string, most: number): boolean => text.trim() !== '' && excess(text, most) === 0
