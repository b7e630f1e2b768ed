/** The number of words in an English or Hindi text, without punctuation and spaces: both have the same rules. */
export function countWords(text: string): number {
  let words = 0
  for (const segment of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) if (segment.isWordLike) words++
  return words
}

/** The number of graphemes in a text, without leading and trailing space. */
export function countCharacters(text: string): number {
  let characters = 0
  for (const _ of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.trim())) characters++
  return characters
}
