/** Words of a text in its language, punctuation and spaces not counted. */
export function countWords(text: string, language: string): number {
  let words = 0
  for (const segment of new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    if (segment.isWordLike) words++
  return words
}

/** Characters as a reader counts them (graphemes), outer space not counted. */
export function countCharacters(text: string): number {
  let characters = 0
  for (const _ of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.trim())) characters++
  return characters
}
