import { minute } from '../domain/durations.ts'
import type { ListingDetail } from '../domain/market/listingSchema.ts'
import type { UnsentTexts } from '../domain/market/unsentTexts.ts'
import { addressOf, type Base } from '../routes.ts'
import { loadListing } from './market.ts'
import { storage } from './storage.ts'

/**
 * Listings as this page last loaded them. A reopened listing is shown immediately while it is loaded again, and a
 * listing is preloaded when a pointer rests on its link.
 */
interface KnownListing {
  listing: ListingDetail
  at: number
}

const maxKnown = 40
const listingCache = new Map<string, KnownListing>()
/** In milliseconds. */
const freshFor = 30_000
const knownFor = 5 * minute
const restsBefore = 80

/** The key contains the session, the language and the profile, because each of them sees a different listing. */
const keyOf = (base: Base, id: string) =>
  [storage.read('infoId'), storage.read('accessToken'), document.documentElement.lang, base, id].join(' ')

const isYounger = (age: number, one: KnownListing | undefined): one is KnownListing =>
  one !== undefined && Date.now() - one.at < age

/** The last loaded listing for this profile; null if there is none, or it is more than five minutes old. */
export function knownListing(base: Base, id: string): ListingDetail | null {
  const found = listingCache.get(keyOf(base, id))
  return isYounger(knownFor, found) ? found.listing : null
}

export function storeListing(base: Base, listing: ListingDetail): void {
  const key = keyOf(base, listing.id)
  listingCache.delete(key)
  listingCache.set(key, { listing, at: Date.now() })
  const [oldest] = listingCache.keys()
  if (listingCache.size > maxKnown && oldest) listingCache.delete(oldest)
}

const unsentOf = new Map<string, UnsentTexts>()

/** The texts about a listing that this profile typed on this page and did not send. */
export const unsentTexts = (base: Base, id: string): UnsentTexts => unsentOf.get(keyOf(base, id)) ?? {}

export function storeUnsent(base: Base, id: string, texts: UnsentTexts): void {
  unsentOf.set(keyOf(base, id), texts)
}

/** Removes a listing that no longer exists or is closed to this member. */
export const forgetListing = (base: Base, id: string): boolean => listingCache.delete(keyOf(base, id))

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Preloads a listing when a pointer or the focus rests on a link to it, or a finger touches the link; at most once in
 * half a minute, and never with Save-Data on. Returns the stop function.
 */
export function prefetchListings(base: Base): () => void {
  const leaving = new AbortController()
  const underWay = new Set<string>()
  let resting: ReturnType<typeof setTimeout> | undefined

  async function read(id: string): Promise<void> {
    if (underWay.has(id) || isYounger(freshFor, listingCache.get(keyOf(base, id)))) return
    underWay.add(id)
    try {
      const key = keyOf(base, id)
      const outcome = await loadListing(id, leaving.signal, { isAhead: true })
      if (outcome.ok && key === keyOf(base, id)) storeListing(base, outcome.value)
    } catch {
      // The error is shown when the listing is opened.
    } finally {
      underWay.delete(id)
    }
  }
  function handleEvent({ target, type }: Event): void {
    clearTimeout(resting)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    const address = link && addressOf(link.pathname, '')
    const id = address?.params.id
    if (address?.route?.screen !== 'listing' || !id || savesData()) return
    if (type === 'touchstart') void read(id)
    else resting = setTimeout(() => void read(id), restsBefore)
  }
  const eventTypes = ['pointerover', 'focusin', 'touchstart'] as const
  for (const eventType of eventTypes)
    document.addEventListener(eventType, handleEvent, { passive: true, signal: leaving.signal })
  return () => {
    clearTimeout(resting)
    leaving.abort()
  }
}
