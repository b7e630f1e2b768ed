import { refuse } from '../../kernel/http/refusal.ts'

/**
 * A position in a list ordered by a value and an id. The value is an instant, an amount or a score, depending on the
 * order.
 */
export interface ListCursor {
  value: number
  id: string
}

/** Sorts before every position. */
export const placeAtStart: ListCursor = { value: 0, id: '00000000-0000-0000-0000-000000000000' }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const formatListCursor = ({ value, id }: ListCursor): string =>
  Buffer.from(`${value} ${id}`).toString('base64url')

/** Null without a cursor; a malformed one is refused. */
export function parseListCursor(text: string | undefined): ListCursor | null {
  if (text === undefined) return null
  const [value = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ')
  if (!/^-?\d{1,16}(\.\d+)?(e-\d+)?$/.test(value) || !uuid.test(id))
    return refuse('VALIDATION_FAILED', { fields: { cursor: 'invalid' } })
  return { value: Number(value), id }
}
