import { flow } from 'flowlab/model/flow.ts'
import { quoteOf } from '../../src/domain/chats/quotes.ts'
import { maxLengths } from '../../src/domain/validation/length.ts'
import { chatMachine } from '../../src/machines/chatMachine.ts'
import { chatMenuMachine } from '../../src/machines/chatMenuMachine.ts'
import { conversationMachine } from '../../src/machines/conversationMachine.ts'
import { marksMachine } from '../../src/machines/marksMachine.ts'
import { messageEditMachine } from '../../src/machines/messageEditMachine.ts'
import { typingMachine } from '../../src/machines/typingMachine.ts'
import { typingNoticeMachine } from '../../src/machines/typingNoticeMachine.ts'
import { addresses } from '../../src/routes.ts'
import { answers, no, offline, yes } from './answers.ts'
import { chat, deleted, edited, elsewhere, fourth, message, mine, own, pictured, second, third } from './chatSamples.ts'
import { byScreen } from './offered.ts'
import { chatReach } from './reachOfMembers.ts'
import { chatMenuReach, conversationReach, messageEditReach } from './reachOfScreens.ts'
import { id } from './samples.ts'

/** One constant id for every message, so that a walk is finite. */
const only = 'k'

const quote = quoteOf(message)
const deletion = { kind: 'delete', messageId: 'm', forAll: false, mayBeForAll: true } as const
const file = new File(['x'], 'terms.pdf')
const program = new File(['x'], 'setup.exe')
const report = { reason: 'spam', note: '' } as const

export const conversationFlows = [
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
      { type: 'file.removed', clientId: only },
      { type: 'retry.requested' },
    ],
    outcomes: {
      restoreWriting: [
        answers({ draft: '', replyingTo: null, attached: [], outgoing: [] }, 'answers that nothing was kept'),
        answers({ draft: 'Kept', replyingTo: quote, attached: [], outgoing: [] }, 'answers with what was kept'),
        answers(
          {
            draft: '',
            replyingTo: null,
            attached: [],
            outgoing: [{ clientId: only, text: 'Hello', file: null, replyTo: null, refusal: null }],
          },
          'answers with an unsent message',
        ),
        answers(
          {
            draft: '',
            replyingTo: null,
            attached: [],
            outgoing: [
              {
                clientId: only,
                text: 'Hello',
                file: null,
                replyTo: null,
                refusal: { code: 'BLOCKED', message: '', fields: {} },
              },
            ],
          },
          'answers with a refused message',
        ),
        answers(
          { draft: '', replyingTo: null, attached: [{ clientId: only, file }], outgoing: [] },
          'answers with an attached file',
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
    fromElsewhere: ['connection.opened', 'message.confirmed'],
    bound: ({ draft, replyingTo, attached, outgoing }) => [
      draft !== '',
      replyingTo !== null,
      [...new Set(attached.map(({ problem }) => problem))],
      [...new Set(outgoing.map(({ clientId, problem }) => `${clientId} ${Object.keys(problem ?? {})}`))],
    ],
    reach: byScreen('conversation', conversationReach),
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
      { type: 'report.changed', change: { note: 'a'.repeat(maxLengths.report + 1) } },
      { type: 'action.confirmed' },
      { type: 'action.cancelled' },
    ],
    outcomes: { runAction: [yes(null, 'is done'), no('NOT_FOUND'), offline] },
    bound: ({ action }) => [
      action?.kind,
      action?.kind === 'report' ? action.report.note.slice(0, 20) : null,
      action?.kind === 'delete' && [action.forAll, action.mayBeForAll],
    ],
    reach: byScreen('chatMenu', chatMenuReach),
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
    reach: byScreen('messageEdit', messageEditReach),
  }),
]
