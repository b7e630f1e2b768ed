import * as v from 'valibot'
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
} as const

/** The number of characters above the limit; 0 if there are none. */
export const excess = (text: string, most: number): number =>
  text.length <= most ? 0 : Math.max(0, countCharacters(text) - most)

/** True if the text is not blank and within the limit. */
export const isWritten = (text: string, most: number): boolean => text.trim() !== '' && excess(text, most) === 0

/**
 * A text up to a number of graphemes. Each may have several code units, so absurdly long texts are refused without
 * counting.
 */
export const textUpTo = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most * 16),
    v.check((text) => excess(text, most) === 0),
  )
