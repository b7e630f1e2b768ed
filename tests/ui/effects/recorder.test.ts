import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { startRecording } from '../../../src/effects/recorder.ts'
import { inspect, watchers } from '../../../src/effects/watch.ts'
import { storage } from '../../../src/services/storage.ts'

/** What the recorder of a member’s browser sends, when, and what it leaves out. */

interface Batch {
  trace: string
  first: number
  steps: { at: number; flow: string; run: number; event: string; taken: string[]; states: string[] }[]
}

const email = 'asha@bridge.in'
const formMachine = setup({
  types: {} as {
    context: { text: string }
    events: { type: 'text.changed'; text: string } | { type: 'form.submitted' } | { type: 'form.reopened' }
  },
}).createMachine({
  id: 'form',
  context: { text: email },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'text.changed': { actions: assign({ text: ({ event }) => event.text }) },
        'form.submitted': 'sent',
      },
    },
    // Takes any event, such as one with an id in its name.
    sent: { on: { 'form.reopened': 'editing', '*': { actions: () => {} } } },
  },
})

let batches: Batch[]
let answer: () => Response
let stop: () => void
const start = () => createActor(formMachine, { inspect }).start()

beforeEach(() => {
  vi.useFakeTimers()
  storage.write('accessToken', 't')
  batches = []
  answer = () => Response.json({ status: true, recorded: true })
  vi.stubGlobal('fetch', async (request: Request | string, init?: RequestInit) => {
    const sent = typeof request === 'string' ? new Request(new URL(request, 'http://localhost'), init) : request
    batches.push((await sent.json()) as Batch)
    return answer()
  })
  stop = startRecording()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

it('records flow, event, transitions and state of each step, with whole seconds, every 20 seconds', async () => {
  const actor = start()
  await pass(3.7)
  actor.send({ type: 'form.submitted' })
  await pass(15)
  expect(batches).toEqual([])
  await pass(2)
  expect(batches).toMatchObject([
    {
      first: 0,
      steps: [
        { at: 0, flow: 'form', run: 1, event: 'started', taken: [], states: ['editing'] },
        {
          ...{ at: 3, flow: 'form', run: 1, event: 'form.submitted' },
          ...{ taken: ['form.editing --form.submitted[0]'], states: ['sent'] },
        },
      ],
    },
  ])
})

it('counts a repeated step once, so that nobody can tell how much was typed', async () => {
  const actor = start()
  for (const text of ['5', '50', '500', '5000000']) actor.send({ type: 'text.changed', text })
  await pass(20)
  expect(batches[0]?.steps.map(({ event }) => event)).toEqual(['started', 'text.changed'])
})

it('sends neither context nor the content or the unknown name of an event', async () => {
  const actor = start()
  actor.send({ type: 'text.changed', text: email })
  actor.send({ type: 'form.submitted', amount: '5000000', email } as never)
  actor.send({ type: `message.from.${email}` } as never)
  await pass(20)
  const sent = JSON.stringify(batches)
  expect(sent).toContain('form.submitted')
  for (const planted of [email, 'asha', '5000000']) expect(sent).not.toContain(planted)
  expect(batches[0]?.steps.at(-1)?.event).toBe('other')
})

it('leaves out an event that the flow ignores', async () => {
  start().send({ type: 'form.reopened' })
  await pass(20)
  expect(batches[0]?.steps.map(({ event }) => event)).toEqual(['started'])
})

it('numbers the runs of flows, and the steps over all batches of a visit', async () => {
  start()
  await pass(20)
  start().send({ type: 'form.submitted' })
  await pass(20)
  expect(batches.map(({ first, steps }) => [first, steps.map(({ run }) => run)])).toEqual([
    [0, [1]],
    [1, [2, 2]],
  ])
  expect(batches[0]?.trace).toBe(batches[1]?.trace)
})

it('sends no request without a step, and none again that was lost', async () => {
  answer = () => Response.json({ status: false }, { status: 500 })
  await pass(60)
  expect(batches).toEqual([])
  const actor = start()
  await pass(60)
  expect(batches).toHaveLength(1)
  answer = () => Response.json({ status: true, recorded: true })
  actor.send({ type: 'form.submitted' })
  await pass(20)
  expect(batches.map(({ first, steps }) => [first, steps.length])).toEqual([
    [0, 1],
    [1, 1],
  ])
})

it('stops sending once the server does not record, and has the last steps for support', async () => {
  answer = () => Response.json({ status: true, recorded: false })
  const actor = start()
  await pass(20)
  actor.send({ type: 'form.submitted' })
  await pass(60)
  expect(batches).toHaveLength(1)
  expect(watchers.lastSteps?.().map(({ event }) => event)).toEqual(['started', 'form.submitted'])
})

it('sends what is left when the page is left, in batches of 100 at most', async () => {
  const actor = start()
  for (let time = 0; time < 60; time++) {
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'form.reopened' })
  }
  await pass(0)
  expect(batches.map(({ steps }) => steps.length)).toEqual([100])
  dispatchEvent(new Event('pagehide'))
  await pass(0)
  expect(batches.map(({ first, steps }) => [first, steps.length])).toEqual([
    [0, 100],
    [100, 21],
  ])
  expect(watchers.lastSteps?.()).toHaveLength(100)
})

it('records nothing more once it is stopped, nor what was not sent yet', async () => {
  const actor = start()
  stop()
  actor.send({ type: 'form.submitted' })
  await pass(60)
  dispatchEvent(new Event('pagehide'))
  await pass(0)
  expect([batches, watchers.recorder, watchers.lastSteps]).toEqual([[], undefined, undefined])
})
