import { fromCallback, fromPromise } from 'xstate'
import { homeBase } from '../domain/landing.ts'
import { chatMachine } from '../machines/chatMachine.ts'
import { loadAfter, loadChat, loadChats, loadMessages, markRead, sendMessage } from '../services/chats.ts'
import { type ActorsOf, defineFlow } from './flow.ts'
import { hearLive } from './live.ts'

const actors: ActorsOf<typeof chatMachine> = {
  openChats: fromPromise(async ({ input: { chatId }, signal }) => {
    const [chats, chat, page] = await Promise.all([
      loadChats(signal),
      chatId ? loadChat(chatId, signal) : null,
      chatId ? loadMessages(chatId, undefined, signal) : { list: [], has_more: false },
    ])
    return { chats, chat, messages: page.list, hasEarlier: page.has_more }
  }),
  fetchMissed: fromPromise(async ({ input, signal }) =>
    input.chatId ? loadAfter(input.chatId, input.after, signal) : [],
  ),
  fetchEarlier: fromPromise(async ({ input, signal }) => {
    if (!input.chatId) return { messages: [], hasEarlier: false }
    const page = await loadMessages(input.chatId, input.before, signal)
    return { messages: page.list, hasEarlier: page.has_more }
  }),
  sendMessage: fromPromise(({ input, signal }) =>
    sendMessage(input.chatId ?? '', input.message.clientId, input.message.text, signal),
  ),
  hearLive: fromCallback(({ sendBack }) =>
    hearLive((news) => {
      if (news.type === 'message') sendBack({ type: 'message.arrived', message: news.message })
      else if (news.type === 'read') sendBack({ type: 'chat.read', chatId: news.chat_id, seq: news.seq })
      else if (news.type === 'ready') sendBack({ type: 'connection.opened' })
    }),
  ),
}

export const flow = defineFlow(
  chatMachine.provide({
    actors,
    actions: {
      markRead: ({ context }) => {
        const last = context.messages.at(-1)
        // A lost mark is made good by the next one.
        if (context.chatId && last) markRead(context.chatId, last.seq).catch(() => null)
      },
    },
  }),
  ({ params, me }) => ({
    base: homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null),
    chatId: params.id ?? null,
  }),
)
