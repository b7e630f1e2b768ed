import { legalForm } from './commonWords.ts'
import type { ContactKind } from './contacts.ts'
import type { Token } from './fold.ts'
import type { Identity } from './identity.ts'
import type { NameKind } from './needles.ts'
import { areOfTwoScripts, isDevanagari, soundOf } from './sounds.ts'

interface Span {
  start: number
  end: number
  kind: NameKind | ContactKind
}
const nameKinds: readonly string[] = ['business', 'person', 'detail'] satisfies NameKind[]

/** The minimum number of consonants. A single one occurs in too many words. */
const fewest = 2

/** Extends a match by adjacent parts of the name: its other words, its legal form, an initial. */
export function spanExtender(text: string, tokens: readonly Token[], { words, dotted }: Identity) {
  const sounds = new Map(
    [...words].map((word) => [soundOf(word), word] as const).filter(([sound]) => sound.length >= fewest),
  )
  const isMixed = new Set([text, ...words].map(isDevanagari)).size > 1
  const byStart = new Map(tokens.map(({ start }, place) => [start, place]))
  const byEnd = new Map(tokens.map(({ end }, place) => [end, place]))
  const firsts = new Set([...dotted].map(([first = '']) => first.toLowerCase()))
  const isOfName = ({ letters }: Token) => {
    if (words.has(letters)) return true
    const sound = isMixed ? sounds.get(soundOf(letters)) : undefined
    return sound !== undefined && areOfTwoScripts(sound, letters)
  }
  return (span: Span): Span => {
    if (!nameKinds.includes(span.kind)) return span
    let [first, last] = [byStart.get(span.start), byEnd.get(span.end)]
    if (first === undefined || last === undefined) return span
    for (let next = tokens[last + 1]; next; next = tokens[++last + 1]) {
      const gap = text.slice(tokens[last]?.end, next.start)
      const isForm = legalForm.has(next.letters) && /^[\s.,]{1,3}$/.test(gap)
      if (!isForm && !(isGap(gap) && isOfName(next))) break
    }
    for (let next = tokens[first - 1]; next; next = tokens[--first - 1]) {
      const gap = text.slice(next.end, tokens[first]?.start)
      const isInitial = span.kind === 'person' && firsts.has(next.letters) && /^\.? ?$/.test(gap)
      if (!isInitial && !(isGap(gap) && isOfName(next))) break
    }
    return { ...span, start: tokens[first]?.start ?? span.start, end: tokens[last]?.end ?? span.end }
  }
}

export const isGap = (between: string): boolean =>
  between.length <= 3 && /^[\s\-_.,&/]*$/.test(between) && !/[.,]\s/.test(between)
