import { fromPromise } from 'xstate'
import { readerIn } from '../domain/market/readers.ts'
import { planPromptFor } from '../domain/memberships/permissions.ts'
import { listingMachine } from '../machines/listingMachine.ts'
import type { ListingsResults } from '../machines/listingsSetup.ts'
import { proposalDraftMachine } from '../machines/proposalDraftMachine.ts'
import { questionMachine } from '../machines/questionMachine.ts'
import { reportMachine } from '../machines/reportMachine.ts'
import { addresses, homeBase } from '../routes.ts'
import { forgetListing, knownListing, storeListing, storeUnsent, unsentTexts } from '../services/knownListings.ts'
import {
  downloadSummary,
  loadAnalytics,
  loadListing,
  loadListingAs,
  loadOptions,
  openListing,
  reportListing,
  reportQuestion,
  saveFavourite,
  sendQuestion,
} from '../services/market.ts'
import { go } from '../services/navigation.ts'
import { sendProposal } from '../services/proposals.ts'
import { changeStoredLists } from '../services/storedLists.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'

const draftActors: ActorsOf<typeof proposalDraftMachine> = {
  sendProposal: fromPromise(({ input, signal }) => sendProposal(input, signal)),
}
const reportActors: ActorsOf<typeof reportMachine> = {
  loadReasons: fromPromise(({ signal }) => loadOptions('report-reason', signal)),
  sendReport: fromPromise(({ input, signal }) => reportListing(input, signal)),
}

const questionReportActors: ActorsOf<typeof reportMachine> = {
  ...reportActors,
  sendReport: fromPromise(({ input, signal }) => reportQuestion(input, signal)),
}
const questionActors: ActorsOf<typeof questionMachine> = {
  sendQuestion: fromPromise(({ input, signal }) => sendQuestion(input, signal)),
}

const actors: ActorsOf<typeof listingMachine> = {
  loadListing: fromPromise(async ({ input, signal }) => {
    if (input.reader) {
      const seen = await loadListingAs({ id: input.id, reader: input.reader }, signal)
      return seen.ok ? { ok: true, value: { listing: seen.value, analytics: null } } : seen
    }
    const listing = await loadListing(input.id, signal)
    if (!listing.ok) return listing
    const analytics = listing.value.is_own ? await loadAnalytics(signal).catch(() => null) : null
    return { ok: true, value: { listing: listing.value, analytics } }
  }),
  runAction: fromPromise(async ({ input: { id, action }, signal }) => {
    if (action === 'open') return openListing(id, signal)
    const marked = await saveFavourite({ id, favourite: action === 'mark' }, signal)
    if (!marked.ok) return marked
    changeStoredLists<ListingsResults>((seen) => ({
      ...seen,
      list: seen.list.map((card) => (card.id === id ? { ...card, favourite: action === 'mark' } : card)),
    }))
    return loadListing(id, signal)
  }),
  downloadSummary: fromPromise(({ input, signal }) => downloadSummary(input, signal)),
  draft: defineEffects(proposalDraftMachine, { actors: draftActors }),
  report: defineEffects(reportMachine, { actors: reportActors }),
  question: defineEffects(questionMachine, { actors: questionActors }),
  questionReport: defineEffects(reportMachine, { actors: questionReportActors }),
}

export const flow = defineFlow(
  defineEffects(listingMachine, {
    actors,
    actions: {
      showReaderInAddress: ({ context: { reader } }) =>
        go(addresses.listingAs(location.pathname, reader), { replace: true }),
      storeListing: ({ context: { base, listing, reader } }) => {
        // A preview as another reader is a different page, so it is not stored.
        if (listing && reader === null) storeListing(base, listing)
      },
      storeUnsent: ({ context: { base, id, unsent } }) => storeUnsent(base, id, unsent),
      forgetListing: ({ context: { base, id } }) => {
        forgetListing(base, id)
      },
      showSentProposals: ({ context }) =>
        go(addresses.proposals(context.base, addresses.isInvestor(context.base) ? { box: 'sent' } : {})),
      goToPlans: ({ context: { base, planMode } }) =>
        go(
          planMode === 'ADDON'
            ? addresses.mySubscription(base)
            : addresses.plans(base, { mode: planMode, origin: location.pathname }),
        ),
    },
  }),
  ({ params, query, me }) => {
    const reader = readerIn(query)
    const [id, base] = [params.id ?? '', homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null)]
    return {
      id,
      base,
      requestId: crypto.randomUUID(),
      mustRenew: planPromptFor(me) === 'renew',
      reader,
      listing: reader === null ? knownListing(base, id) : null,
      unsent: unsentTexts(base, id),
    }
  },
)
