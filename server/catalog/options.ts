import { moreOptionLines } from './moreOptionLines.ts'
import { optionLines } from './optionLines.ts'

/** Option lists (catalogue, section 1): a stable slug from the English label, both labels, in order. */
export interface CatalogueOption {
  slug: string
  en: string
  hi: string
}

/** Lists that show another list's options. */
const sameAs: Record<string, string> = {
  'industry-sector': 'industry',
  'target-domains': 'industry',
  'preferred-location': 'geographies',
}

/** `Banking, finance & fintech` -> `banking-finance-fintech`. */
const slugOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/≤/g, 'up to ')
    .replace(/\+/g, ' plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const lists = new Map<string, readonly CatalogueOption[]>(
  Object.entries({ ...optionLines, ...moreOptionLines }).map(([name, lines]) => [
    name,
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [en = '', hi = en] = line.split('|').map((label) => label.trim())
        return { slug: slugOf(en), en, hi }
      }),
  ]),
)

/** The options of a list in order, or null where there is no such list. */
export const optionsOf = (name: string): readonly CatalogueOption[] | null => lists.get(sameAs[name] ?? name) ?? null

export const isOption = (name: string, slug: string): boolean =>
  optionsOf(name)?.some((option) => option.slug === slug) ?? false

/** The label in a language; the slug itself where the list does not know it. */
export const labelOf = (name: string, slug: string, language: 'en' | 'hi'): string =>
  optionsOf(name)?.find((option) => option.slug === slug)?.[language] ?? slug
