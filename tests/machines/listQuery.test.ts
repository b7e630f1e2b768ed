import { expect, it } from 'vitest'
import { createActor, type EventFromLogic, fromPromise } from 'xstate'
import { emptyQuery, type ListingQuery } from '../../src/domain/market/filters.ts'
import { listingsMachine } from '../../src/machines/listingsMachine.ts'
import type { ListingsRequest, ListingsResponse } from '../../src/machines/listingsSetup.ts'
import type { Outcome } from '../../src/machines/outcome.ts'

/** The parts of a search that each step changes; all other parts stay as they are (docs/product 9). */

/** Each part differs from that of an empty search. */
const query: ListingQuery = {
  text: 'tea',
  filters: { industry: ['telecom'], country: ['IN'] },
  amountMin: 10,
  amountMax: 20,
  verified: true,
  favourites: true,
  sort: 'newest',
}
type Event = EventFromLogic<typeof listingsMachine>
type Narrowing = Extract<
  Event['type'],
  | 'search.submitted'
  | `${'filter' | 'flag'}.toggled`
  | 'suggestion.chosen'
  | 'amount.chosen'
  | 'filters.cleared'
  | 'sort.chosen'
>
type Rows = { [T in Narrowing]: readonly (readonly [Extract<Event, { type: T }>, Partial<ListingQuery>])[] }

const rows: Rows = {
  // Searches for the typed text, which equals the current text here.
  'search.submitted': [[{ type: 'search.submitted' }, {}]],
  'filter.toggled': [
    [
      { type: 'filter.toggled', name: 'industry', value: 'agriculture' },
      { filters: { industry: ['telecom', 'agriculture'], country: ['IN'] } },
    ],
    [{ type: 'filter.toggled', name: 'industry', value: 'telecom' }, { filters: { industry: [], country: ['IN'] } }],
  ],
  'flag.toggled': [
    [{ type: 'flag.toggled', flag: 'verified' }, { verified: false }],
    [{ type: 'flag.toggled', flag: 'favourites' }, { favourites: false }],
  ],
  // The suggestion replaces the typed words by a filter.
  'suggestion.chosen': [
    [
      { type: 'suggestion.chosen', name: 'industry', value: 'agriculture' },
      { text: '', filters: { industry: ['agriculture'], country: ['IN'] } },
    ],
  ],
  'amount.chosen': [
    [
      { type: 'amount.chosen', least: '415', most: '' },
      { amountMin: 5, amountMax: null },
    ],
    // A minimum amount above the maximum is refused.
    [{ type: 'amount.chosen', least: '30', most: '20' }, {}],
    [{ type: 'amount.chosen', least: 'a lot', most: '' }, {}],
  ],
  // The text and the order are not filters.
  'filters.cleared': [[{ type: 'filters.cleared' }, { ...emptyQuery, text: 'tea', sort: 'newest' }]],
  'sort.chosen': [[{ type: 'sort.chosen', sort: 'best' }, { sort: 'best' }]],
}

it('the initial search differs from an empty one in every part', () => {
  const parts = Object.keys(emptyQuery) as (keyof ListingQuery)[]
  expect(parts.filter((part) => JSON.stringify(query[part]) === JSON.stringify(emptyQuery[part]))).toEqual([])
})

it.each(Object.values(rows).flat())('%o changes %o', (event, change) => {
  const never = () => new Promise<never>(() => {})
  const actor = createActor(
    listingsMachine.provide({
      actors: { loadListings: fromPromise<Outcome<ListingsResponse>, ListingsRequest>(never) },
      actions: { pushAddress: () => {} },
    }),
    {
      input: {
        kind: 'INVESTMENT',
        base: '/investor',
        query,
        currency: 'INR',
        view: 'gridView',
        isDraft: false,
        seen: null,
        chosen: [],
      },
    },
  ).start()
  actor.send(event)
  expect(actor.getSnapshot().context.query).toEqual({ ...query, ...change })
  actor.stop()
})

// The pause after typing would search for it, but each of these begins a search before that.
it.each(Object.values(rows).flat())('%o also searches for what has just been typed', (event) => {
  const actor = createActor(
    listingsMachine.provide({
      actors: { loadListings: fromPromise<Outcome<ListingsResponse>, ListingsRequest>(() => new Promise(() => {})) },
      actions: { pushAddress: () => {} },
    }),
    {
      input: {
        ...{ kind: 'INVESTMENT', base: '/investor', query, currency: 'INR', view: 'gridView', isDraft: false },
        ...{ seen: null, chosen: [] },
      },
    },
  ).start()
  actor.send({ type: 'text.changed', text: ' milk ' })
  actor.send(event)
  const { value, context } = actor.getSnapshot()
  // A refused range begins none.
  if (value !== 'typing') expect(context.query.text).toBe(event.type === 'suggestion.chosen' ? '' : 'milk')
  actor.stop()
})

it('a minimum above the maximum is refused until either changes', () => {
  const never = () => new Promise<never>(() => {})
  const actor = createActor(
    listingsMachine.provide({
      actors: { loadListings: fromPromise<Outcome<ListingsResponse>, ListingsRequest>(never) },
      actions: { pushAddress: () => {} },
    }),
    {
      input: {
        kind: 'INVESTMENT',
        base: '/investor',
        query,
        currency: 'INR',
        view: 'gridView',
        isDraft: false,
        seen: null,
        chosen: [],
      },
    },
  ).start()
  const refused = () => actor.getSnapshot().context.rangeError
  actor.send({ type: 'amount.chosen', least: '3000', most: '2000' })
  expect(refused()).toBe('order')
  actor.send({ type: 'amount.chosen', least: '1 thousand', most: '2k' })
  expect(refused()).toBeNull()
  actor.send({ type: 'amount.chosen', least: '3000', most: '2000' })
  actor.send({ type: 'filters.cleared' })
  expect(refused()).toBeNull()
  actor.stop()
})
