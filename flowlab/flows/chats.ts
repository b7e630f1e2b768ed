import { chatMachine } from '../../src/machines/chatMachine.ts'
import { liveMachine } from '../../src/machines/liveMachine.ts'
import { pageMachine } from '../../src/machines/pageMachine.ts'
import { flow } from '../model.ts'
import { answers, offline } from './answers.ts'
import { chat, message } from './samples.ts'

export const chatFlows = [
  flow('live', liveMachine, {
    events: [],
    outcomes: {
      listen: [
        { event: { type: 'connection.opened' } },
        { event: { type: 'connection.lost' } },
        { event: { type: 'news.arrived', news: { type: 'ready' } } },
      ],
    },
  }),

  flow('chat', chatMachine, {
    inputs: { 'a chat': { base: '/investor', chatId: 'c' } },
    events: [
      { type: 'draft.changed', text: 'Hello' },
      { type: 'message.submitted', clientId: 'k' },
      { type: 'message.arrived', message },
      { type: 'message.arrived', message: { ...message, chat_id: 'other', id: 'm2' } },
      { type: 'chat.read', chatId: 'c', seq: 1 },
      { type: 'earlier.asked' },
      { type: 'retry.asked' },
    ],
    outcomes: {
      openChats: [
        answers(
          { chats: [chat, { ...chat, id: 'other' }], chat, messages: [], hasEarlier: true },
          'answers with the chats',
        ),
        offline,
      ],
      fetchMissed: [answers([{ ...message, id: 'm3', seq: 2 }], 'answers with what was missed'), offline],
      fetchEarlier: [
        answers({ messages: [{ ...message, id: 'm0', seq: 0 }], hasEarlier: false }, 'answers with earlier messages'),
        offline,
      ],
      sendMessage: [answers({ ...message, client_id: 'k' }, 'has taken the message'), offline],
      hearLive: [{ event: { type: 'connection.opened' } }],
    },
    bound: ({ draft, outgoing }) => [draft !== '', Math.min(outgoing.length, 1)],
  }),

  flow('page', pageMachine, { ends: ['shown'], events: [], outcomes: {} }),
]
