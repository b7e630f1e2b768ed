/** The sections that group the fields of a registration and the facts of a listing. */
export const sections = [
  'person',
  'company',
  'story',
  'business',
  'place',
  'raise',
  'figures',
  'team',
  'investors',
  'sale',
  'handover',
  'buyers',
  'goals',
  'markets',
  'partners',
  'experience',
  'deals',
  'manner',
] as const
export type Section = (typeof sections)[number]
