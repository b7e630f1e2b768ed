import { withoutLostResponse } from './form.ts'
import { listingSetup } from './listingSetup.ts'
import { output } from './outcome.ts'

/** One listing: its page, favourite mark, documents, questions, reports and proposals. */

export const listingMachine = listingSetup.createMachine({
  id: 'listing',
  context: ({ input }) => ({
    ...input,
    questionRequestId: input.requestId,
    task: 'ask',
    question: null,
    readAs: null,
    analytics: null,
    action: 'mark',
    planMode: 'NEW',
    ...withoutLostResponse,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadListing',
        input: ({ context: { id, reader } }) => ({ id, reader }),
        onDone: [
          {
            guard: { type: 'wasFound', params: output },
            target: 'shown',
            actions: [{ type: 'rememberListing', params: output }, 'storeListing'],
          },
          // Only the member's own listing has a preview. Others are shown as the member sees them.
          {
            guard: 'isPreview',
            target: 'loading',
            reenter: true,
            actions: [{ type: 'chooseReader', params: null }, 'showReaderInAddress'],
          },
          { target: 'refused', actions: [{ type: 'rememberRefusal', params: output }, 'forgetListing'] },
        ],
        onError: 'unanswered',
      },
      on: {
        'reader.chosen': {
          guard: { type: 'isAnotherReader', params: ({ event }) => event.reader },
          target: 'loading',
          reenter: true,
          actions: [{ type: 'chooseReader', params: ({ event }) => event.reader }, 'showReaderInAddress'],
        },
      },
    },
    shown: {
      on: {
        'reader.chosen': {
          guard: { type: 'isAnotherReader', params: ({ event }) => event.reader },
          target: 'loading',
          actions: [{ type: 'chooseReader', params: ({ event }) => event.reader }, 'showReaderInAddress'],
        },
        // A preview is read-only, so no proposal can be sent from it.
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
          { guard: 'documentsWait', target: 'runningAction', actions: 'chooseOpening' },
          {
            guard: 'documentsNeedPlan',
            target: 'offeringSubscription',
            actions: { type: 'choosePlan', params: ({ context }) => context.listing?.documents_lock },
          },
        ],
        'summary.requested': 'preparingSummary',
        'favourite.toggled': [{ guard: 'isPreview' }, { target: 'runningAction', actions: 'chooseFavourite' }],
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
      entry: 'forgetLostResponse',
      invoke: {
        src: 'runAction',
        input: ({ context: { id, action } }) => ({ id, action }),
        onDone: [
          {
            guard: { type: 'wasDone', params: output },
            target: 'shown',
            actions: [{ type: 'rememberChange', params: output }, 'storeListing'],
          },
          { target: 'shown', actions: { type: 'rememberRefusal', params: output } },
        ],
        // Safe to repeat: marking sets the mark, and opening the documents again changes nothing.
        onError: { target: 'shown', actions: 'rememberLostResponse' },
      },
    },
    preparingSummary: {
      tags: 'busy',
      entry: 'forgetLostResponse',
      invoke: {
        src: 'downloadSummary',
        input: ({ context: { id, reader } }) => ({ id, reader }),
        onDone: { target: 'shown', actions: { type: 'rememberRefusal', params: output } },
        // Nothing has changed on the server, so the page stays and the member can try again.
        onError: { target: 'shown', actions: 'rememberLostResponse' },
      },
    },
    offeringSubscription: {
      on: { 'subscription.chosen': { target: 'shown', actions: 'goToPlans' }, 'subscription.cancelled': 'shown' },
    },
    writing: {
      invoke: {
        id: 'draft',
        src: 'draft',
        input: ({ context: { id, requestId, unsent } }) => ({
          ...{ receiverProfileId: id, requestId },
          message: unsent.proposal ?? '',
        }),
        onDone: [
          {
            guard: { type: 'draftWasSent', params: output },
            target: 'loading',
            actions: [{ type: 'rememberProposal', params: output }, 'storeUnsent', 'showSentProposals'],
          },
          {
            guard: { type: 'draftNeedsPlan', params: output },
            target: 'offeringSubscription',
            actions: [
              { type: 'rememberProposal', params: output },
              'storeUnsent',
              { type: 'choosePlan', params: ({ event }) => event.output.code },
            ],
          },
          { target: 'shown', actions: [{ type: 'rememberProposal', params: output }, 'storeUnsent'] },
        ],
      },
    },
    reporting: {
      invoke: {
        id: 'report',
        src: 'report',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          { guard: { type: 'wasReported', params: output }, target: 'shown', actions: 'noteReport' },
          { target: 'shown' },
        ],
      },
    },
    asking: {
      invoke: {
        id: 'question',
        src: 'question',
        input: ({ context: { id, task, question, questionRequestId, unsent } }) => ({
          ...{ task, listingId: id, requestId: questionRequestId, questionId: question?.id ?? '' },
          about: question?.text ?? '',
          isEdit: task === 'answer' && Boolean(question?.answer),
          text: task === 'remove' ? '' : (unsent[question?.id ?? 'ask'] ?? question?.answer ?? ''),
        }),
        onDone: [
          {
            guard: { type: 'questionChanged', params: output },
            target: 'shown',
            actions: [
              { type: 'showQuestions', params: output },
              'storeListing',
              { type: 'rememberQuestion', params: output },
              'storeUnsent',
            ],
          },
          { target: 'shown', actions: [{ type: 'rememberQuestion', params: output }, 'storeUnsent'] },
        ],
      },
    },
    reportingQuestion: {
      invoke: {
        id: 'questionReport',
        src: 'questionReport',
        input: ({ context: { question } }) => ({ id: question?.id ?? '' }),
        onDone: [
          // Reporting a question removes it.
          { guard: { type: 'wasReported', params: output }, target: 'loading' },
          { target: 'shown' },
        ],
      },
    },
    refused: {},
    unanswered: { on: { 'retry.requested': 'loading' } },
  },
})
