import { assign, fromPromise, setup } from 'xstate'
import type { Analytics, ListingDetail, ListingReader } from '../domain/contract/market.ts'
import type { PurchaseMode } from '../domain/contract/memberships.ts'
import { modeFor } from '../domain/memberships/modeFor.ts'
import { effect } from './effect.ts'
import { forgetRefusal, rememberRefusal } from './form.ts'
import { isAccepted, notProvided, type Outcome, type RefusalNote } from './outcome.ts'
import { type DraftEnd, proposalDraftMachine } from './proposalDraftMachine.ts'
import { reportMachine } from './reportMachine.ts'

/** What the chart of listingMachine.ts names. */

export type ListingAction = 'mark' | 'unmark' | 'open'
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
  action: ListingAction
  planMode: PurchaseMode
  refusal: RefusalNote | null
}
type Event =
  | { type: 'proposal.started' }
  | { type: 'report.started' }
  | { type: 'favourite.toggled' }
  | { type: 'documents.requested' }
  | { type: 'reader.chosen'; reader: ListingReader | null }
  | { type: 'subscription.chosen' }
  | { type: 'subscription.cancelled' }
  | { type: 'retry.requested' }

export const listingSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { draft: 'draft'; report: 'report' },
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
    noteReport: assign({ listing: ({ context }) => context.listing && { ...context.listing, reported: true } }),
    storeListing: effect(),
    forgetListing: effect(),
    showSentProposals: effect(),
    goToPlans: effect(),
  },
})
