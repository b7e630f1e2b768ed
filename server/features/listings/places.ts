import { refuse } from '../../kernel/http/refusal.ts'

/** A place in a list ordered by a value and an id: the value is an instant, an amount or a score, by the order. */
export interface Place {
  value: number
  id: string
}

/** Before every place. */
export const placeAtStart: Place = { value: 0, id: '00000000-0000-0000-0000-000000000000' }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const writePlace = ({ value, id }: Place): string => Buffer.from(`${value} ${id}`).toString('base64url')

/** Null without a cursor; one that is not ours is refused. */
export function readPlace(text: string | undefined): Place | null {
  if (text === undefined) return null
  const [value = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ')
  if (!/^-?\d{1,16}(\.\d+)?(e-\d+)?$/.test(value) || !uuid.test(id))
    return refuse('VALIDATION_FAILED', { fields: { cursor: 'invalid' } })
  return { value: Number(value), id }
}
