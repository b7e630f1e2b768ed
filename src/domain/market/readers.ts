/** The readers as whom an owner can preview a listing. */
export const listingReaders = ['stranger', 'subscriber', 'accepted'] as const
export type ListingReader = (typeof listingReaders)[number]

/** The reader in an address; null for the owner and for unknown names. */
export const readerIn = (query: URLSearchParams): ListingReader | null =>
  listingReaders.find((reader) => reader === query.get('as')) ?? null
