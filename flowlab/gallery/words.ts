import type { Language } from 'flowlab/model/wording.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'

export type GalleryWords = typeof english

/** Every word that the gallery itself shows, in both languages. The values of choices stay English in the code. */
export const words: Readonly<Record<Language, GalleryWords>> = { en: english, hi: hindi }
/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' }
