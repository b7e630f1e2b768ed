import { assign, fromPromise, setup } from 'xstate'
import type { Analytics, ListingDetail, ListingReader, Question } from '../domain/contract/market.ts'
import { idAfter } from '../domain/ids.ts'
import type { QuestionTask } from '../domain/market/questions.ts'
import { effect } from './effect.ts'
import { forgetRefusal, rememberRefusal } from './form.ts'
import { isAccepted, notProvided, type Outcome, type RefusalNote } from './outcome.ts'
import { type DraftEnd, proposalDraftMachine } from './proposalDraftMachine.ts'
import { questionMachine } from './questionMachine.ts'
import { reportMachine } from './reportMachine.ts'

/** One listing: read, marked, its documents opened, asked about, reported, and answered with a proposal. */

export type ListingAction = 'mark' | 'unmark' | 'open'
/** Which subscription page a closed door leads to. */
export type PlanMode = 'NEW' | 'RENEW' | 'UPGRADE' | 'ADDON'
export interface LoadedListing {
  listing: ListingDetail
  /** For the member's own listing; null for any other, or if it could not be loaded. */
  analytics: Analytics | null
}
interface Context {
  id: string
  /** As whom its owner looks at the listing; null where everybody looks as themselves. */
  reader: ListingReader | null
  base: string
  mustRenew: boolean
  listing: ListingDetail | null
  analytics: Analytics | null
  /** One for a draft: a repeat after a lost answer finds the same proposal. */
  requestId: string
  /** The last id that a question was sent with; each has its own. */
  questionRequestId: string
  task: QuestionTask
  /** Which question is answered, removed or reported; null for a new one. */
  question: Question | null
  action: ListingAction
  planMode: PlanMode
  refusal: RefusalNote | null
}
type Event =
  | { type: 'proposal.started' }
  | { type: 'report.started' }
  | { type: 'question.started'; task: QuestionTask; id: string | null }
  | { type: 'questionReport.started'; id: string }
  | { type: 'favourite.toggled' }
  | { type: 'documents.requested' }
  | { type: 'reader.chosen'; reader: ListingReader | null }
  | { type: 'subscription.chosen' }
  | { type: 'subscription.cancelled' }
  | { type: 'retry.requested' }

export const listingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { draft: 'draft'; report: 'report'; question: 'question'; questionReport: 'questionReport' },
    input: {} as {
      id: string
      base: string
      requestId: string
      mustRenew: boolean
      /** As it was last read: shown until it is read anew; null on a first visit. */
      listing: ListingDetail | null
    },
  },
  actors: {
    loadListing: fromPromise<Outcome<LoadedListing>, Pick<Context, 'id' | 'reader'>>(notProvided),
    runAction: fromPromise<Outcome<ListingDetail>, { id: string; action: ListingAction }>(notProvided),
    draft: proposalDraftMachine,
    report: reportMachine,
    question: questionMachine,
    questionReport: reportMachine,
  },
  guards: {
    wasFound: isAccepted,
    isPreview: ({ context }) => context.reader !== null,
    isAnotherReader: ({ context }, reader: ListingReader | null) =>
      context.reader !== reader && (context.reader !== null || context.listing?.is_own === true),
    wasDone: isAccepted,
    proposalNeedsPlan: ({ context }) => modeFor(context.listing?.propose_refusal) !== null,
    mayPropose: ({ context }) => context.listing?.can.propose === true,
    documentsNeedPlan: ({ context }) => modeFor(context.listing?.documents_lock) !== null,
    documentsWait: ({ context }) => context.listing?.documents_lock === 'OPENING_NEEDED',
    mayReport: ({ context }) => context.listing?.reported === false && !context.listing.is_own,
    mayAsk: ({ context }, { task }: { task: QuestionTask }) =>
      task === 'ask' && context.listing?.questions.ask_refusal === null,
    askingNeedsPlan: ({ context }, { task }: { task: QuestionTask }) =>
      task === 'ask' && context.listing?.questions.ask_refusal === 'SUBSCRIPTION_REQUIRED',
    mayAnswer: ({ context }, { id }: { id: string | null }) =>
      context.listing?.questions.may_answer === true && questionIn(context, id) !== null,
    questionChanged: (_, { listing }: { listing: ListingDetail | null }) => listing !== null,
    draftWasSent: (_, end: DraftEnd) => end.as === 'sent',
    draftNeedsPlan: (_, end: DraftEnd) => end.as === 'plan',
    wasReported: (_, { sent }: { sent: boolean }) => sent,
  },
  actions: {
    chooseReader: assign({ reader: (_, reader: ListingReader | null) => reader }),
    rememberListing: assign((_, outcome: Outcome<LoadedListing>) => (outcome.ok ? outcome.value : {})),
    rememberChange: assign({
      listing: ({ context }, outcome: Outcome<ListingDetail>) => (outcome.ok ? outcome.value : context.listing),
    }),
    rememberRefusal: rememberRefusal(),
    forgetRefusal: forgetRefusal(),
    planMark: assign({ action: ({ context }) => (context.listing?.favourite ? 'unmark' : 'mark') }),
    planOpening: assign({ action: 'open' }),
    choosePlan: assign({
      planMode: ({ context }, code: string | null | undefined) =>
        modeFor(code) === 'NEW' && context.mustRenew ? 'RENEW' : (modeFor(code) ?? 'NEW'),
    }),
    chooseQuestion: assign({
      task: (_, { task }: { task: QuestionTask; id: string | null }) => task,
      question: ({ context }, { id }) => questionIn(context, id),
      questionRequestId: ({ context }) => idAfter(context.questionRequestId),
    }),
    showQuestions: assign({
      listing: ({ context }, { listing }: { listing: ListingDetail | null }) => listing ?? context.listing,
    }),
    noteReport: assign({ listing: ({ context }) => context.listing && { ...context.listing, reported: true } }),
    storeListing: effect(),
    forgetListing: effect(),
    showSentProposals: effect(),
    goToPlans: effect(),
  },
}).createMachine({
  id: 'listing',
  context: ({ input }) => ({
    ...input,
    questionRequestId: input.requestId,
    task: 'ask',
    question: null,
    reader: null,
    analytics: null,
    action: 'mark',
    planMode: 'NEW',
    refusal: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadListing',
        input: ({ context: { id, reader } }) => ({ id, reader }),
        onDone: [
          {
            guard: { type: 'wasFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: [{ type: 'rememberListing', params: ({ event }) => event.output }, 'storeListing'],
          },
          {
            target: 'refused',
            actions: [{ type: 'rememberRefusal', params: ({ event }) => event.output }, 'forgetListing'],
          },
        ],
        onError: 'unanswered',
      },
      on: {
        'reader.chosen': {
          guard: { type: 'isAnotherReader', params: ({ event }) => event.reader },
          target: 'loading',
          reenter: true,
          actions: { type: 'chooseReader', params: ({ event }) => event.reader },
        },
      },
    },
    shown: {
      on: {
        'reader.chosen': {
          guard: { type: 'isAnotherReader', params: ({ event }) => event.reader },
          target: 'loading',
          actions: { type: 'chooseReader', params: ({ event }) => event.reader },
        },
        // A preview is looked at: nothing is sent from it.
        'proposal.started': [
          { guard: 'isPreview' },
          { guard: 'mayPropose', target: 'writing' },
          {
            guard: 'proposalNeedsPlan',
            target: 'offeringSubscription',
            actions: { type: 'choosePlan', params: ({ context }) => context.listing?.propose_refusal },
          },
        ],
        'documents.requested': [
          { guard: 'isPreview' },
          { guard: 'documentsWait', target: 'runningAction', actions: 'planOpening' },
          {
            guard: 'documentsNeedPlan',
            target: 'offeringSubscription',
            actions: { type: 'choosePlan', params: ({ context }) => context.listing?.documents_lock },
          },
        ],
        'favourite.toggled': [{ guard: 'isPreview' }, { target: 'runningAction', actions: 'planMark' }],
        'question.started': [
          { guard: 'isPreview' },
          {
            guard: { type: 'mayAsk', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'chooseQuestion', params: ({ event }) => event },
          },
          {
            guard: { type: 'askingNeedsPlan', params: ({ event }) => event },
            target: 'offeringSubscription',
            actions: { type: 'choosePlan', params: 'SUBSCRIPTION_REQUIRED' },
          },
          {
            guard: { type: 'mayAnswer', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'chooseQuestion', params: ({ event }) => event },
          },
        ],
        'questionReport.started': [
          { guard: 'isPreview' },
          {
            guard: { type: 'mayAnswer', params: ({ event }) => event },
            target: 'reportingQuestion',
            actions: { type: 'chooseQuestion', params: ({ event: { id } }) => ({ task: 'remove' as const, id }) },
          },
        ],
        'report.started': [{ guard: 'isPreview' }, { guard: 'mayReport', target: 'reporting' }],
      },
    },
    runningAction: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        src: 'runAction',
        input: ({ context: { id, action } }) => ({ id, action }),
        onDone: [
          {
            guard: { type: 'wasDone', params: ({ event }) => event.output },
            target: 'shown',
            actions: [{ type: 'rememberChange', params: ({ event }) => event.output }, 'storeListing'],
          },
          { target: 'shown', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        // What was done shows in the listing itself.
        onError: 'unanswered',
      },
    },
    offeringSubscription: {
      on: { 'subscription.chosen': { target: 'shown', actions: 'goToPlans' }, 'subscription.cancelled': 'shown' },
    },
    writing: {
      invoke: {
        id: 'draft',
        src: 'draft',
        input: ({ context: { id, requestId } }) => ({ receiverProfileId: id, requestId }),
        onDone: [
          {
            guard: { type: 'draftWasSent', params: ({ event }) => event.output },
            target: 'loading',
            actions: 'showSentProposals',
          },
          {
            guard: { type: 'draftNeedsPlan', params: ({ event }) => event.output },
            target: 'offeringSubscription',
            actions: { type: 'choosePlan', params: ({ event }) => event.output.code },
          },
          { target: 'shown' },
        ],
      },
    },
    reporting: {
      invoke: {
        id: 'report',
        src: 'report',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'wasReported', params: ({ event }) => event.output },
            target: 'shown',
            actions: 'noteReport',
          },
          { target: 'shown' },
        ],
      },
    },
    asking: {
      invoke: {
        id: 'question',
        src: 'question',
        input: ({ context: { id, task, question, questionRequestId } }) => ({
          ...{ task, listingId: id, requestId: questionRequestId, questionId: question?.id ?? '' },
          about: question?.text ?? '',
          text: task === 'answer' ? (question?.answer ?? '') : '',
        }),
        onDone: [
          {
            guard: { type: 'questionChanged', params: ({ event }) => event.output },
            target: 'shown',
            actions: [{ type: 'showQuestions', params: ({ event }) => event.output }, 'storeListing'],
          },
          { target: 'shown' },
        ],
      },
    },
    reportingQuestion: {
      invoke: {
        id: 'questionReport',
        src: 'questionReport',
        input: ({ context: { question } }) => ({ id: question?.id ?? '' }),
        onDone: [
          // A reported question is removed.
          { guard: { type: 'wasReported', params: ({ event }) => event.output }, target: 'loading' },
          { target: 'shown' },
        ],
      },
    },
    refused: {},
    unanswered: { on: { 'retry.requested': 'loading' } },
  },
})

/** Which plan opens a door that a code has closed; null where none does. */
export function modeFor(code: string | null | undefined): PlanMode | null {
  switch (code) {
    case 'SUBSCRIPTION_REQUIRED':
      return 'NEW'
    case 'QUOTA_EXCEEDED':
      return 'UPGRADE'
    case 'FEATURE_NOT_IN_PLAN':
      return 'ADDON'
    default:
      return null
  }
}

const questionIn = ({ listing }: Pick<Context, 'listing'>, id: string | null): Question | null =>
  listing?.questions.list.find((one) => one.id === id) ?? null
