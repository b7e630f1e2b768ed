/** A text around the words that were found in it; `match` is empty where it does not contain them. */
export interface Excerpt {
  before: string
  match: string
  after: string
}

/** In characters: how much is shown before the words, so that they stand in the first line. */
const lead = 24
const longest = 160

/** The first place of the words, whatever their case, on one line. */
export function excerptAround(text: string, words: string): Excerpt {
  const line = text.normalize('NFC').replace(/\s+/g, ' ')
  const sought = words.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
  const lowered = line.toLowerCase()
  // Where lower case is longer, a place in it is none in the text.
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

/** Never within a letter of two units, nor between a letter and its signs. */
const cut = (line: string, from: number, length: number): string => {
  const rest = line.slice(from)
  const letters = rest.match(/\P{M}\p{M}*/gu) ?? []
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : rest
}

const wordStart = (line: string, at: number): number => line.indexOf(' ', at) + 1 || at
