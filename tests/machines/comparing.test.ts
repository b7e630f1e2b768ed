import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { emptyQuery } from '../../src/domain/market/filters.ts'
import { listingsMachine } from '../../src/machines/listingsMachine.ts'
import type { ListingsResponse } from '../../src/machines/listingsSetup.ts'
import type { Outcome } from '../../src/machines/outcome.ts'

describe('the listings ticked for comparison', () => {
  const tea = { id: 'l', name: 'Tea' }
  const listOf = () => {
    const actor = createActor(
      listingsMachine.provide({
        actors: {
          loadListings: fromPromise(() => new Promise<Outcome<ListingsResponse>>(() => {})),
          watchAddress: fromCallback(() => {}),
          followScroll: fromCallback(() => {}),
        },
      }),
      {
        input: {
          kind: 'INVESTMENT',
          base: '/investor',
          query: emptyQuery,
          currency: 'INR',
          view: 'gridView',
          isDraft: false,
          seen: null,
          chosen: [tea],
        },
      },
    ).start()
    const { comparedChoice } = actor.getSnapshot().context
    const names = () => comparedChoice.getSnapshot().context.chosen.map(({ name }) => name)
    return { actor, comparedChoice, names }
  }
  const tick = (name: string) => ({ type: 'listing.ticked' as const, listing: { id: name, name } })

  it('stay ticked while the list is searched, filtered and sorted', () => {
    const { actor, comparedChoice, names } = listOf()
    comparedChoice.send(tick('Loom'))
    actor.send({ type: 'search.submitted' })
    actor.send({ type: 'filter.toggled', name: 'industry', value: 'telecom' })
    actor.send({ type: 'sort.chosen', sort: 'newest' })
    expect(names()).toEqual(['Tea', 'Loom'])
    expect(comparedChoice.getSnapshot().status).toBe('active')
    comparedChoice.send({ type: 'listing.ticked', listing: tea })
    expect(names()).toEqual(['Loom'])
  })

  it('are limited to four', () => {
    const { comparedChoice, names } = listOf()
    for (const name of ['Loom', 'Kiln', 'Mill', 'Forge']) comparedChoice.send(tick(name))
    expect(names()).toEqual(['Tea', 'Loom', 'Kiln', 'Mill'])
    comparedChoice.send(tick('Kiln'))
    comparedChoice.send(tick('Forge'))
    expect(names()).toEqual(['Tea', 'Loom', 'Mill', 'Forge'])
    comparedChoice.send({ type: 'choice.cleared' })
    expect(names()).toEqual([])
  })
})
