import { legalForm } from './commonWords.ts'
import { type Folded, fold, type Token, tokensOf } from './fold.ts'
import type { Identity, NameKind, Needle } from './identity.ts'
import { areOfTwoScripts, isDevanagari, isTelling, soundOf } from './sounds.ts'

/** Takes names, addresses and numbers that tell who somebody is out of a text. */

type SpanKind = NameKind | 'contact'
/** A stretch of the folded text. */
interface Span {
  start: number
  end: number
  kind: SpanKind
}

export interface Mark {
  /** Its place in the redacted text. */
  start: number
  end: number
  /** What stood there. */
  was: string
}
export interface Redacted {
  text: string
  marks: readonly Mark[]
}

/** In a sentence words stand for what is taken out; in a short answer a sign does. */
export type Manner = 'sentence' | 'sign'

export function redact(original: string, identity: Identity, manner: Manner): Redacted {
  const folded = fold(original)
  const tokens = tokensOf(folded.text)
  const found = [...contactsIn(folded.text, tokens), ...namesIn(original, folded, tokens, identity)]
  return replaced(original, folded, joined(folded.text, tokens, identity, found), manner)
}

const contactPatterns = [
  /(?:https?:\/\/|www\.)\S+/gu,
  /[\w.%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu,
  /[\w.%+-]+\s@\s[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  /@\w[\w.]{2,}/gu,
  /[\w.+-]+\s*[([{]\s*(?:at|dot)\s*[)\]}]\s*[\w.+-]+(?:\s*[([{]\s*dot\s*[)\]}]\s*\w+)*/gu,
  /(?<![\p{L}\p{M}\p{N}])(?:[\p{L}\p{M}\p{N}-]+\.)+(?:com|in|net|org|co|io|ai|app|biz|info|dev|shop|store|online|site|tech|xyz|me|us|uk|ae|sg|au|ca|eu|de|fr|jp|cn|भारत)(?![\p{L}\p{M}\p{N}])(?:\/\S*)?/gu,
  /\+\d(?:[\s().\-/]{0,2}\d){7,}/gu,
  /(?<![\d,])\d(?:[\s().\-/]{0,2}\d){9,}(?![\d,])/gu,
]

const contactsIn = (text: string, tokens: readonly Token[]): Span[] => [
  ...contactPatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
      start: index,
      end: index + length,
      kind: 'contact' as const,
    })),
  ),
  ...tokens
    .filter(({ letters }) => isNumber(letters))
    .map(({ start, end }) => ({ start, end, kind: 'contact' as const })),
]

/** A number of a register: letters and digits in one. */
const isNumber = (letters: string): boolean =>
  letters.length >= 10 && /[a-z]/.test(letters) && (letters.match(/\d/g) ?? []).length >= 3

function namesIn(original: string, folded: Folded, tokens: readonly Token[], { needles, initials }: Identity): Span[] {
  const sounds = new Map(
    needles
      .filter(({ letters, isDistinctive }) => isDistinctive && isTelling(soundOf(letters)))
      .map((needle) => [soundOf(needle.letters), needle]),
  )
  const said = (token: Token) => sourceOf(original, folded, token)
  return tokens.flatMap((token, place) => {
    const runs = needles.flatMap((needle) => runOf(folded.text, tokens, place, needle) ?? [])
    const inside = needles.find((needle) => isInside(said(token), token.letters, needle))
    const heard = sounds.get(soundOf(token.letters))
    const alike = heard && areOfTwoScripts(heard.letters, token.letters) ? heard : undefined
    const whole = inside ?? alike
    const { start, end } = token
    return [
      ...runs,
      ...(whole ? [{ start, end, kind: whole.kind }] : []),
      ...(initials.has(said(token)) ? [{ start, end, kind: 'business' as const }] : []),
    ]
  })
}

/** What may stand between two words of one name. */
const isJoint = (between: string): boolean => /^[\s\-_.,&/'’()+#]{0,3}$/.test(between)

/** The words from a place on that spell a name together, however they are joined. */
function runOf(text: string, tokens: readonly Token[], place: number, { letters, kind }: Needle): Span | null {
  const start = tokens[place]?.start ?? 0
  let spelt = ''
  for (let next = place; next < tokens.length; next++) {
    const token = tokens[next]
    const before = tokens[next - 1]
    if (!token || (next > place && before && !isJoint(text.slice(before.end, token.start)))) return null
    spelt += token.letters
    if (spelt === letters || spelt === `${letters}s`) return { start, end: token.end, kind }
    if (!letters.startsWith(spelt)) return null
  }
  return null
}

const longEnoughAnywhere = 8

/** In a longer word: as a part of its own by capitals or digits, or so long that it is chance nowhere. */
const isInside = (said: string, word: string, { letters, isDistinctive }: Needle): boolean =>
  isDistinctive &&
  ((letters.length >= longEnoughAnywhere && word.includes(letters)) ||
    partsOf(said).some((part) => fold(part).text === letters))

const partsOf = (said: string): string[] =>
  said.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=[\p{L}\p{M}])(?=\p{N})|(?<=\p{N})(?=\p{L})/u)

const sourceOf = (original: string, { from, to }: Folded, { start, end }: { start: number; end: number }): string =>
  original.slice(from[start] ?? 0, to[end - 1] ?? original.length)

const weight: Record<SpanKind, number> = { business: 3, person: 2, contact: 1, detail: 0 }

/** Each with what else of the name stands beside it; those that touch are one. */
function joined(text: string, tokens: readonly Token[], identity: Identity, found: readonly Span[]): Span[] {
  const spans: Span[] = []
  const widened = found.map((span) => (span.kind === 'contact' ? span : withNeighbours(text, tokens, identity, span)))
  for (const span of widened.sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = spans.at(-1)
    if (last && (span.start <= last.end || isGap(text.slice(last.end, span.start)))) {
      last.end = Math.max(last.end, span.end)
      if (weight[span.kind] > weight[last.kind]) last.kind = span.kind
    } else spans.push({ ...span })
  }
  return spans
}

function withNeighbours(text: string, tokens: readonly Token[], { words }: Identity, span: Span): Span {
  const sounds = new Map([...words].filter(({ length }) => length > 2).map((word) => [soundOf(word), word]))
  const isOfName = ({ letters }: Token) => {
    const heard = sounds.get(soundOf(letters) || letters)
    return words.has(letters) || (heard !== undefined && areOfTwoScripts(heard, letters))
  }
  let { start, end } = span
  for (const token of tokens)
    if (token.start > end && isGap(text.slice(end, token.start)) && (legalForm.has(token.letters) || isOfName(token)))
      end = token.end
  for (const token of [...tokens].reverse())
    if (token.end < start && isGap(text.slice(token.end, start)) && isOfName(token)) start = token.start
  return { ...span, start, end }
}

const isGap = (between: string): boolean =>
  between.length <= 3 && /^[\s\-_.,&/]*$/.test(between) && !/[.,]\s/.test(between)

function replaced(original: string, folded: Folded, spans: readonly Span[], manner: Manner): Redacted {
  const marks: Mark[] = []
  let text = ''
  let place = 0
  for (const { start, end, kind } of spans) {
    const [from, to] = [
      folded.from[start] ?? original.length,
      wholeCharacter(original, folded.to[end - 1] ?? original.length),
    ]
    if (from < place) continue
    text += original.slice(place, from)
    const words = standIn(manner === 'sign' ? 'contact' : kind, text, original.slice(Math.max(0, from - 30), to + 30))
    marks.push({ start: text.length, end: text.length + words.length, was: original.slice(from, to) })
    text += words
    place = to
  }
  return { text: text + original.slice(place), marks }
}

/** Signs that belong to the last letter go with it. */
const wholeCharacter = (original: string, end: number): number =>
  end + (original.slice(end).match(/^[\p{M}\u200c\u200d]+/u)?.[0].length ?? 0)

const standIns: Record<SpanKind, { en: string; hi: string } | null> = {
  business: { en: 'this business', hi: 'यह व्यवसाय' },
  person: { en: 'this member', hi: 'यह सदस्य' },
  contact: null,
  detail: null,
}

/** In the script around it. */
function standIn(kind: SpanKind, before: string, around: string): string {
  const words = standIns[kind]
  if (!words) return '…'
  if (isDevanagari(around)) return words.hi
  return /(?:^|[.!?]\s+)$/.test(before) ? `T${words.en.slice(1)}` : words.en
}
