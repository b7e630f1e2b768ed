import type { Analytics } from '../domain/contract/analytics.ts'
import type { Option } from '../domain/contract/catalog.ts'
import type { Compared, Facets, ListingPage, Matching } from '../domain/contract/market.ts'
import type { AlertKind } from '../domain/market/alertKinds.ts'
import { formatCompared } from '../domain/market/comparison.ts'
import { formatQuery, type ListingQuery } from '../domain/market/filters.ts'
import type { ListingDetail } from '../domain/market/listingSchema.ts'
import type { QuestionTask } from '../domain/market/questions.ts'
import type { ListingReader } from '../domain/market/readers.ts'
import type { SavedSearch } from '../domain/market/savedSearchSchema.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { savePdf } from './files.ts'
import { compared, listingCard, listingDetail, savedSearch } from './gainedFields.ts'
import { call, publicCall } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

interface PageRequest {
  kind: ProfileKind
  query: ListingQuery
  cursor: string | null
  limit: number
}

export const loadListings = (
  { kind, query, cursor, limit }: PageRequest,
  signal: AbortSignal,
): Promise<Outcome<ListingPage>> =>
  outcomeOf(
    call('GET /listings', {
      query: { kind, ...formatQuery(query), limit, ...(cursor ? { cursor } : {}) },
      signal,
    }).then((page) => ({ ...page, list: page.list.map(listingCard) })),
  )

export const loadFacets = (
  { kind, query }: Pick<PageRequest, 'kind' | 'query'>,
  signal: AbortSignal,
): Promise<Facets> => call('GET /listings/facets', { query: { kind, ...formatQuery(query) }, signal })

export const loadMatching = (
  { kind, query }: Pick<PageRequest, 'kind' | 'query'>,
  signal: AbortSignal,
): Promise<Matching> => call('GET /listings/matching', { query: { kind, ...formatQuery(query) }, signal })

/** At most four listings, in the order of the ids. */
export const loadCompared = (
  { kind, ids }: { kind: ProfileKind; ids: readonly string[] },
  signal: AbortSignal,
): Promise<Outcome<Compared>> =>
  outcomeOf(call('GET /listings/compared', { query: { kind, ids: formatCompared(ids) }, signal }).then(compared))

const detail = (answer: Promise<{ listing: ListingDetail }>): Promise<Outcome<ListingDetail>> =>
  outcomeOf(answer.then(({ listing }) => listingDetail(listing)))

/** With `isAhead`, the call runs in the background and does not count as a view. */
export const loadListing = (id: string, signal: AbortSignal, { isAhead = false } = {}) =>
  detail(
    call('GET /listings/:id', {
      params: { id },
      query: isAhead ? { ahead: 'yes' } : {},
      signal,
      shows: isAhead ? 'background' : undefined,
    }),
  )

/** The member’s own listing, as another reader sees it. */
export const loadListingAs = (params: { id: string; reader: ListingReader }, signal: AbortSignal) =>
  detail(call('GET /listings/:id/as/:reader', { params, signal }))

export const openListing = (id: string, signal: AbortSignal) =>
  detail(call('POST /listings/:id/opening', { params: { id }, signal }))

/** Downloads one page about a listing, as its reader sees it; the listing's page shows a failure. */
export const downloadSummary = (
  { id, reader }: { id: string; reader: ListingReader | null },
  signal: AbortSignal,
): Promise<Outcome<null>> =>
  outcomeOf(
    call('GET /listings/:id/summary', {
      params: { id },
      query: reader ? { as: reader } : {},
      signal,
      shows: 'nothing',
    }).then(({ file_name, pdf }) => {
      savePdf(file_name, pdf)
      return null
    }),
  )

/** Safe to repeat. */
export const saveFavourite = (
  { id, favourite }: { id: string; favourite: boolean },
  signal: AbortSignal,
): Promise<Outcome<unknown>> =>
  outcomeOf(
    call(favourite ? 'PUT /listings/:id/favourite' : 'DELETE /listings/:id/favourite', { params: { id }, signal }),
  )

/** Safe to repeat: a member has at most one open report of each listing. */
export const reportListing = (
  { id, reason, text }: { id: string; reason: string; text: string },
  signal: AbortSignal,
): Promise<Outcome<unknown>> =>
  outcomeOf(call('POST /listings/:id/report', { params: { id }, body: { reason, text }, signal }))

interface QuestionRequest {
  task: QuestionTask
  listingId: string
  questionId: string
  requestId: string
  text: string
}

/** Safe to repeat: each question has its own request id. */
export function sendQuestion(
  { task, listingId: id, questionId: question, requestId, text }: QuestionRequest,
  signal: AbortSignal,
): Promise<Outcome<ListingDetail>> {
  const params = { id, question }
  switch (task) {
    case 'ask':
      return detail(
        call('POST /listings/:id/questions', { params: { id }, body: { request_id: requestId, text }, signal }),
      )
    case 'answer':
      return detail(call('PUT /listings/:id/questions/:question/answer', { params, body: { text }, signal }))
    case 'remove':
      return detail(call('DELETE /listings/:id/questions/:question', { params, signal }))
  }
}

/** Safe to repeat: a question has at most one report. */
export const reportQuestion = (
  { id, reason, text }: { id: string; reason: string; text: string },
  signal: AbortSignal,
): Promise<Outcome<unknown>> =>
  outcomeOf(call('POST /questions/:id/report', { params: { id }, body: { reason, text }, signal }))

export const loadAnalytics = (signal: AbortSignal): Promise<Analytics> => call('GET /analytics', { signal })

export async function loadSavedSearches(signal: AbortSignal): Promise<{ list: SavedSearch[]; allowed: number }> {
  const page = await call('GET /saved-searches', { signal })
  return { ...page, list: page.list.map(savedSearch) }
}

export const saveSearch = (
  { kind, name, alert, query }: { kind: ProfileKind; name: string; alert: AlertKind; query: Record<string, string> },
  signal: AbortSignal,
): Promise<Outcome<unknown>> => outcomeOf(call('POST /saved-searches', { body: { kind, name, alert, query }, signal }))

export const changeSearch = (
  { id, name, alert }: { id: string; name: string; alert: AlertKind },
  signal: AbortSignal,
): Promise<Outcome<unknown>> =>
  outcomeOf(call('PUT /saved-searches/:id', { params: { id }, body: { name, alert }, signal }))

export const removeSearch = (id: string, signal: AbortSignal): Promise<Outcome<unknown>> =>
  outcomeOf(call('DELETE /saved-searches/:id', { params: { id }, signal }))

export const loadOptions = async (list: string, signal: AbortSignal): Promise<Option[]> =>
  (await publicCall('GET /master-dropdown/:name', { params: { name: list }, query: {}, signal })).list
