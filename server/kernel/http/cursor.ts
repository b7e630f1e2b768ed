import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { refuse } from './refusal.ts'
import { isUuid } from './uuidParam.ts'

/** A position in a list ordered by an instant and an id, newest first. */
export interface Cursor {
  at: Date
  id: string
}

/** The format of `writeCursor`, without years outside the database's range. */
const written = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const writeCursor = ({ at, id }: Cursor): string => Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

/** Null without a cursor; a malformed one is refused. */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  const [at = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ')
  const instant = new Date(at)
  if (!written.test(at) || Number.isNaN(instant.getTime()) || !isUuid(id))
    return refuse('VALIDATION_FAILED', { fields: { cursor: 'invalid' } })
  return { at: instant, id }
}

/** The rows after a position in a list sorted oldest first. */
export const laterThan = (at: AnyColumn, id: AnyColumn, cursor: Cursor | null): SQL | undefined =>
  cursor ? sql`(${at}, ${id}) > (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)` : undefined

/** The rows after a position in a list sorted newest first. */
export const earlierThan = (at: AnyColumn, id: AnyColumn, cursor: Cursor | null): SQL | undefined =>
  cursor ? sql`(${at}, ${id}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : undefined

/** Cuts the extra row of a page and returns the next cursor. */
export function pageOf<R>(
  rows: readonly R[],
  limit: number,
  cursorOf: (row: R) => Cursor,
): { rows: R[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last ? writeCursor(cursorOf(last)) : null }
}
