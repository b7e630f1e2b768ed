import { refuse } from './refusal.ts'

/** A place in a list ordered by an instant and an id, newest first. */
export interface Cursor {
  at: Date
  id: string
}

const uuid = /^[0-9a-f-]{36}$/

const writeCursor = ({ at, id }: Cursor): string => Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

/** Null without a cursor; a cursor that is not ours is refused. */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  const [at = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ')
  const instant = new Date(at)
  if (Number.isNaN(instant.getTime()) || !uuid.test(id))
    return refuse('VALIDATION_FAILED', { fields: { cursor: 'invalid' } })
  return { at: instant, id }
}

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
