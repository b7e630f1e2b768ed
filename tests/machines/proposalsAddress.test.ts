import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { proposalsMachine } from '../../src/machines/proposalsMachine.ts'

/** The proposals follow their address. */

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
})
