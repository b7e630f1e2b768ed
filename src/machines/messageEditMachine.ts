import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { ChatMessage } from '../domain/chats/messageSchema.ts'
import { isWritten, maxLengths } from '../domain/validation/length.ts'
import { effect } from './effect.ts'
import { forgetRefusal, rememberRefusal, type WithRefusal, withoutRefusal } from './form.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** Edits a message of the member's own. */

export interface MessageEdit {
  chatId: string
  messageId: string
  /** The message's revision when editing started: a later change is not overwritten. */
  revision: number
  text: string
}
interface Context extends WithRefusal {
  chatId: string
  message: ChatMessage | null
  text: string
}
type Event =
  | { type: 'edit.started'; message: ChatMessage }
  | { type: 'text.changed'; text: string }
  | { type: 'form.submitted' }
  | { type: 'edit.cancelled' }

export type MessageEditActor = ActorRefFrom<typeof messageEditMachine>

export const messageEditMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { chatId: string } },
  actors: { saveEdit: fromPromise<Outcome<ChatMessage>, MessageEdit>(notProvided) },
  guards: {
    isUnchanged: ({ context: { message, text } }) => text.trim() === message?.text,
    isWritten: ({ context: { text } }) => isWritten(text, maxLengths.message),
    wasSaved: isAccepted,
  },
  actions: {
    rememberMessage: assign((_, message: ChatMessage) => ({ message, text: message.text, ...withoutRefusal })),
    rememberText: assign({ text: (_, text: string) => text }),
    rememberRefusal: rememberRefusal(),
    forgetRefusal: forgetRefusal(),
    forgetMessage: assign({ message: null, text: '', ...withoutRefusal }),
    announceEdited: effect<Outcome<ChatMessage>>(),
  },
}).createMachine({
  id: 'messageEdit',
  context: ({ input }) => ({ ...input, message: null, text: '', ...withoutRefusal }),
  initial: 'idle',
  on: {
    'edit.started': { target: '.editing', actions: { type: 'rememberMessage', params: ({ event }) => event.message } },
  },
  states: {
    idle: { entry: 'forgetMessage' },
    editing: {
      on: {
        'text.changed': { actions: { type: 'rememberText', params: ({ event }) => event.text } },
        'form.submitted': [
          { guard: 'isUnchanged', target: 'idle' },
          { guard: 'isWritten', target: 'saving' },
        ],
        'edit.cancelled': 'idle',
      },
    },
    saving: {
      entry: 'forgetRefusal',
      invoke: {
        src: 'saveEdit',
        input: ({ context: { chatId, message, text } }) => ({
          chatId,
          messageId: message?.id ?? '',
          revision: message?.revision ?? 0,
          text: text.trim(),
        }),
        onDone: [
          {
            guard: { type: 'wasSaved', params: output },
            target: 'idle',
            actions: { type: 'announceEdited', params: output },
          },
          { target: 'editing', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: 'unanswered',
      },
      // The pending response must not be applied to another message.
      on: { 'edit.started': {} },
    },
    // Safe to repeat: an identical text is not edited again.
    unanswered: {
      tags: 'recoverable',
      on: {
        'text.changed': { target: 'editing', actions: { type: 'rememberText', params: ({ event }) => event.text } },
        'form.submitted': 'saving',
        'edit.cancelled': 'idle',
      },
    },
  },
})
