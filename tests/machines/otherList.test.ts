import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { yes } from '../../flowlab/flows/answers.ts'
import { emptyQuery, type ListingQuery } from '../../src/domain/market/filters.ts'
import { listingsMachine } from '../../src/machines/listingsMachine.ts'
import { proposalsMachine } from '../../src/machines/proposalsMachine.ts'

/** A list follows its address where that asks for another one, and otherwise stays as it is. */

describe('the listings', () => {
  async function shown(query: ListingQuery) {
    const asked: string[] = []
    const answer = yes({ list: [], featured_count: 0, next_cursor: null, corrected: null, best_of: null }).output
    const machine = listingsMachine.provide({
      actors: {
        loadListings: fromPromise(async ({ input }: { input: { query: ListingQuery } }) => {
          asked.push(input.query.text)
          return { ...answer, value: { ...answer.value, facets: null, matching: null } }
        }) as never,
      },
      actions: { pushAddress: () => {}, storeSeen: () => {} },
    })
    const actor = createActor(machine, {
      input: {
        ...{ kind: 'INVESTMENT', base: '/investor', query, currency: 'INR', view: 'gridView' },
        ...{ isDraft: false, seen: null, chosen: [] },
      },
    }).start()
    const isShown = () => waitFor(actor, (snapshot) => snapshot.matches('shown'))
    await isShown()
    return { actor, asked, isShown }
  }

  it('stay where a link leads to a part of the page', async () => {
    const { actor, asked } = await shown({ ...emptyQuery, text: 'tea' })
    actor.send({ type: 'address.changed', query: { ...emptyQuery, text: 'tea', filters: { industry: [] } } })
    expect([actor.getSnapshot().value, asked]).toEqual(['shown', ['tea']])
  })

  it('begin anew where a link leads to all of them', async () => {
    const { actor, asked, isShown } = await shown({ ...emptyQuery, text: 'tea' })
    actor.send({ type: 'address.changed', query: emptyQuery })
    await isShown()
    expect([actor.getSnapshot().context.draft, asked]).toEqual(['', ['tea', '']])
  })
})

describe('the proposals', () => {
  async function shown() {
    const asked: string[] = []
    const machine = proposalsMachine.provide({
      actors: {
        loadProposals: fromPromise(async ({ input }: { input: { box: string; state: string } }) => {
          asked.push(`${input.box} ${input.state}`)
          return { list: [], next_cursor: null, counts: {}, boxes: {} }
        }) as never,
      },
      actions: { writeAddress: () => {} },
    })
    const actor = createActor(machine, { input: { base: '/investor', box: 'sent', state: 'open' } }).start()
    const isShown = () => waitFor(actor, (snapshot) => snapshot.matches('shown'))
    await isShown()
    return { actor, asked, isShown }
  }

  it('follow a link to the whole of them', async () => {
    const { actor, asked, isShown } = await shown()
    actor.send({ type: 'address.changed', box: 'received', state: 'all' })
    await isShown()
    expect(asked).toEqual(['sent open', 'received all'])
  })

  it('are not loaded twice when they change the address', async () => {
    const { actor, asked, isShown } = await shown()
    actor.send({ type: 'box.chosen', box: 'received' })
    actor.send({ type: 'address.changed', box: 'received', state: 'open' })
    await isShown()
    expect(asked).toEqual(['sent open', 'received open'])
  })
})
