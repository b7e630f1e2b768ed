import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { chat, message } from '../../flowlab/flows/chatSamples.ts'
import { id } from '../../flowlab/flows/samples.ts'
import { type ChatPage, type ChatPageInput, chatListMachine } from '../../src/machines/chatListMachine.ts'
import { chatMachine } from '../../src/machines/chatMachine.ts'
import type { EarlierPage, MissedMessages, OpenedChat } from '../../src/machines/chatSetup.ts'
import type { Outcome } from '../../src/machines/outcome.ts'

it('an older position that arrives late does not move a newer one back', async () => {
  const own = { ...chat, id: 'c', last_seq: 7, read_seq: 7, unread: 0 }
  const actor = createActor(
    chatListMachine.provide({
      actors: {
        fetchChats: fromPromise<ChatPage, ChatPageInput>(async () => ({
          chats: [own],
          nextCursor: null,
          allArchived: false,
        })),
        subscribeToLive: fromCallback(() => {}),
      },
    }),
  ).start()
  await expect.poll(() => actor.getSnapshot().matches('listed')).toBe(true)
  actor.send({ type: 'chat.seen', chatId: 'c', seq: 4 })
  expect(actor.getSnapshot().context.chats[0]).toMatchObject({ read_seq: 7, unread: 0 })
  actor.send({ type: 'chat.seen', chatId: 'c', seq: 7 })
  expect(actor.getSnapshot().context.chats[0]).toMatchObject({ read_seq: 7, unread: 0 })
})

describe('a position that the reader requests', () => {
  /** A conversation with messages 5 and 6 loaded; the test answers each fetch. */
  async function reading() {
    const asked: string[] = []
    const answers: (() => void)[] = []
    const pending = <T>(value: T) => new Promise<T>((resolve) => answers.push(() => resolve(value)))
    const at = (seq: number) => ({ ...message, id: `m${seq}`, client_id: `k${seq}`, seq })
    const actor = createActor(
      chatMachine.provide({
        actors: {
          openChat: fromPromise<Outcome<OpenedChat>, { chatId: string }>(async () => ({
            ok: true,
            value: { chat, messages: [at(5), at(6)], hasEarlier: true, revision: 0 },
          })),
          fetchMissed: fromPromise<MissedMessages, { chatId: string; after: number; since: number }>(() => {
            asked.push('missed')
            return pending({ chat, messages: [], changed: [], revision: 0 })
          }),
          fetchEarlier: fromPromise<EarlierPage, { chatId: string; before: number; downTo: number | null }>(
            ({ input }) => {
              asked.push(`earlier down to ${input.downTo}`)
              return pending({ messages: [2, 3, 4].map(at), hasEarlier: true, revision: 0 })
            },
          ),
          subscribeToLive: fromCallback(() => {}),
          watchAddress: fromCallback(() => {}),
        },
      }),
      {
        input: {
          base: '/investor',
          chatId: 'c',
          list: null,
          folder: 'all',
          requested: null,
          conversation: null,
          lastId: id,
        },
      },
    ).start()
    const isAt = (state: 'current' | 'catchingUp' | 'fetchingEarlier') =>
      vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ following: state }))
    await isAt('current')
    return { actor, asked, answer: () => answers.shift()?.(), isAt }
  }

  it('while missed messages are loading is fetched afterwards', async () => {
    const { actor, asked, answer, isAt } = await reading()
    actor.send({ type: 'chat.changed', chatId: 'c' })
    actor.send({ type: 'position.requested', seq: 2 })
    await isAt('catchingUp')
    answer()
    await isAt('fetchingEarlier')
    answer()
    await isAt('current')
    expect(asked).toEqual(['missed', 'earlier down to 2'])
  })

  it('is cleared once it has been shown, so that earlier messages load page by page again', async () => {
    const { actor, asked, answer, isAt } = await reading()
    actor.send({ type: 'position.requested', seq: 6 })
    expect(actor.getSnapshot().context.requested).toEqual({ seq: 6 })
    actor.send({ type: 'position.shown' })
    expect(actor.getSnapshot().context.requested).toBe(null)
    actor.send({ type: 'earlier.requested' })
    answer()
    await isAt('current')
    expect(asked).toEqual(['earlier down to null'])
  })
})
