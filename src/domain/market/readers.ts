/** As whom an owner previews a listing. */
export const listingReaders = ['stranger', 'subscriber', 'accepted'] as const
export type ListingReader = (typeof listingReaders)[number]

/** As the address names it; null for the owner, and for what it does not know. */
export const readerIn = (query: URLSearchParams): ListingReader | null =>
  listingReaders.find((reader) => reader === query.get('as')) ?? null
