import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { emptyQuery } from '../../src/domain/market/filters.ts'
import { listingsMachine } from '../../src/machines/listingsMachine.ts'
import type { ListingsRequest, ListingsResponse } from '../../src/machines/listingsSetup.ts'
import type { Outcome } from '../../src/machines/outcome.ts'
import { FilterPanel } from '../../src/ui/market/FilterPanel.tsx'
import { show } from '../support/inLanguage.tsx'

const input = {
  kind: 'INVESTMENT',
  base: '/investor',
  query: { ...emptyQuery },
  currency: 'INR',
  view: 'gridView',
  isDraft: false,
  seen: null,
  chosen: [],
} as const

function start() {
  const machine = listingsMachine.provide({
    actors: {
      loadListings: fromPromise<Outcome<ListingsResponse>, ListingsRequest>(() => new Promise(() => {})),
      watchAddress: fromCallback(() => {}),
      followScroll: fromCallback(() => {}),
    },
  })
  const actor = createActor(machine, { input }).start()
  show(<FilterPanel actor={actor} />)
  const form = () => document.querySelector('form') as HTMLFormElement
  const box = (name: string) => form().elements.namedItem(name) as HTMLInputElement
  return {
    apply: (least: string, most: string) =>
      act(() => {
        for (const [name, value] of Object.entries({ least, most })) box(name).value = value
        fireEvent.submit(form())
      }),
    alert: () => within(form()).queryByRole('alert')?.textContent ?? null,
    box,
    chosen: () => {
      const { amountMin, amountMax } = actor.getSnapshot().context.query
      return [amountMin, amountMax]
    },
  }
}

it('a range may be typed in words; it is searched in dollars', () => {
  const list = start()
  list.apply('50 lakh', '₹2,00,00,000')
  expect(list.chosen()).toEqual([60_000, 240_000])
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['a lot', '5', 'least'],
  ['5', '2,5', 'most'],
  ['-5', '', 'least'],
] as const)('%s to %s is refused at its field, and stays as it was typed', (least, most, wrong) => {
  const list = start()
  list.apply(least, most)
  expect(list.alert()).toBe('Enter amounts such as 25,00,000 or 2.5 crore.')
  const marked = ['least', 'most'].filter((name) => list.box(name).getAttribute('aria-invalid') === 'true')
  expect(marked).toEqual([wrong])
  expect([list.box('least').value, list.box('most').value]).toEqual([least, most])
  expect(list.chosen()).toEqual([null, null])
})

it('a minimum above the maximum is refused however small they are, until it is corrected', () => {
  const list = start()
  list.apply('30', '20')
  expect(list.alert()).toBe('The minimum can’t be above the maximum.')
  list.apply('20', '3000')
  expect(list.alert()).toBeNull()
})
