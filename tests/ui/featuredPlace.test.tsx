import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { listing } from '../../flowlab/flows/listingSamples.ts'
import { emptyQuery } from '../../src/domain/market/filters.ts'
import { listingsMachine } from '../../src/machines/listingsMachine.ts'
import type { ListingsResponse } from '../../src/machines/listingsSetup.ts'
import type { Outcome } from '../../src/machines/outcome.ts'
import { Results } from '../../src/ui/market/Results.tsx'
import { show } from '../support/inLanguage.tsx'

const named = (id: string, score: number) => ({
  ...listing,
  id,
  name: id,
  featured: score < 70,
  match: { score, reasons: [] },
})
const page = (
  list: ListingsResponse['list'],
  featured_count: number,
  next_cursor: string | null,
): ListingsResponse => ({
  ...{ list, featured_count, next_cursor, corrected: null, best_of: null, facets: null, matching: null },
})
const pages = [
  page([named('Paid', 60), named('Best', 96), named('Next', 82)], 1, 'c'),
  page([named('Last', 40)], 0, null),
]

it('featured listings have a place of their own, beside the list in its order', async () => {
  const answers = pages.map((value): Outcome<ListingsResponse> => ({ ok: true, value }))
  const machine = listingsMachine.provide({
    actors: {
      loadListings: fromPromise(
        async ({ input }) => answers[input.cursor === null ? 0 : 1] as Outcome<ListingsResponse>,
      ),
      watchAddress: fromCallback(() => {}),
      followScroll: fromCallback(() => {}),
    },
  })
  const input = {
    kind: 'INVESTMENT',
    base: '/investor',
    query: emptyQuery,
    currency: 'INR',
    view: 'gridView',
    isDraft: false,
    seen: null,
    chosen: [],
  } as const
  const actor = createActor(machine, { input }).start()
  await act(async () => show(<Results actor={actor} />))
  const namesIn = (list: HTMLElement | undefined) =>
    list
      ? within(list)
          .getAllByRole('heading')
          .map(({ textContent }) => textContent)
      : []
  const [featured, ordered] = screen.getAllByRole('list')
  expect(featured?.getAttribute('aria-label')).toBe('Featured')
  expect([namesIn(featured), namesIn(ordered)]).toEqual([['Paid'], ['Best', 'Next']])
  await act(async () => actor.send({ type: 'more.requested' }))
  const [still, longer] = screen.getAllByRole('list')
  expect([namesIn(still), namesIn(longer)]).toEqual([['Paid'], ['Best', 'Next', 'Last']])
})
