/** As whom owners may read their own listing. */
export const listingReaders = ['stranger', 'subscriber', 'accepted'] as const
export type ListingReader = (typeof listingReaders)[number]
