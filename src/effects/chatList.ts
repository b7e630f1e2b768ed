import { fromPromise } from 'xstate'
import { chatListMachine } from '../machines/chatListMachine.ts'
import { loadChat, loadChats } from '../services/chats.ts'
import { type ActorsOf, callbackActor, defineEffects } from './flow.ts'
import { memberIn, subscribeTo } from './live.ts'
import { messageSearch } from './messageSearch.ts'

const actors: ActorsOf<typeof chatListMachine> = {
  fetchChats: fromPromise(async ({ input, signal }) => {
    const page = await loadChats(input.folder, input.cursor, signal)
    return { chats: page.list, nextCursor: page.next_cursor, allArchived: page.all_archived }
  }),
  subscribeToLive: callbackActor(({ sendBack, system }) =>
    subscribeTo(memberIn(system), (event) => {
      if (event.type === 'message') sendBack({ type: 'message.arrived', message: event.message })
      else if (event.type === 'changed') sendBack({ type: 'message.changed', message: event.message })
      else if (event.type === 'chat') sendBack({ type: 'chat.changed', chatId: event.chat_id })
      else if (event.type === 'seen') sendBack({ type: 'chat.seen', chatId: event.chat_id, seq: event.seq })
      else if (event.type === 'ready') sendBack({ type: 'connection.opened' })
    }),
  ),
  messageSearch,
}

export const chatList = defineEffects(chatListMachine, {
  actors,
  actions: {
    fetchChat: ({ self }, chatId) => {
      loadChat(chatId)
        .then((chat) => self.send({ type: 'chat.fetched', chat }))
        // The next refresh loads it.
        .catch(() => null)
    },
  },
})
