/** A text normalised for comparing names: no case, accents or invisible characters; digits of all scripts alike. */
export interface Folded {
  text: string
  /** The start of each unit of `text` in the original. */
  from: readonly number[]
  /** The end of each unit of `text` in the original. */
  to: readonly number[]
}

const unheard = /[\u0300-\u036f\u093c]|\u20e3|\ufe0f|\p{Cf}/u
const devanagariZero = 0x0966

/** Letters that Unicode does not decompose. */
const plainLetters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** Replaces a Devanagari digit with the Western one. */
const plainUnit = (letter: string): string =>
  /[०-९]/u.test(letter)
    ? String((letter.codePointAt(0) ?? devanagariZero) - devanagariZero)
    : (plainLetters[letter] ?? letter)

/** NFKD would turn the ellipsis that marks redacted text into full stops. */
const plainOf = (letter: string): string => (letter === '…' ? letter : letter.normalize('NFKD'))

export function fold(original: string): Folded {
  const from: number[] = []
  const to: number[] = []
  let text = ''
  let place = 0
  for (const letter of original) {
    const end = place + letter.length
    if (letter <= '\u007f') {
      text += letter.toLowerCase()
      from.push(place)
      to.push(end)
      place = end
      continue
    }
    for (const part of plainOf(letter).toLowerCase()) {
      if (unheard.test(part)) continue
      const plain = plainUnit(part)
      text += plain
      for (let unit = 0; unit < plain.length; unit++) {
        from.push(place)
        to.push(end)
      }
    }
    place = end
  }
  return { text, from, to }
}

export interface Token {
  letters: string
  /** The token's position in the folded text. */
  start: number
  end: number
}

/** The words of a folded text. */
export const tokensOf = (folded: string): Token[] =>
  [...folded.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: letters, index }) => ({
    letters,
    start: index,
    end: index + letters.length,
  }))

/** Returns the original of a range of folded text. */
export const sourceOf = (
  original: string,
  { from, to }: Folded,
  { start, end }: Pick<Token, 'start' | 'end'>,
): string => original.slice(from[start] ?? 0, to[end - 1] ?? original.length)

export interface Word {
  letters: string
  /** The word as written. */
  asWritten: string
}

export function wordsOf(text: string): Word[] {
  const folded = fold(text)
  return tokensOf(folded.text).map((token) => ({ letters: token.letters, asWritten: sourceOf(text, folded, token) }))
}

export const foldedWords = (text: string): string[] => wordsOf(text).map(({ letters }) => letters)
