import { commonWord } from './commonWords.ts'
import { fold } from './fold.ts'
import type { Needle } from './needles.ts'

/** Finds a distinctive name inside a longer word. */

const longEnoughAnywhere = 8
const longEnoughAtAnEnd = 5
const shortestRest = 3

/** Prefixes that people put before a name. After any other prefix, a match is a coincidence. */
const companions = new Set('team love the my our official real shop buy get try best new'.split(' '))
const before = (rest: string): boolean => companions.has(rest) || (commonWord.has(rest) && rest !== 'tele')
/** Endings of ordinary words. A word with one of them is probably an ordinary word and not a name. */
const endings =
  /^(?:s$|es$|ed|er|ing|ful|ness|less|ly|ity|ities|ical|ary|aries|ation|able|ible|ship|ment|like|wise|ward|ism|ist|ish|ian|ans?$|ally|ous|mas|ology|ographic|ography|ance|ence|ency|ancy|ative|ific|ify|iz|is(?:e|ation)|ion|hood|some|ette|ist|ial|iv|ure|age|ate|ent|ant|eur|ier)/
/** Names that are also the beginning of many words. */
const prefixes = new Set(
  'inter super ultra hyper multi micro infra trans metro electro hydro techno under astro photo macro retro petro thermo'.split(
    ' ',
  ),
)

/** Splits a word into parts at capitals and digits. */
const partsOf = (asWritten: string): string[] =>
  asWritten
    .split(/(?<=\p{Ll})(?=\p{Lu})|(?<=[\p{L}\p{M}])(?=\p{N})|(?<=\p{N})(?=\p{L})/u)
    .map((part) => fold(part).text)

interface LongWord {
  letters: string
  parts: readonly string[]
  /** True after a #, where words are joined without a separator. */
  isTag: boolean
}

function isInside({ letters: word, parts, isTag }: LongWord, { letters }: Needle): boolean {
  if (word.length <= letters.length) return false
  if (letters.length >= longEnoughAnywhere && word.includes(letters)) return true
  if (parts.length > 1 && parts.includes(letters)) return true
  if (letters.length < longEnoughAtAnEnd || prefixes.has(letters) || commonWord.has(word)) return false
  const rest = word.length - letters.length
  if (rest < shortestRest && !isTag) return false
  if (word.startsWith(letters)) return isTag || !endings.test(word.slice(letters.length))
  return word.endsWith(letters) && (isTag || before(word.slice(0, -letters.length)))
}

/** Returns the name that a word contains, as written. */
export function embeddedNameFinder(needles: readonly Needle[]) {
  const own = needles.filter(({ isDistinctive }) => isDistinctive)
  const cache = new Map<string, Needle | undefined>()
  return (letters: string, asWritten: string, isTag: boolean): Needle | undefined => {
    const key = `${asWritten}${isTag}`
    if (!cache.has(key)) {
      const word = { letters, parts: partsOf(asWritten), isTag }
      cache.set(
        key,
        own.find((needle) => isInside(word, needle)),
      )
    }
    return cache.get(key)
  }
}
