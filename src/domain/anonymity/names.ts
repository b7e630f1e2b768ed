import { companyForm, grammar, legalForm } from './commonWords.ts'
import { type Folded, sourceOf, type Token } from './fold.ts'
import type { Identity } from './identity.ts'
import { embeddedNameFinder } from './insideWords.ts'
import type { NameKind, Needle } from './needles.ts'
import { phoneticMatcher } from './phonetics.ts'

/** Finds the names in a text. */

export interface NameSpan {
  start: number
  end: number
  kind: NameKind
}

interface Text {
  original: string
  folded: Folded
  tokens: readonly Token[]
  /** Each token as written. */
  asWritten: readonly string[]
}

export function namesIn(original: string, folded: Folded, tokens: readonly Token[], identity: Identity): NameSpan[] {
  const text: Text = { original, folded, tokens, asWritten: tokens.map((token) => sourceOf(original, folded, token)) }
  const matchBySound = phoneticMatcher(identity.needles)
  const holds = embeddedNameFinder(identity.needles)
  const byFirst = needlesByFirst(identity.needles)
  return tokens.flatMap((token, index) => {
    const asWritten = text.asWritten[index] ?? ''
    const runs = (byFirst.get(token.letters[0]) ?? []).flatMap((needle) => runOf(text, index, needle) ?? [])
    const isTag = folded.text[token.start - 1] === '#'
    const wordMatch = holds(token.letters, asWritten, isTag) ?? matchBySound(token.letters, isCapital(asWritten))
    const { start, end } = token
    return [
      ...runs,
      ...(wordMatch ? [{ start, end, kind: wordMatch.kind }] : []),
      ...(identity.initials.has(asWritten) ? [{ start, end, kind: 'business' as const }] : []),
      ...dottedAt(text, index, identity),
    ]
  })
}

function needlesByFirst(needles: readonly Needle[]): Map<string | undefined, Needle[]> {
  const found = new Map<string | undefined, Needle[]>()
  for (const needle of needles) found.set(needle.letters[0], [...(found.get(needle.letters[0]) ?? []), needle])
  return found
}

const isCapital = (asWritten: string): boolean => /^[\p{Lu}\p{N}]/u.test(asWritten)
const isAllCapitals = (asWritten: string): boolean => asWritten.length > 1 && asWritten === asWritten.toUpperCase()

/** True for characters that may separate two words of one name. */
const isJoint = (between: string): boolean => /^[\s\-_.,&/'’()+#]{0,3}$/.test(between)

/** Returns the words from a position on that together spell a name, however they are joined. */
function runOf(text: Text, index: number, needle: Needle): NameSpan | null {
  const { tokens, folded } = text
  const { letters, kind } = needle
  const start = tokens[index]?.start ?? 0
  let spelt = ''
  for (let next = index; next < tokens.length; next++) {
    const token = tokens[next]
    const before = tokens[next - 1]
    if (!token || (next > index && before && !isJoint(folded.text.slice(before.end, token.start)))) return null
    spelt += token.letters
    if (spelt === letters || (spelt === `${letters}s` && needle.context !== 'exactly'))
      return countsAsName(text, index, next, needle) ? { start, end: token.end, kind } : null
    if (!letters.startsWith(spelt)) return null
  }
  return null
}

function countsAsName(text: Text, first: number, last: number, { context, asWritten, letters }: Needle): boolean {
  if (context === 'anyhow') return true
  const words = text.asWritten.slice(first, last + 1)
  const joined = words.join('')
  if (context === 'exactly')
    return joined === asWritten || joined === asWritten.toUpperCase() || isIncorporated(text, last)
  if (isIncorporated(text, last)) return true
  if (context === 'incorporated' || !isCapital(joined)) return false
  if (grammar.has(letters) && !isAllCapitals(joined)) return !beginsSentence(text, first)
  return words.every((word) => isCapital(word) || grammar.has(word.toLowerCase()))
}

/** True before "Limited" or "Private Limited", where even an ordinary word is a name. */
function isIncorporated({ tokens, folded }: Text, last: number): boolean {
  const gap = (index: number) => folded.text.slice(tokens[index]?.end, tokens[index + 1]?.start)
  const follows = (index: number) => (/^[\s.,()-]{0,3}$/.test(gap(index)) ? tokens[index + 1]?.letters : undefined)
  const [one, two] = [follows(last), follows(last + 1)]
  if (!one) return false
  return companyForm.has(one) || (legalForm.has(one) && two !== undefined && companyForm.has(two))
}

const beginsSentence = ({ tokens, folded }: Text, index: number): boolean =>
  /(?:^|[.!?।:;\n•*-]\s*["'“‘(]?)$/.test(
    folded.text.slice(Math.max(0, (tokens[index]?.start ?? 0) - 6), tokens[index]?.start),
  )

/** Matches single capitals with full stops between them, such as B.M.S. After a number they are a unit. */
function dottedAt({ tokens, folded, asWritten }: Text, index: number, { dotted, initials }: Identity): NameSpan[] {
  const isSingle = (at: number) => /^\p{Lu}$/u.test(asWritten[at] ?? '')
  const gap = (at: number) => folded.text.slice(tokens[at]?.end, tokens[at + 1]?.start)
  if (!isSingle(index) || (index > 0 && /\d$/.test(tokens[index - 1]?.letters ?? ''))) return []
  if (isSingle(index - 1) && /^\. ?$/.test(gap(index - 1))) return []
  let last = index
  while (isSingle(last + 1) && /^\. ?$/.test(gap(last))) last++
  const capitals = asWritten.slice(index, last + 1).join('')
  const [first, end] = [tokens[index], tokens[last]]
  if (last === index || !first || !end || !dotted.has(capitals)) return []
  return [{ start: first.start, end: end.end, kind: initials.has(capitals) ? 'business' : 'person' }]
}
