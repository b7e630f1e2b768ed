import { and, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import type { Db } from '../db/connect.ts'
import { profiles } from '../db/schema.ts'
import type { Cursor } from '../http/cursor.ts'

export interface ListingSearch {
  kind: ProfileKind
  text: string
  industry: string
  cursor: Cursor | null
  limit: number
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function matching(text: string): SQL | undefined {
  return text === ''
    ? undefined
    : or(
        and(eq(profiles.anonymous, false), ilike(profiles.name, like(text))),
        ilike(profiles.headline, like(text)),
        ilike(profiles.summary, like(text)),
        ilike(profiles.city, like(text)),
      )
}

const beyond = (cursor: Cursor) =>
  sql`(${profiles.approvedAt}, ${profiles.id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`

/** Approved profiles of a kind that are not the reader's own, newest first, one more than asked for. */
export const listed = (db: Db, readerAccountId: string, search: ListingSearch) =>
  db
    .select()
    .from(profiles)
    .where(
      and(
        eq(profiles.kind, search.kind),
        eq(profiles.status, 'approved'),
        ne(profiles.accountId, readerAccountId),
        matching(search.text),
        search.industry === '' ? undefined : sql`${profiles.industries} @> array[${search.industry}]::text[]`,
        search.cursor ? beyond(search.cursor) : undefined,
      ),
    )
    .orderBy(desc(profiles.approvedAt), desc(profiles.id))
    .limit(search.limit + 1)

export const listingById = async (db: Db, id: string) =>
  (
    await db
      .select()
      .from(profiles)
      .where(and(eq(profiles.id, id), eq(profiles.status, 'approved')))
  )[0]
