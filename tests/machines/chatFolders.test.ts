import { expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { chat } from '../../flowlab/flows/chatSamples.ts'
import type { ChatFolder } from '../../src/domain/chats/folders.ts'
import {
  areAllArchived,
  type ChatPage,
  type ChatPageInput,
  chatListMachine,
  inFolder,
} from '../../src/machines/chatListMachine.ts'

const unread = { ...chat, id: 'unread', unread: 2, last_seq: 2, updated_at: '2026-11-22T08:00:00.000Z' }
const read = { ...chat, id: 'read', unread: 0, updated_at: '2026-11-20T08:00:00.000Z' }
const archived = { ...chat, id: 'archived', archived: true }

/** A list and its requests. */
function listed() {
  const asked: ChatPageInput[] = []
  const actor = createActor(
    chatListMachine.provide({
      actors: {
        fetchChats: fromPromise<ChatPage, ChatPageInput>(async ({ input }) => {
          asked.push(input)
          const chats = { all: [unread, read], unread: [unread], archived: [archived] }[input.folder]
          return { chats, nextCursor: null, allArchived: false }
        }),
        subscribeToLive: fromCallback(() => {}),
      },
    }),
  ).start()
  const ids = (openId: string | null = null) => inFolder(actor.getSnapshot().context, openId).map(({ id }) => id)
  const choose = async (folder: ChatFolder) => {
    actor.send({ type: 'folder.chosen', folder })
    await vi.waitFor(() => expect(actor.getSnapshot().matches('listed')).toBe(true))
  }
  return { actor, asked, ids, choose }
}

it('a folder is loaded once it is chosen, and not again for the same address', async () => {
  const { asked, ids, choose } = listed()
  await choose('all')
  expect(ids()).toEqual(['unread', 'read'])
  await choose('unread')
  await choose('unread')
  expect(ids()).toEqual(['unread'])
  await choose('archived')
  expect(ids()).toEqual(['archived'])
  expect(asked.map(({ folder }) => folder)).toEqual(['all', 'unread', 'archived'])
})

it('a conversation that is read here or elsewhere leaves the unread ones, but not while it is open', async () => {
  const { actor, ids, choose } = listed()
  await choose('unread')
  actor.send({ type: 'chat.seen', chatId: 'unread', seq: 2 })
  expect([ids('unread'), ids('read'), ids()]).toEqual([['unread'], [], []])
})

it('a message adds its conversation to the unread ones', async () => {
  const { actor, ids, choose } = listed()
  await choose('unread')
  actor.send({ type: 'chat.fetched', chat: { ...read, unread: 1 } })
  expect(ids()).toEqual(['unread', 'read'])
})

it('a member who archives the last conversation sees that all are archived, not that there are none', async () => {
  const { actor, choose } = listed()
  await choose('all')
  const says = () => areAllArchived(actor.getSnapshot().context)
  expect(says()).toBe(false)
  for (const one of [unread, read]) actor.send({ type: 'chat.fetched', chat: { ...one, archived: true } })
  expect(says()).toBe(true)
  actor.send({ type: 'chat.fetched', chat: { ...read, archived: false } })
  expect(says()).toBe(false)
})
