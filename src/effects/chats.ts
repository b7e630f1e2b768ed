import { fromCallback, fromPromise } from 'xstate'
import { chatMachine } from '../machines/chatMachine.ts'
import { type ChatDeed, chatMenuMachine } from '../machines/chatMenuMachine.ts'
import { messageSearchMachine } from '../machines/messageSearchMachine.ts'
import { typingMachine } from '../machines/typingMachine.ts'
import { homeBase } from '../routes.ts'
import {
  deleteMessage,
  findMessages,
  loadAfter,
  loadChat,
  loadDownTo,
  loadMessages,
  reportChat,
  saveChatSettings,
} from '../services/chats.ts'
import { outcomeOf } from '../services/outcome.ts'
import { toastSuccess } from '../services/toasts.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'
import { hearLive, member, notePlace, openedChats, writingIn } from './member.ts'
import { words } from './words.ts'

function doDeed(chatId: string, deed: ChatDeed, signal: AbortSignal) {
  switch (deed.kind) {
    case 'mute':
      return saveChatSettings(chatId, { muted: deed.muted }, signal)
    case 'archive':
      return saveChatSettings(chatId, { archived: deed.archived }, signal)
    case 'block':
      return saveChatSettings(chatId, { blocked: deed.blocked }, signal)
    case 'delete':
      return deleteMessage(chatId, deed.messageId, signal)
    case 'report':
      return reportChat(chatId, deed.report, signal)
  }
}

const chatMenu = defineEffects(chatMenuMachine, {
  actors: {
    doDeed: fromPromise(({ input, signal }) =>
      input.deed ? doDeed(input.chatId, input.deed, signal) : Promise.reject(new Error('nothing to do')),
    ),
  },
  actions: {
    announceDone: ({ context: { chatId, deed } }) => {
      if (deed) toastSuccess(words().chats.done[deed.kind]())
      member().send({ type: 'chat.changed', chatId })
    },
  },
})

const messageSearch = defineEffects(messageSearchMachine, {
  actors: {
    findMessages: fromPromise(async ({ input, signal }) => {
      const page = await findMessages(input.chatId, input.words, signal)
      return { messages: page.list.reverse(), hasMore: page.has_more }
    }),
  },
})

const typing = defineEffects(typingMachine, {
  actors: {
    hearTyping: fromCallback(({ sendBack, input: { chatId } }) =>
      hearLive((news) => {
        if (news.type === 'typing' && news.chat_id === chatId) sendBack({ type: 'typing.seen' })
        if (news.type === 'message' && news.message.chat_id === chatId && !news.message.mine)
          sendBack({ type: 'typing.ended' })
      }),
    ),
  },
})

const actors: ActorsOf<typeof chatMachine> = {
  openChat: fromPromise(({ input: { chatId }, signal }) =>
    outcomeOf(
      Promise.all([loadChat(chatId, signal), loadMessages(chatId, undefined, signal)]).then(([chat, page]) => ({
        chat,
        messages: page.list,
        hasEarlier: page.has_more,
      })),
    ),
  ),
  fetchMissed: fromPromise(async ({ input: { chatId, after }, signal }) => {
    const messages = await loadAfter(chatId, after, signal)
    return { chat: await loadChat(chatId, signal), messages }
  }),
  fetchEarlier: fromPromise(async ({ input: { chatId, before, downTo }, signal }) => {
    const page =
      downTo !== null && downTo < before
        ? await loadDownTo(chatId, before, downTo, signal)
        : await loadMessages(chatId, before, signal)
    return { messages: page.list, hasEarlier: page.has_more }
  }),
  hearLive: fromCallback(({ sendBack }) => {
    const resume = () => {
      if (!document.hidden) sendBack({ type: 'reading.resumed' })
    }
    document.addEventListener('visibilitychange', resume)
    const ends = [
      member().on('message.taken', ({ message }) => sendBack({ type: 'message.arrived', message })),
      member().on('chat.changed', sendBack),
    ]
    const stop = hearLive((news) => {
      if (news.type === 'message') sendBack({ type: 'message.arrived', message: news.message })
      else if (news.type === 'read' || news.type === 'delivered')
        sendBack({ type: 'mark.moved', chatId: news.chat_id, mark: news.type, seq: news.seq })
      else if (news.type === 'chat') sendBack({ type: 'chat.changed', chatId: news.chat_id })
      else if (news.type === 'ready') sendBack({ type: 'connection.opened' })
      else if (news.type === 'lost') sendBack({ type: 'connection.lost' })
    })
    return () => {
      for (const end of ends) end.unsubscribe()
      stop()
      document.removeEventListener('visibilitychange', resume)
    }
  }),
  chatMenu,
  messageSearch,
  typing,
}

export const flow = defineFlow(
  defineEffects(chatMachine, {
    actors,
    actions: {
      markRead: ({ context: { chat, messages } }) => {
        const last = messages.findLast(({ mine }) => !mine)
        if (chat && last && last.seq > chat.read_seq && !document.hidden) notePlace('readMarks', chat.id, last.seq)
      },
    },
  }),
  ({ params, me }) => ({
    base: homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null),
    chatId: params.id ?? null,
    list: openedChats(),
    conversation: params.id ? writingIn(params.id) : null,
    lastId: crypto.randomUUID(),
  }),
)
