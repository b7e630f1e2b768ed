import type { ProposalActionRequest } from '../domain/contract/proposals.ts'
import type { ProposalBox, ProposalState } from '../domain/proposals/boxes.ts'
import type { ComplaintReason } from '../domain/proposals/complaints.ts'
import { type ProposalAction, segmentOf } from '../domain/proposals/lifecycle.ts'
import type { Proposal } from '../domain/proposals/proposalSchema.ts'
import { savePdf } from './files.ts'
import { proposal } from './gainedFields.ts'
import { call, publicCall } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

const one = (answer: Promise<{ proposal: Proposal }>): Promise<Outcome<Proposal>> =>
  outcomeOf(answer.then((answered) => proposal(answered.proposal)))

/** Safe to repeat with the same request id and text. */
export const sendProposal = (
  written: { requestId: string; receiverProfileId: string; message: string; draft: boolean },
  signal: AbortSignal,
) =>
  one(
    call('POST /proposals', {
      body: {
        request_id: written.requestId,
        receiver_profile_id: written.receiverProfileId,
        message: written.message,
        draft: written.draft,
      },
      signal,
    }),
  )

export const loadProposals = (
  { box, state, cursor }: { box: ProposalBox; state: ProposalState; cursor: string | null },
  signal: AbortSignal,
): Promise<{
  list: Proposal[]
  next_cursor: string | null
  counts: Record<ProposalState, number>
  boxes: Record<ProposalBox, number>
}> =>
  call('GET /proposals', { query: { box, state, ...(cursor ? { cursor } : {}) }, signal }).then((page) => ({
    ...page,
    list: page.list.map(proposal),
  }))

export const loadProposal = (id: string, signal: AbortSignal) =>
  one(call('GET /proposals/:id', { params: { id }, signal }))

/** Safe to repeat: a repeated step returns the same proposal. A draft is sent with the given text. */
export async function takeStep(
  { id, action, request }: { id: string; action: ProposalAction; request: ProposalActionRequest },
  signal: AbortSignal,
): Promise<Outcome<Proposal>> {
  if (action === 'send' && request.text) {
    const changed = await one(call('PUT /proposals/:id', { params: { id }, body: { message: request.text }, signal }))
    if (!changed.ok && changed.refusal.code !== 'ILLEGAL_TRANSITION') return changed
  }
  return one(call('POST /proposals/:id/:action', { params: { id, action: segmentOf(action) }, body: request, signal }))
}

/** Downloads the signed NDA; the proposal's page shows a failure. */
export const downloadNda = (id: string, signal: AbortSignal): Promise<Outcome<null>> =>
  outcomeOf(
    call('GET /proposals/:id/nda', { params: { id }, signal, shows: 'nothing' }).then(({ file_name, pdf }) => {
      savePdf(file_name, pdf)
      return null
    }),
  )

export const loadCurrencies = async (signal: AbortSignal): Promise<string[]> =>
  (await publicCall('GET /currencies', { signal })).list.map(({ code }) => code)

/** Safe to repeat. */
export const complain = (
  { id, reason, text }: { id: string; reason: string; text: string },
  signal: AbortSignal,
): Promise<Outcome<Proposal>> =>
  one(
    call('POST /proposals/:id/complaint', {
      params: { id },
      // The reason is chosen from the list.
      body: { reason: reason as ComplaintReason, text },
      signal,
    }),
  )
