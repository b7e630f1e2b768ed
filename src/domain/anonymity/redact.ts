import { type ContactKind, contactsIn } from './contacts.ts'
import { type Folded, fold, type Token, tokensOf } from './fold.ts'
import type { Identity } from './identity.ts'
import { namesIn } from './names.ts'
import type { NameKind } from './needles.ts'
import { isGap, spanExtender } from './neighbours.ts'
import { isDevanagari } from './sounds.ts'

/** Redacts identifying names, addresses and numbers from a text. */

/** A range of the folded text, and what it contains in the order of the text. */
interface Span {
  start: number
  end: number
  kinds: readonly SpanKind[]
}
type SpanKind = NameKind | ContactKind

export interface Mark {
  /** The position in the redacted text. */
  start: number
  end: number
  /** The original text. */
  was: string
}
export interface Redacted {
  text: string
  marks: readonly Mark[]
}

export function redact(original: string, identity: Identity): Redacted {
  const folded = fold(original)
  const tokens = tokensOf(folded.text)
  const found = [
    ...contactsIn(original, folded, tokens, identity.numbers),
    ...namesIn(original, folded, tokens, identity),
  ]
  return replaced(original, folded, joined(folded.text, tokens, identity, found))
}

const weight: Record<SpanKind, number> = {
  ...{ email: 2, link: 2, phone: 2, username: 2 },
  ...{ business: 1, person: 1 },
  ...{ registration: 0, detail: 0 },
}

/** Extends each match by adjacent parts of the name and merges matches that touch. */
function joined(
  text: string,
  tokens: readonly Token[],
  identity: Identity,
  found: readonly { start: number; end: number; kind: SpanKind }[],
): Span[] {
  const spans: Span[] = []
  const widened = found.map(spanExtender(text, tokens, identity))
  for (const { start, end, kind } of widened.sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = spans.at(-1)
    if (last && (start <= last.end || isGap(text.slice(last.end, start)))) {
      last.kinds = start < last.end ? heavier(last.kinds, kind) : [...last.kinds, kind]
      last.end = Math.max(last.end, end)
    } else spans.push({ start, end, kinds: [kind] })
  }
  return spans
}

/** A name inside an address is part of the address. */
const heavier = (kinds: readonly SpanKind[], kind: SpanKind): readonly SpanKind[] => {
  const last = kinds.at(-1)
  return last && weight[kind] > weight[last] ? [...kinds.slice(0, -1), kind] : kinds
}

function replaced(original: string, folded: Folded, spans: readonly Span[]): Redacted {
  const marks: Mark[] = []
  let text = ''
  let place = 0
  for (const { start, end, kinds } of spans) {
    const [from, to] = [
      folded.from[start] ?? original.length,
      wholeCharacter(original, folded.to[end - 1] ?? original.length),
    ]
    if (from < place) continue
    text += original.slice(place, from)
    const words = standIn(kinds, original.slice(Math.max(0, from - 30), to + 30))
    marks.push({ start: text.length, end: text.length + words.length, was: original.slice(from, to) })
    text += words
    place = to
  }
  return { text: text + original.slice(place), marks }
}

/** Keeps combining marks with their letter. */
const wholeCharacter = (original: string, end: number): number =>
  end + (original.slice(end).match(/^[\p{M}\u200c\u200d]+/u)?.[0].length ?? 0)

const nameHidden = { en: '[name hidden]', hi: '[नाम छिपाया गया]' }

const standIns: Record<SpanKind, { en: string; hi: string }> = {
  business: nameHidden,
  person: nameHidden,
  detail: { en: '[detail hidden]', hi: '[विवरण छिपाया गया]' },
  email: { en: '[email removed]', hi: '[ईमेल हटाया गया]' },
  link: { en: '[link removed]', hi: '[लिंक हटाया गया]' },
  phone: { en: '[phone number removed]', hi: '[फ़ोन नंबर हटाया गया]' },
  username: { en: '[username removed]', hi: '[यूज़रनेम हटाया गया]' },
  registration: { en: '[registration number removed]', hi: '[पंजीकरण संख्या हटाई गई]' },
}

/** The replacement, in the script of the surrounding text; each kind is said once. */
const standIn = (kinds: readonly SpanKind[], around: string): string =>
  [...new Set(kinds.map((kind) => standIns[kind][isDevanagari(around) ? 'hi' : 'en']))].join(' ')
