import { unvariedIn } from 'flowlab/checks/unvaried.ts'
import { toTestModel } from 'flowlab/model/flow.ts'
import { describe, expect, it } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'

interface Message {
  mine: boolean
  text: string
}
type Event = { type: 'arrived'; message: Message }

const inbox = setup({
  types: { context: {} as { unread: boolean; last: Message | null }, events: {} as Event },
  actors: { load: fromPromise<{ more: string | null; seen: boolean }>(async () => ({ more: null, seen: true })) },
}).createMachine({
  context: { unread: false, last: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: { src: 'load', onDone: [{ guard: ({ event }) => event.output.more !== null }, { target: 'open' }] },
    },
    open: {
      on: {
        arrived: { actions: assign(({ event }) => ({ unread: !event.message.mine, last: { ...event.message } })) },
      },
    },
  },
})
const arrived = (mine: boolean): Event => ({ type: 'arrived', message: { mine, text: 'Hello' } })
const answer = (more: string | null) => ({ output: { more, seen: true } })

describe('a value that the machine reads', () => {
  it('but no sample sets is named', () => {
    const model = toTestModel(inbox, { events: [arrived(false)], outcomes: { load: [answer(null)] } })
    expect(unvariedIn(model)).toEqual(['mine is there in no sample', 'more is there in no sample'])
  })

  it('and every sample sets to true is named', () => {
    const model = toTestModel(inbox, { events: [arrived(true)], outcomes: { load: [answer(null), answer('c')] } })
    expect(unvariedIn(model)).toEqual(['mine is true in every sample'])
  })

  it('is not named if it varies, or is only copied', () => {
    const events = [arrived(true), arrived(false)]
    const model = toTestModel(inbox, { events, outcomes: { load: [answer(null), answer('c')] } })
    expect(unvariedIn(model)).toEqual([])
  })

  it('is named if the keys of its object were listed before, as the presence of values does', () => {
    const { more, last } = { more: 'a', last: null as null | { mine: boolean; text: string } }
    const machine = setup({ types: { context: {} as { last: typeof last }, events: {} as Event } }).createMachine({
      context: { last },
      on: {
        arrived: [
          {
            guard: ({ context, event }) =>
              Object.keys(event.message).length > 0 && event.message.text === more && context.last !== null,
          },
          { actions: assign({ last: ({ event }) => event.message }) },
        ],
      },
    })
    const silent: Event = { type: 'arrived', message: { mine: true, text: '' } }
    expect(unvariedIn(toTestModel(machine, { events: [silent], outcomes: {} }))).toEqual(['text is there in no sample'])
  })
})
