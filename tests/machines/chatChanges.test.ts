import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { chat, message } from '../../flowlab/flows/chatSamples.ts'
import { id } from '../../flowlab/flows/samples.ts'
import type { ChatMessage } from '../../src/domain/chats/messageSchema.ts'
import { chatMachine } from '../../src/machines/chatMachine.ts'
import type { EarlierPage, MissedMessages, OpenedChat } from '../../src/machines/chatSetup.ts'
import type { Outcome } from '../../src/machines/outcome.ts'

/** A reader never keeps an outdated version of a message after it could know of a change (docs/decisions 34). */

const at = (seq: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  ...message,
  ...{ id: `m${seq}`, client_id: `k${seq}`, seq, text: `Line ${seq}` },
  ...change,
})
const edited = (seq: number, revision: number) => at(seq, { text: `Edited ${revision}`, edited: true, revision })

/** A conversation with two messages; the test answers its fetches. */
async function reading(opened: Partial<OpenedChat> = {}) {
  const asked: object[] = []
  const answers: ((value: never) => void)[] = []
  const pending = <T>(input: object) => {
    asked.push(input)
    return new Promise<T>((resolve) => answers.push(resolve))
  }
  const actor = createActor(
    chatMachine.provide({
      actors: {
        openChat: fromPromise<Outcome<OpenedChat>, { chatId: string }>(async () => ({
          ok: true,
          value: { chat, messages: [at(5), at(6)], hasEarlier: true, revision: 3, ...opened },
        })),
        fetchMissed: fromPromise<MissedMessages, { chatId: string; after: number; since: number }>(({ input }) =>
          pending(input),
        ),
        fetchEarlier: fromPromise<EarlierPage, { chatId: string; before: number; downTo: number | null }>(({ input }) =>
          pending(input),
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
  const texts = () => actor.getSnapshot().context.messages.map(({ text }) => text)
  const answer = (value: object) => answers.shift()?.({ chat, messages: [], changed: [], ...value } as never)
  await isAt('current')
  return { actor, asked, answer, isAt, texts }
}

describe('a changed message', () => {
  it('changes in place, and in replies that quote it', async () => {
    const reply = { ...at(6), reply_to: { ...at(5), file_name: null } }
    const { actor, asked, texts } = await reading({ messages: [at(5), reply] })
    actor.send({ type: 'message.changed', message: edited(5, 4) })
    expect(texts()).toEqual(['Edited 4', 'Line 6'])
    expect(actor.getSnapshot().context.messages[1]?.reply_to?.text).toBe('Edited 4')
    expect(asked).toEqual([])
  })

  it('from before the loaded messages is not added to them', async () => {
    const { actor, asked, texts } = await reading()
    actor.send({ type: 'message.changed', message: edited(1, 4) })
    expect(texts()).toEqual(['Line 5', 'Line 6'])
    expect(asked).toEqual([])
  })

  it('after a missed change makes the reader fetch all changes since its revision', async () => {
    const { actor, asked, answer, isAt, texts } = await reading()
    actor.send({ type: 'message.changed', message: edited(6, 5) })
    await isAt('catchingUp')
    expect(asked).toEqual([{ chatId: 'c', after: 6, since: 3 }])
    answer({ changed: [edited(5, 4), edited(6, 5), edited(2, 5)], revision: 5 })
    await isAt('current')
    expect(texts()).toEqual(['Edited 4', 'Edited 5'])
  })

  it('is fetched on catching up if it changed while the reader was away', async () => {
    const { actor, asked, answer, isAt, texts } = await reading()
    actor.send({ type: 'connection.opened' })
    await isAt('catchingUp')
    expect(asked).toEqual([{ chatId: 'c', after: 6, since: 3 }])
    answer({ messages: [at(7)], changed: [at(5, { text: '', deleted: true, revision: 9 })], revision: 9 })
    await isAt('current')
    expect(texts()).toEqual(['', 'Line 6', 'Line 7'])
  })

  it('is not reverted by an older copy that arrives later', async () => {
    const { actor, texts } = await reading()
    actor.send({ type: 'message.changed', message: edited(5, 4) })
    actor.send({ type: 'message.arrived', message: at(5) })
    actor.send({ type: 'message.changed', message: edited(5, 4) })
    expect(texts()).toEqual(['Edited 4', 'Line 6'])
  })

  it('is fetched again if a page loaded before the change arrives after it', async () => {
    const { actor, asked, answer, isAt, texts } = await reading()
    actor.send({ type: 'earlier.requested' })
    // Not loaded yet, so the event has nothing to change.
    actor.send({ type: 'message.changed', message: edited(4, 4) })
    answer({ messages: [at(3), at(4)], hasEarlier: false, revision: 3 })
    await isAt('catchingUp')
    expect(asked.at(-1)).toEqual({ chatId: 'c', after: 6, since: 3 })
    answer({ changed: [edited(4, 4)], revision: 4 })
    await isAt('current')
    expect(texts()).toEqual(['Line 3', 'Edited 4', 'Line 5', 'Line 6'])
  })

  it('is fetched if its event precedes the opened conversation, and that has an older revision', async () => {
    const { actor, asked, answer, isAt } = await reading({ revision: 0 })
    expect(asked).toEqual([])
    actor.send({ type: 'message.changed', message: edited(5, 2) })
    await isAt('catchingUp')
    answer({ changed: [edited(5, 2)], revision: 2 })
    await isAt('current')
  })
})
