import { optionLines } from './optionLines/index.ts'

/** Option lists (catalogue, section 1): a stable slug from the English label, both labels, in order. */
export interface CatalogueOption {
  slug: string
  en: string
  hi: string
}

/** Lists that combine the options of other lists, in this order. */
const madeOf = new Map<string, readonly string[]>([
  ['industry-sector', ['industry']],
  ['target-domains', ['industry']],
  ['preferred-stages', ['preferred-stages', 'round']],
  ['preferred-location', ['preferred-location', 'location']],
  ['closed-lost-reason', ['decline-reason', 'closed-lost-reason']],
])

/** `Banking, finance & fintech` -> `banking-finance-fintech`. */
const slugOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/≤/g, 'up to ')
    .replace(/\+/g, ' plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const own = new Map<string, readonly CatalogueOption[]>(
  Object.entries(optionLines).map(([name, lines]) => [name, lines.trim().split('\n').map(optionOf)]),
)

function optionOf(line: string): CatalogueOption {
  const [en = '', hi = en, slug = slugOf(en)] = line.split('|').map((part) => part.trim())
  return { slug, en, hi }
}

const lists = new Map<string, readonly CatalogueOption[]>([
  ...own,
  ...[...madeOf].map(([name, parts]) => [name, parts.flatMap((part) => own.get(part) ?? [])] as const),
])

export const listNames: readonly string[] = [...lists.keys()]

/** The options of a list in order; null if the list does not exist. */
export const optionsOf = (name: string): readonly CatalogueOption[] | null => lists.get(name) ?? null

export const isOption = (name: string, slug: string): boolean =>
  optionsOf(name)?.some((option) => option.slug === slug) ?? false

/** The label in a language, or the slug if the list does not contain it. */
export const labelOf = (name: string, slug: string, language: 'en' | 'hi'): string =>
  optionsOf(name)?.find((option) => option.slug === slug)?.[language] ?? slug
