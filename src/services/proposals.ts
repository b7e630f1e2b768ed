import type { Proposal, ProposalActionRequest, ProposalState } from '../domain/contract/proposals.ts'
import type { ProposalAction } from '../domain/proposals/lifecycle.ts'
import { get, post, publicGet, put } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

const one = (call: Promise<{ proposal: Proposal }>): Promise<Outcome<Proposal>> =>
  outcomeOf(call.then(({ proposal }) => proposal))

/** Safe to repeat with the same request id and words. */
export const sendProposal = (
  written: { requestId: string; receiverProfileId: string; message: string; draft: boolean },
  signal: AbortSignal,
) =>
  one(
    post(
      'proposals',
      {
        request_id: written.requestId,
        receiver_profile_id: written.receiverProfileId,
        message: written.message,
        draft: written.draft,
      },
      signal,
    ),
  )

export const loadProposals = (
  { box, state, cursor }: { box: 'sent' | 'received'; state: ProposalState; cursor: string | null },
  signal: AbortSignal,
): Promise<{ list: Proposal[]; next_cursor: string | null }> =>
  get('proposals', { box, state, ...(cursor ? { cursor } : {}) }, signal)

export const loadProposal = (id: string, signal: AbortSignal) => one(get(`proposals/${id}`, {}, signal))

/** Safe to repeat: a step already taken answers with the same proposal. A draft is sent with the words it is given. */
export async function takeStep(
  { id, action, request }: { id: string; action: ProposalAction; request: ProposalActionRequest },
  signal: AbortSignal,
): Promise<Outcome<Proposal>> {
  if (action === 'send' && request.text) {
    const changed = await one(put(`proposals/${id}`, { message: request.text }, signal))
    if (!changed.ok && changed.refusal.code !== 'ILLEGAL_TRANSITION') return changed
  }
  return one(post(`proposals/${id}/${action.replaceAll('_', '-')}`, { ...request }, signal))
}

export const loadCurrencies = async (signal: AbortSignal): Promise<string[]> =>
  (await publicGet<{ list: { code: string }[] }>('currencies', {}, signal)).list.map(({ code }) => code)

/** Safe to repeat. */
export const complain = (
  { id, reason, text }: { id: string; reason: string; text: string },
  signal: AbortSignal,
): Promise<Outcome<Proposal>> => one(post(`proposals/${id}/complaint`, { reason, text }, signal))
