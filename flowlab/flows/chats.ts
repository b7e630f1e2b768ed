import { flow } from 'flowlab/model.ts'
import { addresses } from '../../src/addresses.ts'
import { quoteOf } from '../../src/domain/chats/quotes.ts'
import { longest } from '../../src/domain/validation/length.ts'
import { chatListMachine } from '../../src/machines/chatListMachine.ts'
import { chatMachine } from '../../src/machines/chatMachine.ts'
import { chatMenuMachine } from '../../src/machines/chatMenuMachine.ts'
import { conversationMachine } from '../../src/machines/conversationMachine.ts'
import { linkTargetsMachine } from '../../src/machines/linkTargetsMachine.ts'
import { liveMachine } from '../../src/machines/liveMachine.ts'
import { marksMachine } from '../../src/machines/marksMachine.ts'
import { memberMachine } from '../../src/machines/memberMachine.ts'
import { messageEditMachine } from '../../src/machines/messageEditMachine.ts'
import { messageSearchMachine } from '../../src/machines/messageSearchMachine.ts'
import { pageMachine } from '../../src/machines/pageMachine.ts'
import { typingMachine } from '../../src/machines/typingMachine.ts'
import { typingNoticeMachine } from '../../src/machines/typingNoticeMachine.ts'
import { answers, no, offline, yes } from './answers.ts'
import { byScreen } from './offered.ts'
import { chatReach } from './reachOfMembers.ts'
import { chat, id, message } from './samples.ts'

/** Counts nothing, so that a walk comes to an end: every message has it. */
const only = 'k'
const quote = quoteOf(message)
const second = { ...message, id: 'm2', seq: 2, client_id: 'k2' }
const third = { ...message, id: 'm3', seq: 3, client_id: 'k3' }
const picture = {
  name: 'plant.jpg',
  mime: 'image/jpeg',
  bytes: 10,
  url: '/files/x',
  thumbnail_url: null,
  width: 4,
  height: 3,
}
const fourth = { ...message, id: 'm4', seq: 4, client_id: 'k4' }
const pictured = { ...fourth, kind: 'IMAGE' as const, file: picture, revision: 1 }
const mine = { ...message, id: 'm5', seq: 5, client_id: 'k5', mine: true, reply_to: quoteOf(fourth) }
const deleted = { ...fourth, text: '', deleted: true, revision: 1 }
/** Changed after it was sent: the first change of its conversation. */
export const edited = { ...second, text: 'Good evening', edited: true, revision: 1 }
const own = { ...message, mine: true }
const deletion = { kind: 'delete', messageId: 'm', forAll: false, mayBeForAll: true } as const
const elsewhere = { ...message, chat_id: 'other' }
const inAnother = { ...message, chat_id: 'another' }
const linked = { ...message, text: `See https://founders.test/investor/capital-bridge/${id}` }
const linkedTwice = {
  ...message,
  text: 'And https://founders.test/investor/capital-bridge/7f1d2c3b-0000-4000-8000-000000000009',
}
const file = new File(['x'], 'terms.pdf')
const program = new File(['x'], 'setup.exe')
const report = { reason: 'spam', note: '' } as const

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
    reach: byScreen('chatList'),
  }),

  flow('chat', chatMachine, {
    inputs: {
      'a conversation': {
        base: addresses.base('investor', null),
        chatId: 'c',
        list: null,
        folder: 'all',
        requested: null,
        conversation: null,
        lastId: id,
      },
      'none chosen': {
        base: addresses.base('investor', null),
        chatId: null,
        list: null,
        folder: 'all',
        requested: null,
        conversation: null,
        lastId: id,
      },
    },
    ends: ['missing'],
    events: [
      { type: 'message.arrived', message: second },
      { type: 'message.arrived', message: fourth },
      { type: 'message.arrived', message: elsewhere },
      { type: 'message.arrived', message: mine },
      { type: 'message.changed', message: deleted },
      { type: 'message.changed', message: pictured },
      { type: 'message.changed', message: edited },
      { type: 'message.changed', message: { ...edited, revision: 2 } },
      { type: 'message.changed', message: elsewhere },
      { type: 'chat.changed', chatId: 'c' },
      { type: 'chat.changed', chatId: 'other' },
      { type: 'mark.moved', chatId: 'c', mark: 'read', seq: 2 },
      { type: 'mark.moved', chatId: 'other', mark: 'read', seq: 9 },
      { type: 'reading.resumed' },
      { type: 'earlier.requested' },
      { type: 'position.requested', seq: 1 },
      { type: 'position.requested', seq: 2 },
      { type: 'position.shown' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      openChat: [
        yes({ chat, messages: [second], hasEarlier: true, revision: 0 }, 'answers with the conversation'),
        yes(
          { chat: { ...chat, read_seq: 1, last_seq: 2 }, messages: [second], hasEarlier: false, revision: 0 },
          'answers with a conversation that was read in part',
        ),
        no('NOT_FOUND'),
        offline,
      ],
      fetchMissed: [
        answers(
          {
            chat: { ...chat, read_seq: 1, other_delivered_seq: 4, other_read_seq: 4 },
            messages: [second, third, fourth],
            changed: [edited],
            revision: 2,
          },
          'answers with what was missed',
        ),
        offline,
      ],
      fetchEarlier: [
        answers({ messages: [message], hasEarlier: false, revision: 0 }, 'answers with earlier messages'),
        offline,
      ],
      watchAddress: [{ event: { type: 'address.changed', folder: 'unread' } }],
      watchLatest: [{ event: { type: 'latest.known', chatId: 'c' } }],
      subscribeToLive: [{ event: { type: 'connection.opened' } }, { event: { type: 'connection.lost' } }],
      chatMenu: [],
      messageEdit: [],
      messageSearch: [],
      linkTargets: [],
      typing: [],
    },
    bound: ({ folder, connected, hasEarlier, requested, changes, messages }) => [
      folder,
      connected,
      requested?.seq,
      changes,
      hasEarlier,
      messages.map(({ seq }) => seq),
    ],
    reach: { 'a conversation': chatReach },
  }),

  flow('typing', typingMachine, {
    inputs: { 'a conversation': { chatId: 'c' } },
    events: [],
    outcomes: { watchTyping: [{ event: { type: 'typing.seen' } }, { event: { type: 'typing.ended' } }] },
    reach: byScreen('typing'),
  }),

  flow('conversation', conversationMachine, {
    inputs: { 'a conversation': { chatId: 'c', owner: 'u investor', lastId: only } },
    events: [
      { type: 'draft.changed', text: 'Hello' },
      { type: 'reply.started', message: quote },
      { type: 'reply.cancelled' },
      { type: 'message.submitted' },
      { type: 'files.chosen', files: [file] },
      { type: 'message.confirmed', clientId: only },
      { type: 'message.discarded', clientId: only },
      { type: 'connection.opened' },
      { type: 'message.retried', clientId: only },
      { type: 'files.chosen', files: [program] },
      { type: 'retry.requested' },
    ],
    outcomes: {
      restoreWriting: [
        answers({ draft: 'Kept', outgoing: [] }, 'answers with what was kept'),
        answers(
          { draft: '', outgoing: [{ clientId: only, text: 'Hello', file: null, replyTo: null }] },
          'answers with an unsent message',
        ),
        offline,
      ],
      sendMessage: [
        { event: { type: 'sending.progressed', share: 0.5 } },
        { event: { type: 'sending.settled', outcome: { ok: true, value: message } } },
        {
          event: {
            type: 'sending.settled',
            outcome: { ok: false, refusal: { code: 'RATE_LIMITED', message: '', fields: {} } },
          },
        },
        {
          event: {
            type: 'sending.settled',
            outcome: { ok: false, refusal: { code: 'BLOCKED', message: '', fields: {} } },
          },
        },
        { event: { type: 'sending.unanswered' } },
      ],
      subscribeToLive: [],
      typingNotice: [],
    },
    bound: ({ draft, replyingTo, outgoing }) => [
      draft !== '',
      replyingTo !== null,
      [...new Set(outgoing.map(({ clientId, problem }) => `${clientId} ${Object.keys(problem ?? {})}`))],
    ],
    reach: byScreen('conversation'),
  }),

  flow('typingNotice', typingNoticeMachine, {
    inputs: { 'a conversation': { chatId: 'c' } },
    events: [{ type: 'text.entered' }, { type: 'text.emptied' }],
    outcomes: {},
  }),

  flow('marks', marksMachine, {
    inputs: { 'a moment': { gathering: 250 } },
    events: [
      { type: 'position.reached', chatId: 'c', seq: 1 },
      { type: 'position.reached', chatId: 'c', seq: 2 },
      { type: 'position.reached', chatId: 'd', seq: 1 },
      { type: 'mark.lost', chatId: 'c', seq: 2 },
    ],
    outcomes: {},
    bound: ({ reached, waiting }) => [reached, waiting],
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

  flow('chatMenu', chatMenuMachine, {
    inputs: { 'a conversation': { chatId: 'c', lastId: id } },
    events: [
      { type: 'action.requested', action: { kind: 'mute', muted: true } },
      { type: 'action.requested', action: { kind: 'block', blocked: true } },
      { type: 'action.requested', action: { kind: 'block', blocked: false } },
      { type: 'action.requested', action: { kind: 'report', report } },
      { type: 'action.requested', action: deletion },
      { type: 'action.requested', action: { ...deletion, mayBeForAll: false } },
      { type: 'deletion.changed', forAll: true },
      { type: 'report.changed', change: { note: 'Asked for a fee' } },
      { type: 'report.changed', change: { note: 'a'.repeat(longest.report + 1) } },
      { type: 'action.confirmed' },
      { type: 'action.cancelled' },
    ],
    outcomes: { runAction: [yes(null, 'is done'), no('NOT_FOUND'), offline] },
    bound: ({ action }) => [
      action?.kind,
      action?.kind === 'report' ? action.report.note.slice(0, 20) : null,
      action?.kind === 'delete' && [action.forAll, action.mayBeForAll],
    ],
    reach: byScreen('chatMenu'),
  }),

  flow('messageEdit', messageEditMachine, {
    inputs: { 'a conversation': { chatId: 'c' } },
    events: [
      { type: 'edit.started', message: own },
      { type: 'edit.started', message: { ...own, edited: true, revision: 1 } },
      { type: 'text.changed', text: 'Good evening' },
      { type: 'text.changed', text: ' ' },
      { type: 'form.submitted' },
      { type: 'edit.cancelled' },
    ],
    outcomes: { saveEdit: [yes(own, 'has saved it'), no('ILLEGAL_TRANSITION'), offline] },
    bound: ({ message: edits, text, refusal }) => [edits?.revision ?? null, text, refusal !== null],
    reach: byScreen('messageEdit'),
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
    reach: byScreen('messageSearch'),
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
