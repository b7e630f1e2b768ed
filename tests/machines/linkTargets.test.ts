import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { message } from '../../flowlab/flows/chatSamples.ts'
import type { LinkTarget } from '../../src/domain/chats/linkTargetSchema.ts'
import { linkTargetsMachine } from '../../src/machines/linkTargetsMachine.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const idOf = (number: number) => `7f1d2c3b-0000-4000-8000-${String(number).padStart(12, '0')}`
const linking = (...numbers: number[]) => ({
  ...message,
  text: numbers.map((number) => `https://a.in/investor/capital-bridge/${idOf(number)}`).join(' '),
})

function looking(answer: (ids: readonly string[]) => Promise<readonly LinkTarget[]>) {
  const asked: (readonly string[])[] = []
  const machine = linkTargetsMachine.provide({
    actors: {
      loadTargets: fromPromise<readonly LinkTarget[], { ids: readonly string[] }>(({ input }) => {
        asked.push(input.ids)
        return answer(input.ids)
      }),
    },
  })
  const actor = createActor(machine).start()
  return {
    actor,
    asked,
    show: (...messages: ReturnType<typeof linking>[]) => actor.send({ type: 'messages.shown', messages }),
  }
}

it('each link is looked up once, even one that leads nowhere for this reader', async () => {
  const target = { id: idOf(1), type: 'listing', kind: 'INVESTMENT', title: 'Verma', headline: '' } as const
  const { actor, asked, show } = looking(async () => [target])
  show(linking(1, 2), linking(1))
  await vi.advanceTimersByTimeAsync(0)
  show(linking(2))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual([[idOf(1), idOf(2)]])
  expect(actor.getSnapshot().context.known).toEqual({ [idOf(1)]: target, [idOf(2)]: null })
})

it('many links are looked up ten at a time, and those that appear meanwhile afterwards', async () => {
  const { asked, show } = looking(async () => [])
  show(linking(...Array.from({ length: 12 }, (_, number) => number)))
  show(linking(20))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.map((ids) => ids.length)).toEqual([10, 3])
})

it('a lost response is requested again after a delay', async () => {
  let tries = 0
  const { asked, show } = looking(async () => {
    if (tries++ === 0) throw new Error('lost')
    return []
  })
  show(linking(1))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_001)
  expect(asked).toEqual([[idOf(1)], [idOf(1)]])
})
