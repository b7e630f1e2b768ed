import { expect, it } from 'vitest'
import { sorts, sortsOf } from '../../src/domain/market/filters.ts'
import { profileKinds } from '../../src/domain/offerings.ts'

/** Sorting by amount is offered where listings have one: Global Connect members raise and sell nothing. */

it('is offered by amount for every kind but Global Connect members', () => {
  const byAmount = (kind: (typeof profileKinds)[number]) => sortsOf(kind).some((sort) => sort.startsWith('amount'))
  expect(profileKinds.filter(byAmount).sort()).toEqual(['INVESTMENT', 'INVESTOR', 'WANT_TO_SELL'])
  expect(sortsOf('INVESTMENT')).toEqual(sorts)
  expect(sortsOf('WANT_TO_GROW')).toEqual(['best', 'newest'])
})
