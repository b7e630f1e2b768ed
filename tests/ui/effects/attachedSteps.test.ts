import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { flow } from '../../../src/effects/contact.ts'
import { watchers } from '../../../src/effects/watch.ts'
import { aStep } from '../../support/steps.ts'

let sent: { steps?: unknown }[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (request: Request | string, init?: RequestInit) => {
    const whole = typeof request === 'string' ? new Request(new URL(request, 'http://localhost'), init) : request
    sent.push((await whole.json()) as { steps?: unknown })
    return Response.json({ status: true, reference: 'S-1' })
  })
})
afterEach(() => {
  delete watchers.lastSteps
  vi.unstubAllGlobals()
})

/** Sends a message with the tick box as given. */
async function send(attachesSteps: boolean) {
  const draft = { name: 'Asha', email: 'asha@bridge.in', topic: 'other', message: 'The button does nothing.' } as const
  const input = { requestId: 'r', lastId: 'r', draft: { ...draft, attachesSteps }, mayAttach: true }
  const contact = createActor(flow.logic, { input }).start()
  contact.send({ type: 'form.submitted' })
  await waitFor(contact, ({ status }) => status === 'done')
  return sent.at(-1)
}

it('a message has the last steps only if its author ticks that', async () => {
  watchers.lastSteps = () => [aStep]
  expect(await send(false)).not.toHaveProperty('steps')
  expect(await send(true)).toHaveProperty('steps', [aStep])
})

it('a message has none while nothing is recorded', async () => {
  expect(await send(true)).not.toHaveProperty('steps')
})
