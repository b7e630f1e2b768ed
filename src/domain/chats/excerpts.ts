/** The text around the matched words; `match` is empty if the text does not contain them. */
export interface Excerpt {
  before: string
  match: string
  after: string
}

/** The number of characters before the matched words, small enough that these appear on the first line. */
const lead = 24
const longest = 160

/** Returns the first occurrence of the words on one line, ignoring case. */
export function excerptAround(text: string, words: string): Excerpt {
  const line = text.normalize('NFC').replace(/\s+/g, ' ')
  const sought = words.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
  const lowered = line.toLowerCase()
  // If lower case changes the length, a position in it is not a position in the text.
  const at = lowered.length === line.length && sought ? lowered.indexOf(sought) : -1
  if (at < 0) return { before: cut(line, 0, longest), match: '', after: '' }
  const from = at <= lead ? 0 : wordStart(line, at - lead)
  const end = at + sought.length
  return {
    before: (from > 0 ? '…' : '') + line.slice(from, at),
    match: line.slice(at, end),
    after: cut(line, end, Math.max(0, longest - (end - from))),
  }
}

/** Cuts a line, but never inside a surrogate pair or between a letter and its combining marks. */
const cut = (line: string, from: number, length: number): string => {
  const rest = line.slice(from)
  const letters = rest.match(/\P{M}\p{M}*/gu) ?? []
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : rest
}

const wordStart = (line: string, at: number): number => line.indexOf(' ', at) + 1 || at
