import { commonWord, ordinaryHindi } from './commonWords.ts'
import type { Needle } from './needles.ts'
import { pronunciationsOf } from './pronunciation.ts'
import { areOfTwoScripts, isDevanagari, isDistinctive, soundOf } from './sounds.ts'

/** Finds the name that a word in the other script spells. */
export type PhoneticMatch = (letters: string, isCapital: boolean) => Needle | undefined

/** Long names are recognised by their consonants, short ones also by their vowels. */
export function phoneticMatcher(needles: readonly Needle[]): PhoneticMatch {
  const own = needles.filter(({ isDistinctive }) => isDistinctive)
  const long = own.filter(({ letters }) => isDistinctive(soundOf(letters)))
  const bySound = new Map(long.map((needle) => [soundOf(needle.letters), needle]))
  const bySpeech = new Map(
    own
      .filter((needle) => !long.includes(needle))
      .flatMap((needle) => pronunciationsOf(needle.letters).map((spoken) => [spoken, needle] as const)),
  )
  const scripts = new Set(own.map(({ letters }) => isDevanagari(letters)))
  const matched = new Map<string, Needle | undefined>()
  const matchBySound: PhoneticMatch = (letters, isCapital) => {
    const isHindi = isDevanagari(letters)
    if (!scripts.has(!isHindi)) return undefined
    const long = bySound.get(soundOf(letters))
    if (long && areOfTwoScripts(long.letters, letters)) return long
    if (isHindi ? ordinaryHindi.has(letters) : !isCapital) return undefined
    if (commonWord.has(letters)) return undefined
    const short = pronunciationsOf(letters).map((spoken) => bySpeech.get(spoken))
    return short.find((needle) => needle && areOfTwoScripts(needle.letters, letters))
  }
  return (letters, isCapital) => {
    const key = `${letters}${isCapital}`
    if (!matched.has(key)) matched.set(key, matchBySound(letters, isCapital))
    return matched.get(key)
  }
}
