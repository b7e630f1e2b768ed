import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { chat, message } from '../../flowlab/flows/chatSamples.ts'
import { grant, id } from '../../flowlab/flows/samples.ts'
import { type ChatPage, type ChatPageInput, chatListMachine } from '../../src/machines/chatListMachine.ts'
import { conversationMachine } from '../../src/machines/conversationMachine.ts'
import { liveMachine } from '../../src/machines/liveMachine.ts'
import { type ConversationInput, type MemberUpdate, memberMachine } from '../../src/machines/memberMachine.ts'
import { sessionMachine } from '../../src/machines/sessionMachine.ts'
import type { LazyFlow } from '../../src/machines/sessionSetup.ts'

/** Actors that run beside the screens of a member are part of the session, and end with the member's session. */

const nothing = fromCallback(() => {})

/** A member with one conversation and, by default, no unsent messages of an earlier visit. */
async function member(unsent: ConversationInput[] = []) {
  const actor = createActor(
    memberMachine.provide({
      actors: {
        watchOwner: nothing,
        findUnsent: fromPromise<ConversationInput[], { owner: string }>(async () => unsent),
        live: liveMachine.provide({ actors: { listen: nothing, watchNetwork: nothing } as never }),
        chatList: chatListMachine.provide({
          actors: {
            fetchChats: fromPromise<ChatPage, ChatPageInput>(async () => ({
              chats: [chat],
              nextCursor: null,
              allArchived: false,
            })),
            subscribeToLive: nothing,
          } as never,
        }),
        conversation: conversationMachine.provide({ actors: { subscribeToLive: nothing } as never }),
      } as never,
    }),
  ).start()
  const news: MemberUpdate[] = []
  actor.on('*', (one) => void news.push(one))
  const settled = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    return actor.getSnapshot().context
  }
  actor.send({ type: 'owner.changed', owner: 'u investor' })
  await settled()
  return { actor, news, settled }
}

describe('a member', () => {
  it('has no live connection, list or outgoing messages before a screen needs one', async () => {
    const { settled } = await member()
    expect(await settled()).toEqual({ owner: 'u investor', live: null, list: null, conversations: {} })
  })

  it('continues with messages that an earlier visit could not send', async () => {
    const { settled } = await member([{ chatId: 'c', lastId: id }])
    const { live, conversations } = await settled()
    expect([live?.getSnapshot().status, Object.keys(conversations)]).toEqual(['active', ['c']])
  })

  it('finds the list and the draft again that were opened before', async () => {
    const { actor, settled } = await member()
    const open = () => {
      actor.send({ type: 'chats.opened' })
      actor.send({ type: 'conversation.opened', chatId: 'c', lastId: id })
      return actor.getSnapshot().context
    }
    const [first, second] = [open(), open()]
    expect([second.list === first.list, second.conversations.c === first.conversations.c]).toEqual([true, true])
    expect((await settled()).live).toBe(first.live)
  })

  it('sees a received message in the list and on the screen, without the live connection', async () => {
    const { actor, news, settled } = await member()
    actor.send({ type: 'chats.opened' })
    await settled()
    const mine = { ...message, chat_id: chat.id, seq: chat.last_seq + 1, mine: true }
    actor.send({ type: 'message.sent', message: mine })
    expect(actor.getSnapshot().context.list?.getSnapshot().context.chats[0]?.last_message).toEqual(mine)
    expect(news).toEqual([{ type: 'message.sent', message: mine }])
  })

  it.each(['u investment', 'another investor', null])('ends its actors when the owner becomes %s', async (owner) => {
    const { actor, settled } = await member()
    actor.send({ type: 'chats.opened' })
    actor.send({ type: 'conversation.opened', chatId: 'c', lastId: id })
    const { live, list, conversations } = actor.getSnapshot().context
    actor.send({ type: 'owner.changed', owner })
    expect([live, list, conversations.c].map((ended) => ended?.getSnapshot().status)).toEqual(Array(3).fill('stopped'))
    expect(await settled()).toEqual({ owner, live: null, list: null, conversations: {} })
  })
})

it('a flow that outlives its screens also survives a login', () => {
  const received: string[] = []
  const machine = sessionMachine.provide({
    actors: {
      lazyFlows: fromCallback<LazyFlow>(({ receive }) => {
        receive(({ name }) => void received.push(name))
        return () => received.push('ended')
      }),
    },
  })
  const session = createActor(machine, { input: { hasToken: false, hasDevice: false, stored: null } }).start()
  session.send({ type: 'session.granted', grant, landingSource: 'LOGIN' })
  session.getSnapshot().context.late.send({ type: 'flow.loaded', name: 'member', logic: nothing })
  expect(received).toEqual(['member'])
})
