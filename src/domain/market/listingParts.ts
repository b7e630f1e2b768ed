import type { Section } from '../registration/sections.ts'

/** The parts of a listing's page, in the order in which a reader decides. */
export const listingParts = [
  'overview',
  'figures',
  'deal',
  'mandate',
  'goals',
  'partners',
  'manner',
  'team',
  'documents',
  'questions',
] as const
export type ListingPart = (typeof listingParts)[number]

/** The part that shows the answers of a section. */
export const partOf = {
  story: 'overview',
  business: 'overview',
  person: 'overview',
  experience: 'overview',
  company: 'overview',
  place: 'overview',
  figures: 'figures',
  raise: 'deal',
  sale: 'deal',
  handover: 'deal',
  buyers: 'deal',
  investors: 'deal',
  deals: 'mandate',
  goals: 'goals',
  markets: 'goals',
  partners: 'partners',
  manner: 'manner',
  team: 'team',
} as const satisfies Record<Section, ListingPart>

/** The sections of a part, in the order of the table. */
export const sectionsIn = (part: ListingPart): Section[] =>
  (Object.keys(partOf) as Section[]).filter((section) => partOf[section] === part)
