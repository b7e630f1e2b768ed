import { describe, expect, it } from 'vitest'
import { continuesGroup, startsDay } from '../../src/domain/chats/groups.ts'

/** Groups and days of a conversation, by docs/product 12.51. Times are local, as the reader sees them. */

const at = (day: number, hour: number, minute: number, second = 0) =>
  new Date(2026, 10, day, hour, minute, second).toISOString()
const mine = (created_at: string) => ({ mine: true, created_at })
const theirs = (created_at: string) => ({ mine: false, created_at })

describe('grouping of messages', () => {
  it.each([
    ['at once', mine(at(21, 10, 0)), mine(at(21, 10, 0)), true],
    ['five minutes later', mine(at(21, 10, 0)), mine(at(21, 10, 5)), true],
    ['more than five minutes later', mine(at(21, 10, 0)), mine(at(21, 10, 5, 1)), false],
    ['hours before, by a clock that was set back', mine(at(21, 12, 0)), mine(at(21, 9, 5)), false],
    ['of another sender', theirs(at(21, 10, 0)), mine(at(21, 10, 1)), false],
    ['two of the other sender', theirs(at(21, 10, 0)), theirs(at(21, 10, 1)), true],
    ['across midnight', mine(at(21, 23, 59)), mine(at(22, 0, 1)), false],
  ])('%s', (_, before, message, together) => {
    expect(continuesGroup(before, message)).toBe(together)
  })

  it('the first loaded message starts a group', () => {
    expect(continuesGroup(undefined, mine(at(21, 10, 0)))).toBe(false)
  })
})

it('each day has one heading, also above the first loaded message', () => {
  const written = [theirs(at(20, 9, 0)), mine(at(20, 23, 59)), theirs(at(21, 0, 0)), mine(at(23, 8, 0))]
  expect(written.map((message, place) => startsDay(written[place - 1], message))).toEqual([true, false, true, true])
})
