import type { Option } from '../domain/contract/catalog.ts'
import type {
  AlertKind,
  Analytics,
  Facets,
  ListingDetail,
  ListingPage,
  Matching,
  SavedSearch,
} from '../domain/contract/market.ts'
import { type MarketWish, writeWish } from '../domain/market/filters.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { del, get, post, publicGet, put } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

interface PageAsked {
  kind: ProfileKind
  wish: MarketWish
  cursor: string | null
  limit: number
}

export const loadListings = (
  { kind, wish, cursor, limit }: PageAsked,
  signal: AbortSignal,
): Promise<Outcome<ListingPage>> =>
  outcomeOf(get<ListingPage>('listings', { kind, ...writeWish(wish), limit, ...(cursor ? { cursor } : {}) }, signal))

export const loadFacets = ({ kind, wish }: Pick<PageAsked, 'kind' | 'wish'>, signal: AbortSignal): Promise<Facets> =>
  get<Facets>('listings/facets', { kind, ...writeWish(wish) }, signal)

export const loadMatching = (kind: ProfileKind, signal: AbortSignal): Promise<Matching> =>
  get<Matching>('listings/matching', { kind }, signal)

const detail = (call: Promise<{ listing: ListingDetail }>): Promise<Outcome<ListingDetail>> =>
  outcomeOf(call.then(({ listing }) => listing))

export const loadListing = (id: string, signal: AbortSignal) =>
  detail(get<{ listing: ListingDetail }>(`listings/${id}`, {}, signal))

export const openListing = (id: string, signal: AbortSignal) =>
  detail(post<{ listing: ListingDetail }>(`listings/${id}/opening`, {}, signal))

/** Safe to repeat. */
export const markListing = (
  { id, favourite }: { id: string; favourite: boolean },
  signal: AbortSignal,
): Promise<Outcome<unknown>> =>
  outcomeOf(favourite ? put(`listings/${id}/favourite`, {}, signal) : del(`listings/${id}/favourite`, signal))

/** Safe to repeat: one report of a listing by a member. */
export const reportListing = (
  { id, reason, text }: { id: string; reason: string; text: string },
  signal: AbortSignal,
): Promise<Outcome<unknown>> => outcomeOf(post(`listings/${id}/report`, { reason, text }, signal))

export const loadAnalytics = (signal: AbortSignal): Promise<Analytics> => get<Analytics>('analytics', {}, signal)

export const loadSavedSearches = (signal: AbortSignal): Promise<{ list: SavedSearch[]; allowed: number }> =>
  get('saved-searches', {}, signal)

export const saveSearch = (
  search: { kind: ProfileKind; name: string; alert: AlertKind; query: Record<string, string> },
  signal: AbortSignal,
): Promise<Outcome<unknown>> => outcomeOf(post('saved-searches', { ...search }, signal))

export const changeSearch = (
  { id, name, alert }: { id: string; name: string; alert: AlertKind },
  signal: AbortSignal,
): Promise<Outcome<unknown>> => outcomeOf(put(`saved-searches/${id}`, { name, alert }, signal))

export const removeSearch = (id: string, signal: AbortSignal): Promise<Outcome<unknown>> =>
  outcomeOf(del(`saved-searches/${id}`, signal))

export const loadOptions = async (list: string, signal: AbortSignal): Promise<Option[]> =>
  (await publicGet<{ list: Option[] }>(`master-dropdown/${list}`, {}, signal)).list
