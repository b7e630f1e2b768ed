import { isDevanagari } from './sounds.ts'

/**
 * The pronunciation of a short word, including vowels: the same for "Amul" and "अमूल". Long and short vowels are equal;
 * E is the sound of "ai", O that of "au".
 */

const consonants: Record<string, string> = Object.fromEntries(
  'कk खk गg घg ङn चc छc जj झj ञn टt ठt डd ढd णn तt थt दd धd नn पp फf बb भb मm यy रr लl ळl वv शs षs सs हh'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)
const vowels: Record<string, string> = Object.fromEntries(
  'अa आa इi ईi उu ऊu एe ऐE ओo औO ऑo ऍe ऋri ाa िi ीi ुu ूu ेe ैE ोo ौO ॉo ॅe ृri'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)
const killer = '\u094d'
const nasals = 'ंँ'

/** A consonant is pronounced with an "a" unless another vowel follows or the word ends. */
function fromDevanagari(letters: string): string {
  let spoken = ''
  let isOpen = false
  for (const letter of letters) {
    const consonant = consonants[letter]
    const vowel = vowels[letter]
    const isSign = /\p{M}/u.test(letter)
    if (isOpen && (!isSign || nasals.includes(letter))) spoken += 'a'
    if (letter !== killer) spoken += consonant ?? vowel ?? (nasals.includes(letter) ? 'n' : '')
    isOpen = consonant !== undefined
  }
  return evened(spoken.replace(/ai/g, 'E').replace(/au/g, 'O'))
}

const latin: readonly (readonly [RegExp, string])[] = [
  [/tch|ch/g, 'C'],
  [/sch|sh/g, 's'],
  [/ph/g, 'f'],
  [/([kgtdbj])h/g, '$1'],
  [/ck/g, 'k'],
  [/qu/g, 'kv'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/C/g, 'c'],
  [/z/g, 'j'],
  [/w(?=[aeiou])/g, 'v'],
  [/a[uw](?![aeiou])/g, 'O'],
  [/w/g, 'v'],
  [/aa/g, 'a'],
  [/ee|ea|ii|ie/g, 'i'],
  [/oo|ou|uu/g, 'u'],
  [/oa/g, 'o'],
  [/(?:a[iy]|e[iy])(?![aeiou])/g, 'E'],
  [/(?<![aeiouE])y(?![aeiou])/g, 'i'],
]

/** An "i" may be pronounced as in "Titan". */
function fromLatin(letters: string): string[] {
  const spoken = evened(latin.reduce((word, [pattern, sound]) => word.replace(pattern, sound), letters))
  // A final "ay" is pronounced as spelt: विजय.
  const ends = /E$/.test(spoken) && /[ae]y$/.test(letters) ? [`${spoken.slice(0, -1)}ay`] : []
  return [...new Set([spoken, spoken.replace(/i/, 'E'), ...ends])]
}

const evened = (spoken: string): string => spoken.replace(/(.)\1+/g, '$1').replace(/iy(?=[aeiouEO])/g, 'i')

const shortest = 3

export const pronunciationsOf = (letters: string): string[] =>
  (isDevanagari(letters) ? [fromDevanagari(letters)] : /^[a-z]+$/.test(letters) ? fromLatin(letters) : []).filter(
    ({ length }) => length >= shortest,
  )
