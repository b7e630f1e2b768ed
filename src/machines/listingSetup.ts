import { assign, fromPromise, setup } from 'xstate'
import type { Analytics } from '../domain/contract/analytics.ts'
import { idAfter } from '../domain/ids.ts'
import type { ListingDetail } from '../domain/market/listingSchema.ts'
import type { Question } from '../domain/market/questionSchema.ts'
import type { QuestionTask } from '../domain/market/questions.ts'
import type { ListingReader } from '../domain/market/readers.ts'
import { type UnsentTexts, withText } from '../domain/market/unsentTexts.ts'
import { modeFor } from '../domain/memberships/modeFor.ts'
import type { PurchaseMode } from '../domain/memberships/modes.ts'
import type { Base } from '../routes.ts'
import { effect } from './effect.ts'
import { forgetLostResponse, rememberLostResponse, rememberRefusal, type WithLostResponse } from './form.ts'
import { isAccepted, notProvided, type Outcome } from './outcome.ts'
import { type ProposalDraftResult, proposalDraftMachine } from './proposalDraftMachine.ts'
import { type QuestionResult, questionMachine } from './questionMachine.ts'
import { reportMachine } from './reportMachine.ts'

/** The setup of listingMachine.ts: its actors, guards and actions. */

export type ListingAction = 'mark' | 'unmark' | 'open'
export interface LoadedListing {
  listing: ListingDetail
  /** For the member's own listing; null for others, or if loading failed. */
  analytics: Analytics | null
}
interface Context extends WithLostResponse {
  id: string
  /** The reader whose view the owner previews; null for the viewer's own view. */
  reader: ListingReader | null
  /** The reader of the loaded listing, which is hidden until it matches `reader`. */
  readAs: ListingReader | null
  base: Base
  mustRenew: boolean
  listing: ListingDetail | null
  analytics: Analytics | null
  /** The id of one draft: a repeat after a lost response finds the same proposal. */
  requestId: string
  /** The id of the last question that was sent; each question has its own. */
  questionRequestId: string
  task: QuestionTask
  /** The question being answered, removed or reported; null for a new one. */
  question: Question | null
  action: ListingAction
  planMode: PurchaseMode
  unsent: UnsentTexts
}
type Event =
  | { type: 'proposal.started' }
  | { type: 'report.started' }
  | { type: 'question.started'; task: QuestionTask; id: string | null }
  | { type: 'questionReport.started'; id: string }
  | { type: 'favourite.toggled' }
  | { type: 'documents.requested' }
  | { type: 'summary.requested' }
  | { type: 'reader.chosen'; reader: ListingReader | null }
  | { type: 'subscription.chosen' }
  | { type: 'subscription.cancelled' }
  | { type: 'retry.requested' }

export const listingSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { draft: 'draft'; report: 'report'; question: 'question'; questionReport: 'questionReport' },
    input: {} as {
      id: string
      base: Base
      requestId: string
      mustRenew: boolean
      /** The reader in the address; the server accepts it only from the owner. */
      reader: ListingReader | null
      /** The last loaded version, shown while the listing is loaded again; null on a first visit. */
      listing: ListingDetail | null
      unsent: UnsentTexts
    },
  },
  actors: {
    loadListing: fromPromise<Outcome<LoadedListing>, Pick<Context, 'id' | 'reader'>>(notProvided),
    runAction: fromPromise<Outcome<ListingDetail>, { id: string; action: ListingAction }>(notProvided),
    downloadSummary: fromPromise<Outcome<null>, Pick<Context, 'id' | 'reader'>>(notProvided),
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
    questionChanged: (_, { listing }: QuestionResult) => listing !== null,
    draftWasSent: (_, end: ProposalDraftResult) => end.as === 'sent',
    draftNeedsPlan: (_, end: ProposalDraftResult) => end.as === 'plan',
    wasReported: (_, { sent }: { sent: boolean }) => sent,
  },
  actions: {
    chooseReader: assign({ reader: (_, reader: ListingReader | null) => reader }),
    rememberListing: assign(({ context }, outcome: Outcome<LoadedListing>) =>
      outcome.ok ? { ...outcome.value, readAs: context.reader } : {},
    ),
    rememberChange: assign({
      listing: ({ context }, outcome: Outcome<ListingDetail>) => (outcome.ok ? outcome.value : context.listing),
    }),
    rememberRefusal: rememberRefusal(),
    rememberLostResponse: rememberLostResponse(),
    forgetLostResponse: forgetLostResponse(),
    chooseFavourite: assign({ action: ({ context }) => (context.listing?.favourite ? 'unmark' : 'mark') }),
    chooseOpening: assign({ action: 'open' }),
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
      listing: ({ context }, { listing }: QuestionResult) => listing ?? context.listing,
    }),
    rememberProposal: assign({
      unsent: ({ context }, { as, message }: ProposalDraftResult) =>
        withText(context.unsent, 'proposal', as === 'sent' ? '' : message),
    }),
    rememberQuestion: assign({
      unsent: ({ context: { unsent, task, question } }, { listing, text }: QuestionResult) =>
        task === 'remove' ? unsent : withText(unsent, question?.id ?? 'ask', listing ? '' : text),
    }),
    noteReport: assign({ listing: ({ context }) => context.listing && { ...context.listing, reported: true } }),
    showReaderInAddress: effect(),
    storeListing: effect(),
    storeUnsent: effect(),
    forgetListing: effect(),
    showSentProposals: effect(),
    goToPlans: effect(),
  },
})

const questionIn = ({ listing }: Pick<Context, 'listing'>, id: string | null): Question | null =>
  listing?.questions.list.find((one) => one.id === id) ?? null
