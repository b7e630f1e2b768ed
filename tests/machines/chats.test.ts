import { describeFlow } from '../../flowlab/describeFlow.ts'
import { chatMachine } from '../../src/machines/chatMachine.ts'
import { liveMachine } from '../../src/machines/liveMachine.ts'
import { pageMachine } from '../../src/machines/pageMachine.ts'
import { offline } from '../support/outcomes.ts'
import { message } from '../support/samples.ts'

describeFlow('live', liveMachine, {
  events: [],
  outcomes: {
    listen: [
      { event: { type: 'connection.opened' } },
      { event: { type: 'connection.lost' } },
      { event: { type: 'news.arrived', news: { type: 'ready' } } },
    ],
  },
})

describeFlow('chat', chatMachine, {
  input: { base: '/investor', chatId: 'c' },
  events: [
    { type: 'draft.changed', text: 'Hello' },
    { type: 'message.submitted', clientId: 'k' },
    { type: 'message.arrived', message: { ...message, chat_id: 'c' } },
    { type: 'message.arrived', message: { ...message, chat_id: 'other' } },
    { type: 'chat.read', chatId: 'c', seq: 1 },
    { type: 'earlier.asked' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    openChats: [{ output: { chats: [], chat: null, messages: [], hasEarlier: true } }, offline],
    fetchMissed: [{ output: [] }, offline],
    fetchEarlier: [{ output: { messages: [], hasEarlier: false } }, offline],
    sendMessage: [{ output: { ...message, client_id: 'k' } }, offline],
    hearLive: [{ event: { type: 'connection.opened' } }],
  },
  bound: ({ draft, outgoing }) => [draft !== '', Math.min(outgoing.length, 1)],
})

describeFlow('page', pageMachine, { events: [], outcomes: {} })
