import { expect, it } from 'vitest'
import { idAfter } from '../../src/domain/ids.ts'

const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

it('the ids that follow one are valid and unique', () => {
  const first = crypto.randomUUID()
  const ids = [first, ...Array.from({ length: 2_000 }, (_, place) => idAfter(first, place + 1))]
  expect(ids.filter((id) => !version4.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(2_001)
})

it('counting n steps at once equals counting one step n times', () => {
  const id = '00000000-0000-4000-8000-0000000000ff'
  expect(idAfter(id)).toBe('00000000-0000-4000-8000-000000000100')
  expect(idAfter(idAfter(id), 2)).toBe(idAfter(id, 3))
})

it('anything but a UUID is returned unchanged', () => expect(idAfter('k')).toBe('k'))

it('the last id is followed by the first', () =>
  expect(idAfter('00000000-0000-4000-8000-ffffffffffff')).toBe('00000000-0000-4000-8000-000000000000'))
