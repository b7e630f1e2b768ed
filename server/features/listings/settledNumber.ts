import { sql } from 'drizzle-orm'

/**
 * The last number of a listing, for `saved_searches.seen_no`. Waits for the approvals under way and holds up others until
 * the transaction ends, so that no listing with a smaller number can appear later. A timestamp would not do: it is taken
 * before the commit.
 */
export const settledListingNumber = sql<number>`settled_listing_number()`.mapWith(Number)
