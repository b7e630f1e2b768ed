import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { emptyQuery, type ListingQuery } from '../../../src/domain/market/filters.ts'
import { listingsMachine } from '../../../src/machines/listingsMachine.ts'
import type { ListingsRequest, ListingsResponse } from '../../../src/machines/listingsSetup.ts'
import type { Outcome } from '../../../src/machines/outcome.ts'
import { Chips } from '../../../src/ui/market/Chips.tsx'
import { FilterPanel } from '../../../src/ui/market/FilterPanel.tsx'
import { show } from '../../support/inLanguage.tsx'

const query: ListingQuery = { ...emptyQuery, amountMin: 10_000, amountMax: 20_000 }
const pending = fromPromise<Outcome<ListingsResponse>, ListingsRequest>(() => new Promise(() => {}))
const start = (from: ListingQuery = query) =>
  createActor(listingsMachine.provide({ actors: { loadListings: pending }, actions: { pushAddress: () => {} } }), {
    input: {
      kind: 'INVESTMENT',
      base: '/investor',
      query: from,
      currency: 'INR',
      view: 'gridView',
      isDraft: false,
      seen: null,
      chosen: [],
    },
  }).start()
const amounts = () =>
  [...document.querySelectorAll<HTMLInputElement>('form.bounds input')].map(({ name, value }) => [name, value])

let actor: ReturnType<typeof start>
afterEach(() => void actor.stop())

it('the amounts follow the search: a removed filter and an earlier address empty or change them', async () => {
  actor = start()
  show(<FilterPanel actor={actor} />)
  expect(amounts()).toEqual([
    ['least', '8,33,300'],
    ['most', '16,66,700'],
  ])
  act(() => actor.send({ type: 'filters.cleared' }))
  expect(amounts()).toEqual([
    ['least', ''],
    ['most', ''],
  ])
  const [least] = document.querySelectorAll<HTMLInputElement>('form.bounds input')
  if (least) await userEvent.type(least, '5,00,000')
  await userEvent.click(screen.getByRole('button', { name: 'Apply', hidden: true }))
  expect(actor.getSnapshot().context.query).toMatchObject({ amountMin: 6_000, amountMax: null })
  // The typed amount reads the same after the search.
  expect(amounts()[0]).toEqual(['least', '5,00,000'])
  expect(screen.getByText('₹5 L')).toBeTruthy()
  expect(screen.getByText('Round size (INR)')).toBeTruthy()
})

it('each chip removes its own filter and no other', async () => {
  const narrowed: ListingQuery = {
    ...query,
    ...{ verified: true, favourites: true, filters: { industry: ['energy', 'food'], round: ['seed'] } },
  }
  const names = () =>
    screen.queryAllByRole('button', { name: /^Remove/ }).map((chip) => chip.getAttribute('aria-label'))
  actor = start(narrowed)
  show(<Chips actor={actor} />)
  const all = names()
  expect(all).toHaveLength(6)
  for (const name of all) {
    actor = start(narrowed)
    show(<Chips actor={actor} />)
    await userEvent.click(screen.getByRole('button', { name: name ?? '' }))
    expect(names()).toEqual(all.filter((one) => one !== name))
  }
})
