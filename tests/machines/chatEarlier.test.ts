import { expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { chat, message } from '../../flowlab/flows/chatSamples.ts'
import { chatMachine } from '../../src/machines/chatMachine.ts'
import type { EarlierPage, MissedMessages, OpenedChat } from '../../src/machines/chatSetup.ts'
import type { Outcome } from '../../src/machines/outcome.ts'

it('earlier messages that failed to load are requested again after a pause, not at once', async () => {
  const clock = new SimulatedClock()
  const messages = [{ ...message, seq: 2 }]
  const fetchEarlier = vi.fn(() => Promise.reject(new Error('offline')))
  const actor = createActor(
    chatMachine.provide({
      actors: {
        openChat: fromPromise<Outcome<OpenedChat>, { chatId: string }>(async () => ({
          ok: true,
          value: { chat, messages, hasEarlier: true, revision: 0 },
        })),
        fetchMissed: fromPromise<MissedMessages, { chatId: string; after: number; since: number }>(async () => ({
          chat,
          messages: [],
          changed: [],
          revision: 0,
        })),
        fetchEarlier: fromPromise<EarlierPage, { chatId: string; before: number; downTo: number | null }>(fetchEarlier),
        subscribeToLive: fromCallback(() => {}),
      },
      actions: { markRead: () => {} },
    }),
    {
      clock,
      input: {
        base: '/investor',
        chatId: 'c',
        list: null,
        folder: 'all',
        requested: null,
        conversation: null,
        lastId: 'i',
      },
    },
  )
  // Like the log of a reader who stays at the top: it requests earlier messages whenever it may.
  actor.subscribe((snapshot) => {
    if (snapshot.can({ type: 'earlier.requested' })) setImmediate(() => actor.send({ type: 'earlier.requested' }))
  })
  actor.start()
  await vi.waitFor(() => expect(fetchEarlier).toHaveBeenCalled())
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done))
  expect(fetchEarlier).toHaveBeenCalledTimes(1)
  clock.increment(3_000)
  await vi.waitFor(() => expect(fetchEarlier).toHaveBeenCalledTimes(2))
})
