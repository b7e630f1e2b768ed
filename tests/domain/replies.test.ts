import { describe, expect, it } from 'vitest'
import { repliesWithin } from '../../src/domain/market/replies.ts'

describe('how soon an owner responds', () => {
  it('is not shown for fewer than three proposals', () => {
    expect(repliesWithin([])).toBeNull()
    expect(repliesWithin([1, 2])).toBeNull()
  })

  it('is the median, in steps of a day, two days and a week', () => {
    expect(repliesWithin([1, 24, 400])).toBe(1)
    expect(repliesWithin([1, 25, 400])).toBe(2)
    expect(repliesWithin([48, 49, 50])).toBe(7)
    expect(repliesWithin([1, 168, 169])).toBe(7)
  })

  it('is not shown if it takes longer than a week', () => {
    expect(repliesWithin([1, 169, 400])).toBeNull()
  })
})
