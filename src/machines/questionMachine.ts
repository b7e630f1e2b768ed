import { assign, fromPromise, setup } from 'xstate'
import type { ListingDetail } from '../domain/market/listingSchema.ts'
import type { QuestionTask } from '../domain/market/questions.ts'
import { isWritten, maxLengths } from '../domain/validation/length.ts'
import { forgetRefusal, rememberRefusal, type WithRefusal, withoutRefusal } from './form.ts'
import { isAccepted, notProvided, type Outcome } from './outcome.ts'

/** A question about a listing: asked by a reader, answered or removed by its owner. */

/** A request to the server. */
export interface QuestionRequest {
  task: QuestionTask
  listingId: string
  /** Empty for a new question. */
  questionId: string
  requestId: string
  text: string
}
interface QuestionInput extends QuestionRequest {
  /** The question being answered or removed; empty for a new one. */
  about: string
  /** True if the answer was published before. */
  isEdit: boolean
}
interface Context extends QuestionInput, WithRefusal {
  /** The listing after the change; null until then. */
  listing: ListingDetail | null
}
/** The listing if the question or answer was sent, else the text as it was last typed. */
export type QuestionResult = Pick<Context, 'listing' | 'text'>
type Event = { type: 'text.changed'; text: string } | { type: 'question.submitted' } | { type: 'question.cancelled' }

export const maxText: Record<QuestionTask, number> = { ask: maxLengths.question, answer: maxLengths.reply, remove: 0 }

export const questionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as QuestionInput,
    output: {} as QuestionResult,
  },
  actors: { sendQuestion: fromPromise<Outcome<ListingDetail>, QuestionRequest>(notProvided) },
  guards: {
    isComplete: ({ context: { task, text } }) => task === 'remove' || isWritten(text, maxText[task]),
    wasSent: isAccepted,
  },
  actions: {
    changeText: assign({ text: (_, text: string) => text, ...withoutRefusal }),
    rememberListing: assign({
      listing: (_, outcome: Outcome<ListingDetail>) => (outcome.ok ? outcome.value : null),
    }),
    forgetRefusal: forgetRefusal(),
    rememberRefusal: rememberRefusal(),
  },
}).createMachine({
  id: 'question',
  context: ({ input }) => ({ ...input, listing: null, ...withoutRefusal }),
  initial: 'writing',
  output: ({ context: { listing, text } }) => ({ listing, text }),
  states: {
    writing: {
      on: {
        'text.changed': { actions: { type: 'changeText', params: ({ event }) => event.text } },
        'question.submitted': { guard: 'isComplete', target: 'sending' },
        'question.cancelled': 'over',
      },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        src: 'sendQuestion',
        input: ({ context: { task, listingId, questionId, requestId, text } }) => ({
          ...{ task, listingId, questionId, requestId },
          text: text.trim(),
        }),
        onDone: [
          {
            guard: { type: 'wasSent', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'rememberListing', params: ({ event }) => event.output },
          },
          { target: 'writing', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'unanswered',
      },
    },
    // Safe to repeat: the request id finds the same question. The text must not change, or the retry would create a
    // second one.
    unanswered: { tags: 'recoverable', on: { 'question.submitted': 'sending', 'question.cancelled': 'over' } },
    over: { type: 'final' },
  },
})
