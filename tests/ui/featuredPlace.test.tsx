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

/** A list on the screen whose pages come at once, except those after the first, which come after `later`. */
async function showList(answered: readonly ListingsResponse[], later: Promise<void> = Promise.resolve()) {
  const answers = answered.map((value): Outcome<ListingsResponse> => ({ ok: true, value }))
  const next = answers.values()
  const machine = listingsMachine.provide({
    actors: {
      loadListings: fromPromise(async ({ input }) => {
        if (input.cursor !== null) await later
        return next.next().value as Outcome<ListingsResponse>
      }),
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
  return actor
}

it('featured listings have a place of their own, beside the list in its order', async () => {
  const actor = await showList(pages)
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

it('the button for more keeps the focus while they load, and passes it to the first of the last page', async () => {
  let arrive = () => {}
  const later = new Promise<void>((arrived) => {
    arrive = arrived
  })
  await showList([...pages.slice(0, 1), page([named('Middle', 70)], 0, 'd'), page([named('Last', 40)], 0, null)], later)
  const more = screen.getByRole('button', { name: 'Show more' })
  more.focus()
  await act(async () => more.click())
  expect([document.activeElement, more.getAttribute('aria-disabled')]).toEqual([more, 'true'])
  await act(async () => arrive())
  expect([document.activeElement, more.getAttribute('aria-disabled')]).toEqual([more, null])
  await act(async () => more.click())
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Last')
})
