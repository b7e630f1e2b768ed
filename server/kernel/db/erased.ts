import { type SQL, sql } from 'drizzle-orm'

/** The mobile of an erased account: nobody can register it, and it marks the account as erased permanently. */
export const erasedMobile = (accountId: string): string => `deleted:${accountId}`

/** The condition for a row of `accounts`, by its alias. */
export const isErased = (alias: string): SQL => sql.raw(`${alias}.mobile = 'deleted:' || ${alias}.id`)
