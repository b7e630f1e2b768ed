import { commonWord, descriptive, grammar, legalForm, place } from './commonWords.ts'
import { type Word, wordsOf } from './fold.ts'
import { isDevanagari } from './sounds.ts'

export type NameKind = 'business' | 'person' | 'detail'

/**
 * The context in which a match counts as the name: any, only in capitals, only letter by letter, or only before a legal
 * form such as "Limited", which makes any word a name.
 */
export type NameContext = 'anyhow' | 'capitalised' | 'exactly' | 'incorporated'

/** One form of a name: its letters without the separators between the words. */
export interface Needle {
  letters: string
  kind: NameKind
  context: NameContext
  /** The name as written, without the separators between the words. */
  asWritten: string
  /** True if it identifies the owner alone, so it is also matched inside longer words and by its sound. */
  isDistinctive: boolean
}

const shortestWord = 3
const isNumber = (letters: string) => /^\d+$/.test(letters)
const isOwn = ({ letters }: Word) => letters.length >= shortestWord && !commonWord.has(letters) && !isNumber(letters)
const isShortName = ({ letters }: Word) =>
  letters.length === 2 && !commonWord.has(letters) && !isNumber(letters) && !isDevanagari(letters)

/** Returns the whole name, its beginnings and endings of two words or more, and each distinctive word. */
export const needlesOf = (name: string, kind: NameKind): Needle[] =>
  spellingsOf(name).flatMap((spelling) => needlesOfWords(wordsOf(spelling), kind))

/** The words that identify the owner alone: a descriptive one of a business only if the name has no other. */
function ownWordsOf(words: readonly Word[], kind: NameKind): ReadonlySet<string> {
  const own = words.filter(isOwn).map(({ letters }) => letters)
  const distinctive = own.filter((letters) => !descriptive.has(letters))
  return new Set(kind === 'business' && distinctive.length > 0 ? distinctive : own)
}

function needlesOfWords(words: readonly Word[], kind: NameKind): Needle[] {
  const nameWords = withoutLegalForm(words)
  const own = ownWordsOf(nameWords, kind)
  const bare = withoutArticle(nameWords)
  const parts = bare.flatMap((_, place) => [bare.slice(0, place), bare.slice(place)]).filter(isPart)
  return [
    ...[nameWords, bare].flatMap((some) => needleOf(some, kind, own, true)),
    ...parts.flatMap((some) => needleOf(some, kind, own, false)),
    ...nameWords
      .filter(({ letters }) => own.has(letters))
      .flatMap(({ letters, asWritten }) =>
        lettersOf(letters).map((one) => ({
          letters: one,
          kind,
          context: 'anyhow' as const,
          asWritten,
          isDistinctive: true,
        })),
      ),
    ...nameWords.filter(isShortName).map(({ letters, asWritten }) => ({
      letters,
      kind,
      context: 'exactly' as const,
      asWritten,
      isDistinctive: false,
    })),
  ]
}

const isPart = (words: readonly Word[]): boolean =>
  words.length > 1 && ![words[0], words.at(-1)].some((word) => grammar.has(word?.letters ?? ''))

export const wholeOf = (text: string, kind: NameKind): Needle[] => {
  const words = wordsOf(text)
  const letters = lettersIn(words)
  return letters.length >= shortestWord && !(words.length === 1 && commonWord.has(letters))
    ? [{ letters, kind, context: 'anyhow', asWritten: writtenIn(words), isDistinctive: false }]
    : []
}

const lettersIn = (words: readonly Word[]) => words.map(({ letters }) => letters).join('')
const writtenIn = (words: readonly Word[]) => words.map(({ asWritten }) => asWritten).join('')

function needleOf(words: readonly Word[], kind: NameKind, own: ReadonlySet<string>, isWhole: boolean): Needle[] {
  const letters = lettersIn(words)
  if (letters.length < 2) return []
  return [
    { letters, kind, context: contextOf(words, kind, own, isWhole), asWritten: writtenIn(words), isDistinctive: false },
  ]
}

function contextOf(words: readonly Word[], kind: NameKind, own: ReadonlySet<string>, isWhole: boolean): NameContext {
  const [only] = words
  if (only && words.length === 1) {
    if (own.has(only.letters)) return 'anyhow'
    if (isShortName(only)) return 'exactly'
    const isEverywhere = isNumber(only.letters) || (kind === 'business' && place.has(only.letters))
    return isEverywhere || only.letters.length < shortestWord ? 'incorporated' : 'capitalised'
  }
  if (words.every(({ letters }) => letters.length === 1)) return 'exactly'
  const distinctiveWords = words.filter(({ letters }) => !grammar.has(letters))
  if (words.some(({ letters }) => own.has(letters)) || (isWhole && distinctiveWords.length > 1)) return 'anyhow'
  return distinctiveWords.length > 1 && isDevanagari(lettersIn(words)) ? 'anyhow' : 'capitalised'
}

export const withoutLegalForm = (words: readonly Word[]): readonly Word[] => {
  const last = words.findLastIndex(({ letters }) => !legalForm.has(letters))
  return last < 0 ? words : words.slice(0, last + 1)
}

const withoutArticle = (words: readonly Word[]): readonly Word[] =>
  words.length > 1 && ['the', 'a', 'an'].includes(words[0]?.letters ?? '') ? words.slice(1) : words

const expansions: readonly (readonly [RegExp, string])[] = [
  [/ü/gi, 'ue'],
  [/[öø]/gi, 'oe'],
  [/ä/gi, 'ae'],
  [/å/gi, 'aa'],
]

/** Returns the spellings with umlauts spelt out, and with "and" for "&" and vice versa. */
function spellingsOf(name: string): string[] {
  const composed = name.normalize('NFC')
  const expanded = expansions.reduce((text, [letter, letters]) => text.replace(letter, letters), composed)
  return [
    ...new Set(
      [composed, expanded].flatMap((one) => [one, one.replace(/\s*&\s*/g, ' and '), one.replace(/\s+and\s+/gi, ' & ')]),
    ),
  ]
}

const shortestCollapsed = 6

/** Adds the spelling with an umlaut to a name that spells the umlaut out. */
const lettersOf = (letters: string): string[] => {
  const collapsed = letters.replace(/([uoa])e/g, '$1')
  return letters.length >= shortestCollapsed && collapsed !== letters && !commonWord.has(collapsed)
    ? [letters, collapsed]
    : [letters]
}
