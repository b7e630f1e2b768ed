import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { chat, message } from '../../flowlab/flows/chatSamples.ts'
import type { FirebaseSettings } from '../../src/domain/contract/devices.ts'
import { type ChatPage, type ChatPageInput, chatListMachine } from '../../src/machines/chatListMachine.ts'
import { type PushChannel, pushMachine } from '../../src/machines/pushMachine.ts'

/** The results of combined values in a response or an event. */

const answered = () => new Promise<void>((resolve) => setImmediate(resolve))
const silent = fromCallback(() => {})

async function listed(pages: ChatPage[]) {
  const machine = chatListMachine.provide({
    actors: {
      fetchChats: fromPromise<ChatPage, ChatPageInput>(
        async () => pages.shift() ?? { chats: [], nextCursor: null, allArchived: false },
      ),
      subscribeToLive: silent as never,
    },
  })
  const actor = createActor(machine).start()
  await answered()
  return actor
}

describe('an archived conversation', () => {
  it.each([
    [{ archived: true, muted: false }, false, false],
    [{ archived: true, muted: false }, true, false],
    [{ archived: true, muted: true }, false, true],
    // The reader's own message brings it back, muted or not.
    [{ archived: true, muted: true }, true, false],
    [{ archived: false, muted: true }, false, false],
  ])('%o, with a message of its own reader %s, stays archived: %s', async (put, mine, stays) => {
    const actor = await listed([{ chats: [{ ...chat, ...put }], nextCursor: null, allArchived: false }])
    const next = { ...message, chat_id: chat.id, seq: chat.last_seq + 1, mine }
    actor.send({ type: 'message.arrived', message: next })
    expect(actor.getSnapshot().context.chats.map(({ archived }) => archived)).toEqual([stays])
  })
})

it('a paged list continues from its last page after its first page is reloaded', async () => {
  const of = (id: string) => ({ ...chat, id })
  const actor = await listed([
    { chats: [of('a')], nextCursor: 'second', allArchived: false },
    { chats: [of('b')], nextCursor: 'third', allArchived: false },
    { chats: [of('a')], nextCursor: 'second', allArchived: false },
  ])
  actor.send({ type: 'more.requested' })
  await answered()
  actor.send({ type: 'connection.opened' })
  await answered()
  const { chats, nextCursor } = actor.getSnapshot().context
  expect([chats.map(({ id }) => id).sort(), nextCursor]).toEqual([['a', 'b'], 'third'])
})

const firebase = { config: { projectId: 'founders' }, vapid_key: 'k' }
it.each<readonly [PushChannel, string]>([
  [{ way: 'live' }, 'liveOnly'],
  [{ way: 'device', firebase, permission: 'granted', registered: true }, 'registering'],
  [{ way: 'device', firebase, permission: 'granted', registered: false }, 'notRequested'],
  // The permission has since been revoked in the browser's settings.
  [{ way: 'device', firebase, permission: 'denied', registered: true }, 'denied'],
  [{ way: 'device', firebase, permission: 'denied', registered: false }, 'denied'],
  [{ way: 'device', firebase, permission: 'default', registered: true }, 'notRequested'],
  [{ way: 'device', firebase, permission: 'default', registered: false }, 'notRequested'],
])('pushes that come by %o begin with: %s', async (way, state) => {
  const never = fromPromise<void, { firebase: FirebaseSettings | null }>(() => new Promise(() => {}))
  const machine = pushMachine.provide({
    actors: {
      readPushChannel: fromPromise<PushChannel>(async () => way),
      registerDevice: never,
      watchPushes: silent as never,
    },
  })
  const actor = createActor(machine, { input: { accountId: 'u' } }).start()
  await answered()
  expect(actor.getSnapshot().value).toBe(state)
})
