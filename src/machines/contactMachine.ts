import { assign, fromPromise, setup } from 'xstate'
import type { ContactReceipt } from '../domain/contract/support.ts'
import { idAfter } from '../domain/ids.ts'
import { type ContactDraft, contactErrors } from '../domain/support/contact.ts'
import { effect } from './effect.ts'
import {
  changed,
  type FormState,
  isValid,
  rememberFault,
  rememberRefusedFields,
  revealed,
  untouched,
  withoutErrors,
} from './form.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** Sends a message to support. The input survives a failed request and a reload. */

interface Input {
  /** The id of the current text: an edited text gets a new id, so an id is never sent with two texts. */
  requestId: string
  /** The last id of a text; the next is derived from it. */
  lastId: string
  draft: ContactDraft
  /** True if there are steps that may come with the message: those of a member who shares them. */
  mayAttach: boolean
}
interface Context extends Input, FormState {
  reference: string | null
}
type Event = { type: 'field.changed'; change: Partial<ContactDraft> } | { type: 'form.submitted' }
type Sent = Outcome<ContactReceipt>

export const contactMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input },
  actors: {
    sendMessage: fromPromise<Sent, { requestId: string; draft: ContactDraft }>(notProvided),
  },
  guards: {
    draftIsValid: ({ context }) => isValid(contactErrors(context.draft)),
    wasSent: isAccepted,
  },
  actions: {
    rememberFault: rememberFault(),
    change: assign(({ context }, change: Partial<ContactDraft>) => changed(context, change, Object.keys(change))),
    renewRequestId: assign(({ context }) => {
      const requestId = idAfter(context.lastId)
      return { requestId, lastId: requestId }
    }),
    storeDraft: effect(),
    forgetDraft: effect(),
    revealErrors: assign(({ context }) => revealed(context, contactErrors(context.draft))),
    forgetErrors: assign(withoutErrors),
    rememberReference: assign({ reference: (_, outcome: Sent) => (outcome.ok ? outcome.value.reference : null) }),
    rememberRefusal: rememberRefusedFields(),
  },
}).createMachine({
  id: 'contact',
  context: ({ input }) => ({ ...input, ...untouched, reference: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': {
          actions: ['renewRequestId', { type: 'change', params: ({ event }) => event.change }, 'storeDraft'],
        },
        'form.submitted': [{ guard: 'draftIsValid', target: 'sending' }, { actions: 'revealErrors' }],
      },
    },
    sending: {
      entry: 'forgetErrors',
      invoke: {
        src: 'sendMessage',
        input: ({ context: { requestId, draft } }) => ({ requestId, draft }),
        onDone: [
          {
            guard: { type: 'wasSent', params: output },
            target: 'sent',
            actions: [{ type: 'rememberReference', params: output }, 'forgetDraft'],
          },
          { target: 'editing', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: {
          target: 'unanswered',
          actions: { type: 'rememberFault', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    // Resent unchanged, the message has the same request id and is not duplicated.
    unanswered: {
      tags: 'recoverable',
      on: {
        'field.changed': {
          target: 'editing',
          actions: ['renewRequestId', { type: 'change', params: ({ event }) => event.change }, 'storeDraft'],
        },
        'form.submitted': 'sending',
      },
    },
    sent: { type: 'final' },
  },
})
