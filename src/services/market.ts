import type { Option } from '../domain/contract/catalog.ts'
import type { ListingCard, ListingDetail, Proposal } from '../domain/contract/market.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import type { ProposalAction } from '../domain/proposals/lifecycle.ts'
import { get, post, publicGet } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

export interface PageOf<T> {
  list: T[]
  next_cursor: string | null
}

export const loadListings = (
  wish: { kind: ProfileKind; text: string; cursor: string | null },
  signal: AbortSignal,
): Promise<Outcome<PageOf<ListingCard>>> =>
  outcomeOf(
    get<PageOf<ListingCard>>(
      'listings',
      { kind: wish.kind, q: wish.text || undefined, cursor: wish.cursor ?? undefined },
      signal,
    ),
  )

export const loadListing = (id: string, signal: AbortSignal): Promise<Outcome<ListingDetail>> =>
  outcomeOf(get<{ listing: ListingDetail }>(`listings/${id}`, {}, signal).then(({ listing }) => listing))

export const sendProposal = (
  draft: { requestId: string; receiverProfileId: string; message: string },
  signal: AbortSignal,
): Promise<Outcome<Proposal>> =>
  outcomeOf(
    post<{ proposal: Proposal }>(
      'proposals',
      { request_id: draft.requestId, receiver_profile_id: draft.receiverProfileId, message: draft.message },
      signal,
    ).then(({ proposal }) => proposal),
  )

export const loadProposals = (
  box: 'sent' | 'received',
  cursor: string | null,
  signal: AbortSignal,
): Promise<PageOf<Proposal>> => get<PageOf<Proposal>>('proposals', { box, cursor: cursor ?? undefined }, signal)

export const loadProposal = (id: string, signal: AbortSignal): Promise<Outcome<Proposal>> =>
  outcomeOf(get<{ proposal: Proposal }>(`proposals/${id}`, {}, signal).then(({ proposal }) => proposal))

/** Safe to repeat: a step already taken answers with the same proposal. */
export const takeStep = (
  id: string,
  action: ProposalAction,
  reason: string,
  signal: AbortSignal,
): Promise<Outcome<Proposal>> =>
  outcomeOf(
    post<{ proposal: Proposal }>(
      `proposals/${id}/${action.replaceAll('_', '-')}`,
      reason ? { reason } : {},
      signal,
    ).then(({ proposal }) => proposal),
  )

export const loadDeclineReasons = async (signal: AbortSignal): Promise<Option[]> =>
  (await publicGet<{ list: Option[] }>('master-dropdown/decline-reason', {}, signal)).list
