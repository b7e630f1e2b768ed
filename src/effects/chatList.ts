import { createActor, fromCallback, fromPromise } from 'xstate'
import { type ChatListActor, chatListMachine } from '../machines/chatListMachine.ts'
import { loadChat, loadChats } from '../services/chats.ts'
import { type ActorsOf, defineEffects } from './flow.ts'
import { hearLive } from './live.ts'
import { session } from './session.ts'

const actors: ActorsOf<typeof chatListMachine> = {
  fetchChats: fromPromise(async ({ input, signal }) => {
    const page = await loadChats(input.archived, input.cursor, signal)
    return { chats: page.list, nextCursor: page.next_cursor }
  }),
  hearLive: fromCallback(({ sendBack }) =>
    hearLive((news) => {
      if (news.type === 'message') sendBack({ type: 'message.arrived', message: news.message })
      else if (news.type === 'chat') sendBack({ type: 'chat.changed', chatId: news.chat_id })
      else if (news.type === 'seen') sendBack({ type: 'chat.seen', chatId: news.chat_id, seq: news.seq })
      else if (news.type === 'ready') sendBack({ type: 'connection.opened' })
    }),
  ),
}

const logic = defineEffects(chatListMachine, {
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

let list: { owner: string; actor: ChatListActor } | null = null

/** The list of the profile that is acted as; it outlives its screens. */
export function chatList(): ChatListActor {
  const { me } = session.getSnapshot().context
  const owner = `${me?.basic_info.uuid} ${me?.account_type}`
  if (list?.owner === owner) return list.actor
  list?.actor.stop()
  list = { owner, actor: createActor(logic).start() }
  return list.actor
}

session.subscribe(({ context }) => {
  if (context.me) return
  list?.actor.stop()
  list = null
})
