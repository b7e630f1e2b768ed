import { expect, it } from 'vitest'
import { sinceFirst } from '../../../src/ui/market/OwnListing.tsx'

const days = (counts: readonly number[]) =>
  counts.map((opened, place) => ({ day: `2026-01-${place}`, shown: opened, opened, proposals: 0 }))

it('the chart of views begins on the first day with data, and has a month at least', () => {
  const year = days([...Array.from({ length: 300 }, () => 0), 3, ...Array.from({ length: 64 }, () => 1)])
  expect(sinceFirst(year)).toEqual(year.slice(300))
  const late = days([...Array.from({ length: 364 }, () => 0), 2])
  expect(sinceFirst(late)).toEqual(late.slice(-30))
  expect(sinceFirst(days([1, 0, 2]))).toHaveLength(3)
  expect(sinceFirst(days([0, 0]))).toHaveLength(2)
})
