import { fromPromise } from 'xstate'
import { messageSearchMachine } from '../machines/messageSearchMachine.ts'
import { findMessages, searchMessages } from '../services/chats.ts'
import { defineEffects } from './flow.ts'

export const messageSearch = defineEffects(messageSearchMachine, {
  actors: {
    findMessages: fromPromise(async ({ input: { chatId, words }, signal }) => {
      if (chatId === null) {
        const { list, chats, has_more } = await searchMessages(words, signal)
        return { messages: list, chats, hasMore: has_more }
      }
      const page = await findMessages(chatId, words, signal)
      return { messages: page.list.reverse(), chats: [], hasMore: page.has_more }
    }),
  },
})
