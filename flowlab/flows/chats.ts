import { flow } from 'flowlab/model/flow.ts'
import { chatListMachine } from '../../src/machines/chatListMachine.ts'
import { linkTargetsMachine } from '../../src/machines/linkTargetsMachine.ts'
import { liveMachine } from '../../src/machines/liveMachine.ts'
import { memberMachine } from '../../src/machines/memberMachine.ts'
import { messageSearchMachine } from '../../src/machines/messageSearchMachine.ts'
import { pageMachine } from '../../src/machines/pageMachine.ts'
import { answers, offline } from './answers.ts'
import { chat, elsewhere, inAnother, linked, linkedTwice, message, mine, second } from './chatSamples.ts'
import { byScreen } from './offered.ts'
import { chatListReach, messageSearchReach } from './reachOfScreens.ts'
import { id } from './samples.ts'

export const chatFlows = [
  flow('live', liveMachine, {
    events: [],
    outcomes: {
      listen: [
        { event: { type: 'connection.opened' } },
        { event: { type: 'connection.lost' } },
        { event: { type: 'event.arrived', event: { type: 'ready' } } },
      ],
      watchNetwork: [{ event: { type: 'network.lost' } }, { event: { type: 'network.returned' } }],
    },
  }),

  flow('chatList', chatListMachine, {
    events: [
      { type: 'message.arrived', message: second },
      { type: 'message.arrived', message: elsewhere },
      { type: 'message.arrived', message: inAnother },
      { type: 'message.arrived', message: mine },
      { type: 'message.changed', message: { ...message, edited: true, revision: 1, text: 'Hello all' } },
      { type: 'message.changed', message: second },
      { type: 'chat.changed', chatId: 'c' },
      { type: 'chat.seen', chatId: 'c', seq: 1 },
      { type: 'chat.fetched', chat: { ...chat, read_seq: 1, unread: 0 } },
      { type: 'folder.chosen', folder: 'archived' },
      { type: 'folder.chosen', folder: 'unread' },
      { type: 'folder.chosen', folder: 'all' },
      { type: 'more.requested' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      fetchChats: [
        answers({ chats: [chat], nextCursor: 'n', allArchived: false }, 'answers with a page'),
        answers(
          {
            chats: [
              { ...chat, read_seq: 1, unread: 0 },
              { ...chat, id: 'other', archived: true, muted: true, last_seq: 0 },
              { ...chat, id: 'another', archived: true, last_seq: 0 },
            ],
            nextCursor: null,
            allArchived: false,
          },
          'answers with the last page',
        ),
        answers({ chats: [], nextCursor: null, allArchived: true }, 'has archived ones only'),
        offline,
      ],
      subscribeToLive: [{ event: { type: 'connection.opened' } }],
      messageSearch: [],
    },
    bound: ({ folder, chats, nextCursor, allArchived }) => [
      folder,
      chats.length,
      Math.max(0, ...chats.map(({ last_seq }) => last_seq)),
      nextCursor,
      allArchived,
      chats.some(({ last_message }) => last_message?.edited === true),
    ],
    reach: byScreen('chatList', chatListReach),
  }),

  flow('member', memberMachine, {
    events: [
      { type: 'owner.changed', owner: 'u investor' },
      { type: 'owner.changed', owner: null },
      { type: 'updates.requested' },
      { type: 'chats.opened' },
      { type: 'conversation.opened', chatId: 'c', lastId: id },
      { type: 'message.sent', message },
      { type: 'message.changed', message },
      { type: 'chat.changed', chatId: 'c' },
    ],
    outcomes: {
      watchOwner: [],
      findUnsent: [
        answers([{ chatId: 'c', lastId: id }], 'finds a conversation'),
        answers([], 'finds nothing'),
        offline,
      ],
      live: [],
      chatList: [],
      conversation: [],
      readMarks: [],
      deliveryMarks: [],
    },
    bound: ({ owner, live, list, conversations }) => [
      owner,
      live !== null,
      list !== null,
      Object.keys(conversations).length,
    ],
  }),

  flow('messageSearch', messageSearchMachine, {
    inputs: { 'a conversation': { chatId: 'c' }, 'all conversations': { chatId: null } },
    events: [
      { type: 'search.opened' },
      { type: 'search.closed' },
      { type: 'words.changed', words: 'dairy' },
      { type: 'words.changed', words: 'd' },
      { type: 'message.changed', message: { ...message, text: 'Good evening', edited: true, revision: 1 } },
      { type: 'message.changed', message: { ...message, text: '', deleted: true, revision: 2 } },
      { type: 'message.changed', message: second },
      { type: 'retry.requested' },
    ],
    outcomes: {
      findMessages: [answers({ messages: [message], chats: [], hasMore: false }, 'has found some'), offline],
    },
    bound: ({ words, found }) => [words, found.messages.map(({ revision }) => revision)],
    reach: byScreen('messageSearch', messageSearchReach),
  }),

  flow('linkTargets', linkTargetsMachine, {
    events: [
      { type: 'messages.shown', messages: [message, linked] },
      { type: 'messages.shown', messages: [linked, linkedTwice] },
    ],
    outcomes: {
      loadTargets: [
        answers([{ id, type: 'listing', kind: 'INVESTMENT', title: 'Verma Cold Chain', headline: '' }], 'finds some'),
        answers([], 'finds none that the reader may see'),
        offline,
      ],
    },
    bound: ({ known, requested }) => [Object.keys(known), requested],
  }),

  flow('page', pageMachine, { ends: ['shown'], events: [], outcomes: {}, reach: byScreen('page') }),
]
