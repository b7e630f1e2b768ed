/**
 * Reduces a word to its approximate sound, the same for "Bluepeak" and "ब्लूपीक": consonants only, and similar ones are
 * equal.
 */

const devanagari: Record<string, string> = {
  क: 'k',
  ख: 'k',
  ग: 'g',
  घ: 'g',
  च: 'c',
  छ: 'c',
  ज: 'j',
  झ: 'j',
  ट: 't',
  ठ: 't',
  ड: 't',
  ढ: 't',
  त: 't',
  थ: 't',
  द: 't',
  ध: 't',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'b',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 's',
  ष: 's',
  स: 's',
  न: 'n',
  ण: 'n',
  ङ: 'n',
  ञ: 'n',
  म: 'n',
  'ं': 'n',
  'ँ': 'n',
}

const latin: readonly (readonly [RegExp, string])[] = [
  [/tch|ch/g, 'C'],
  [/sh|sch/g, 's'],
  [/ph/g, 'f'],
  [/qu/g, 'kv'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/C/g, 'c'],
  [/[dt]/g, 't'],
  [/[mn]/g, 'n'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/[aeiouyh]/g, ''],
]

export const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text)
const isLatin = (letters: string): boolean => /^[a-z]+$/.test(letters)

/** Returns the sound; empty for a word in another script or without a consonant. */
export function soundOf(letters: string): string {
  const sound = isDevanagari(letters)
    ? [...letters].map((letter) => devanagari[letter] ?? '').join('')
    : isLatin(letters)
      ? latin.reduce((word, [pattern, sound]) => word.replace(pattern, sound), letters)
      : ''
  const once = sound.replace(/(.)\1+/g, '$1')
  return once && /^[aeiouअ-औ]/u.test(letters) ? `a${once}` : once
}

const fewestConsonants = 3

/** True if the sound has enough consonants: too many words share fewer. */
export const isDistinctive = (sound: string): boolean => sound.replace(/^a/, '').length >= fewestConsonants

export const areOfTwoScripts = (one: string, other: string): boolean => isDevanagari(one) !== isDevanagari(other)
