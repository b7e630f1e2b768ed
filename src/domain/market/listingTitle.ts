import type { ListingCard } from './listingCardSchema.ts'

interface Named extends Pick<ListingCard, 'name' | 'name_hidden' | 'headline'> {}

/** City and country, once for a city-state. */
export const listingPlace = ({ city, country }: { city: string | null; country: string | null }): string =>
  [...new Set([city, country])].filter(Boolean).join(', ')

/** A listing's title in a list and on its page: its headline while its name is hidden. */
export const listingTitle = ({ name, name_hidden, headline }: Named): string =>
  name_hidden && headline ? headline : name

/** The line below the title: the headline, or a note that the name is hidden. */
export const listingSubtitle = ({ name, name_hidden, headline }: Named): string =>
  name_hidden && headline ? name : headline

/** A text without the headline that it opens with and that stands above it; the whole where nothing else would remain. */
export const afterHeadline = (text: string, headline: string): string =>
  (headline && text.startsWith(headline) && text.slice(headline.length).trim()) || text
