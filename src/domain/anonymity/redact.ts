import { contactsIn } from './contacts.ts'
import { type Folded, fold, type Token, tokensOf } from './fold.ts'
import type { Identity } from './identity.ts'
import { namesIn } from './names.ts'
import type { NameKind } from './needles.ts'
import { isGap, spanExtender } from './neighbours.ts'
import { isDevanagari } from './sounds.ts'

/** Redacts identifying names, addresses and numbers from a text. */

type SpanKind = NameKind | 'contact'
/** A range of the folded text. */
interface Span {
  start: number
  end: number
  kind: SpanKind
}

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

/** The replacement for removed text: words in a sentence, a sign in a short answer. */
export type RedactionStyle = 'sentence' | 'sign'

export function redact(original: string, identity: Identity, manner: RedactionStyle): Redacted {
  const folded = fold(original)
  const tokens = tokensOf(folded.text)
  const found = [
    ...contactsIn(original, folded, tokens, identity.numbers),
    ...namesIn(original, folded, tokens, identity),
  ]
  return replaced(original, folded, joined(folded.text, tokens, identity, found), manner)
}

const weight: Record<SpanKind, number> = { business: 3, person: 2, contact: 1, detail: 0 }

/** Extends each match by adjacent parts of the name and merges matches that touch. */
function joined(text: string, tokens: readonly Token[], identity: Identity, found: readonly Span[]): Span[] {
  const spans: Span[] = []
  const widened = found.map(spanExtender(text, tokens, identity))
  for (const span of widened.sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = spans.at(-1)
    if (last && (span.start <= last.end || isGap(text.slice(last.end, span.start)))) {
      last.end = Math.max(last.end, span.end)
      if (weight[span.kind] > weight[last.kind]) last.kind = span.kind
    } else spans.push({ ...span })
  }
  return spans
}

function replaced(original: string, folded: Folded, spans: readonly Span[], manner: RedactionStyle): Redacted {
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
    const words = standIn(
      manner === 'sign' ? 'contact' : kind,
      text.slice(-30),
      original.slice(Math.max(0, from - 30), to + 30),
    )
    marks.push({ start: text.length, end: text.length + words.length, was: original.slice(from, to) })
    text += words
    place = to
  }
  return { text: text + original.slice(place), marks }
}

/** Keeps combining marks with their letter. */
const wholeCharacter = (original: string, end: number): number =>
  end + (original.slice(end).match(/^[\p{M}\u200c\u200d]+/u)?.[0].length ?? 0)

const standIns: Record<SpanKind, { en: string; hi: string } | null> = {
  business: { en: 'this business', hi: 'यह व्यवसाय' },
  person: { en: 'this member', hi: 'यह सदस्य' },
  contact: null,
  detail: null,
}

/** The replacement, in the script of the surrounding text. */
function standIn(kind: SpanKind, before: string, around: string): string {
  const words = standIns[kind]
  if (!words) return '…'
  if (isDevanagari(around)) return words.hi
  return /(?:^|[.!?]\s+)$/.test(before) ? `T${words.en.slice(1)}` : words.en
}
