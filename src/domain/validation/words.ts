/** The number of words in a text, by its language's rules, without punctuation and spaces. */
export function countWords(text: string, language: string): number {
  let words = 0
  for (const segment of new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    if (segment.isWordLike) words++
  return words
}

/** The number of graphemes in a text, without leading and trailing space. */
export function countCharacters(text: string): number {
  let characters = 0
  for (const _ of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.trim())) characters++
  return characters
}
