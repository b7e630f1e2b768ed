import { fromCallback, fromPromise } from 'xstate'
import { chatListMachine } from '../machines/chatListMachine.ts'
import { loadChat, loadChats } from '../services/chats.ts'
import { type ActorsOf, defineEffects } from './flow.ts'
import { hear, memberIn } from './live.ts'

const actors: ActorsOf<typeof chatListMachine> = {
  fetchChats: fromPromise(async ({ input, signal }) => {
    const page = await loadChats(input.archived, input.cursor, signal)
    return { chats: page.list, nextCursor: page.next_cursor }
  }),
  hearLive: fromCallback(({ sendBack, system }) =>
    hear(memberIn(system), (news) => {
      if (news.type === 'message') sendBack({ type: 'message.arrived', message: news.message })
      else if (news.type === 'chat') sendBack({ type: 'chat.changed', chatId: news.chat_id })
      else if (news.type === 'seen') sendBack({ type: 'chat.seen', chatId: news.chat_id, seq: news.seq })
      else if (news.type === 'ready') sendBack({ type: 'connection.opened' })
    }),
  ),
}

export const chatList = defineEffects(chatListMachine, {
  actors,
  actions: {
    fetchChat: ({ self }, chatId) => {
      loadChat(chatId)
        .then((chat) => self.send({ type: 'chat.fetched', chat }))
        // The next refresh brings it.
        .catch(() => null)
    },
  },
})
