import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { chat } from '../../flowlab/flows/samples.ts'
import { type ChatPage, type ChatPageInput, chatListMachine } from '../../src/machines/chatListMachine.ts'

it('a position seen earlier that arrives late takes nothing back', async () => {
  const own = { ...chat, id: 'c', last_seq: 7, read_seq: 7, unread: 0 }
  const actor = createActor(
    chatListMachine.provide({
      actors: {
        fetchChats: fromPromise<ChatPage, ChatPageInput>(async () => ({
          chats: [own],
          nextCursor: null,
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
