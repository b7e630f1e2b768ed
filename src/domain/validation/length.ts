import * as v from 'valibot'
import { countCharacters } from './words.ts'

/** The most characters, as a reader counts them, of what members write to each other and to moderators. */
export const longest = {
  message: 2000,
  proposal: 2000,
  answer: 2000,
  note: 1000,
  report: 1000,
  question: 600,
  reply: 2000,
} as const

/** By how many characters a text is too long; 0 where it fits. */
export const excess = (text: string, most: number): number =>
  text.length <= most ? 0 : Math.max(0, countCharacters(text) - most)

/** Whether somebody wrote something, and no more than fits. */
export const isWritten = (text: string, most: number): boolean => text.trim() !== '' && excess(text, most) === 0

/** A reader's character may be written with several; what no keyboard writes is not counted through. */
export const textUpTo = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most * 16),
    v.check((text) => excess(text, most) === 0),
  )
