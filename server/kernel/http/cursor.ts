import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { refuse } from './refusal.ts'
import { isUuid } from './uuidParam.ts'

/** A place in a list ordered by an instant and an id, newest first. */
export interface Cursor {
  at: Date
  id: string
}

/** As `writeCursor` says it: no year that the database does not know. */
const written = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const writeCursor = ({ at, id }: Cursor): string => Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

/** Null without a cursor; a cursor that is not ours is refused. */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  const [at = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ')
  const instant = new Date(at)
  if (!written.test(at) || Number.isNaN(instant.getTime()) || !isUuid(id))
    return refuse('VALIDATION_FAILED', { fields: { cursor: 'invalid' } })
  return { at: instant, id }
}

/** The rows that follow a place in a list that begins with the oldest. */
export const laterThan = (at: AnyColumn, id: AnyColumn, cursor: Cursor | null): SQL | undefined =>
  cursor ? sql`(${at}, ${id}) > (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)` : undefined

/** The rows that follow a place in a list that begins with the newest. */
export const earlierThan = (at: AnyColumn, id: AnyColumn, cursor: Cursor | null): SQL | undefined =>
  cursor ? sql`(${at}, ${id}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : undefined

/** Cuts the row read beyond the page and says where the next page begins. */
export function pageOf<R>(
  rows: readonly R[],
  limit: number,
  cursorOf: (row: R) => Cursor,
): { rows: R[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last ? writeCursor(cursorOf(last)) : null }
}
