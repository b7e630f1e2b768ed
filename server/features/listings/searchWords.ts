import { sql } from 'drizzle-orm'
import { latinWords } from '../../../src/domain/registration/indianCities.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { rowsOf } from '../../kernel/db/rows.ts'

/** A search text as a database query. */
export interface TextSearch {
  /** For `to_tsquery('english', …)`. */
  query: string
  /** The corrected words if they differ from the input, else null. */
  corrected: string | null
}

const maxWords = 8

/** Keeps only letters, marks and digits, so that nothing is interpreted as query syntax. */
const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, maxWords)

/**
 * All words must occur; the last may be a prefix. A word that no listing contains is replaced by the most similar known
 * words. Null if the text has no words.
 */
export async function parseSearchText(db: Db, text: string): Promise<TextSearch | null> {
  const words = wordsOf(text)
  if (words.length === 0) return null
  const correctedWords = await Promise.all(words.map((word) => correctWord(db, word)))
  const last = correctedWords.length - 1
  const query = correctedWords.map((word, place) => termOf(word, place === last)).join(' & ')
  const same = correctedWords.every((word, place) => word === words[place])
  return { query, corrected: same ? null : correctedWords.join(' ') }
}

/** A word of an Indian city's Hindi name also finds the stored English one. */
function termOf(word: string, isLast: boolean): string {
  const term = (one: string) => `'${one}'${isLast ? ':*' : ''}`
  const latin = latinWords.get(word)
  return latin ? `(${term(word)} | ${term(latin)})` : term(word)
}

/**
 * Returns a word unchanged if it is known or short, otherwise the most similar known word, if there is one. A missing,
 * doubled or swapped letter is a likelier typo than a wrong one: `solr` is corrected to solar, not sold.
 */
async function correctWord(db: Db, word: string): Promise<string> {
  if (word.length < 4 || /\d/.test(word) || latinWords.has(word)) return word
  const begun = sql`select word from search_words where word like ${`${word}%`} limit 1`
  if ((await rowsOf(db, begun)).length > 0) return word
  const slips = typoVariants(word)
  const alike = sql`
    select word from search_words where word % ${word} or word in ${slips}
    order by word in ${slips} or word like any(${gapsOf(word)}) desc, similarity(word, ${word}) desc, word limit 1`
  const [found] = (await rowsOf<{ word: string }>(db, alike)).flatMap((row) => wordsOf(row.word))
  return found ?? word
}

/** Patterns for the word with one letter inserted. */
const gapsOf = (word: string) => {
  const letters = [...word]
  const patterns = [...letters, ''].map((_, place) => sql`${letters.toSpliced(place, 0, '_').join('')}`)
  return sql`array[${sql.join(patterns, sql`, `)}]`
}

/**
 * Variants with swapped or extra letters, because a short word has too few letters in common to be found by similarity.
 */
function typoVariants(word: string): string[] {
  const letters = [...word]
  return letters.flatMap((letter, place) => {
    const [before, after] = [letters.slice(0, place), letters.slice(place + 1)]
    const [next = '', ...rest] = after
    return [[...before, ...after].join(''), [...before, next, letter, ...rest].join('')]
  })
}
