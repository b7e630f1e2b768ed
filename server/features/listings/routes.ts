import * as v from 'valibot'
import { declarationOf, type QueryOf } from '../../../src/domain/contract/routes.ts'
import { ratesOn } from '../../../src/domain/currencies.ts'
import { parseCompared } from '../../../src/domain/market/comparison.ts'
import { activeFilterCount, type ListingQuery, maxChosen, parseQuery } from '../../../src/domain/market/filters.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { actingProfile, type Caller } from '../../kernel/http/actingProfile.ts'
import type { ReadAheadFactory } from '../../kernel/http/cachedCaller.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { consumeLimit, limited } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { isUuid, uuidParam } from '../../kernel/http/uuidParam.ts'
import { queueOf } from '../../kernel/overload.ts'
import { presentCard } from '../profiles/index.ts'
import { openListing, reportListing } from './actions.ts'
import { listingAs } from './asReader.ts'
import { compareListings } from './compared.ts'
import { detailAhead, detailOf, visibleListing } from './detail.ts'
import { facetsOf } from './facets.ts'
import { parseListCursor } from './listCursor.ts'
import { changeFor, inWords } from './matchChange.ts'
import { sideOf } from './matching.ts'
import { requireListingAccess } from './permissions.ts'
import { poolSize, search, searchAhead } from './search.ts'
import { setFavourite } from './store.ts'
import { summaryFile } from './summary.ts'
import { viewCounter } from './viewCounter.ts'

/** The reader, if they may see listings of this kind. */
function readerOf(caller: Caller, kind: ProfileKind) {
  requireListingAccess(caller, kind)
  const own = caller.profile
  return {
    accountId: caller.account.id,
    profileId: own?.id ?? null,
    side: own ? sideOf(own) : null,
    ahead: caller.ahead,
  }
}

/** The query of a list. More conditions than a person would choose are refused before they cause any work. */
function searched(kind: ProfileKind, query: Parameters<typeof parseQuery>[1]): ListingQuery {
  const listingQuery = parseQuery(kind, query)
  return activeFilterCount(listingQuery) > maxChosen
    ? refuse('VALIDATION_FAILED', { fields: { filters: 'invalid' } })
    : listingQuery
}

/** The full list only needs its order; words and filters cost the database more. */
const isCostly = (query: ListingQuery) => query.text !== '' || activeFilterCount(query) > 0

const listQuery = declarationOf('GET /listings').query as NonNullable<ReturnType<typeof declarationOf>['query']>

const listAhead: ReadAheadFactory = (c, { accountId, profileId }) => {
  const { kind, cursor, limit = 12, ...rest } = v.parse(listQuery, c.req.query()) as QueryOf<'GET /listings'>
  const query = searched(kind, rest)
  return isCostly(query)
    ? null
    : searchAhead({
        kind,
        reader: { accountId, profileId },
        query,
        cursor: parseListCursor(cursor),
        limit,
        now: c.var.deps.now(),
      })
}

/** Text searches run many statements, so they get only some of the ten shared connections. */
const searching = queueOf({ atOnce: 4, waiting: 120 })

const none = { looked_at: 0, strong: 0, change: null }

/** Lists listings; adds one to favourites, opens it and reports it. */
export const listingRoutes = new Routes()
  .serveAhead('GET /listings', listAhead, async (c) => {
    const { deps, language, account } = c.var
    const { kind, cursor, limit = 12, ...rest } = c.req.valid('query')
    const { side, ...reader } = readerOf(c.var, kind)
    const query = searched(kind, rest)
    if (isCostly(query)) await consumeLimit(c, 'searches')
    const request = { kind, reader, side, query, cursor: parseListCursor(cursor), limit }
    const find = () => search(deps.db, { ...request, now: deps.now() })
    const { rows, next, corrected, onTop } = await (query.text ? searching(find) : find())
    const ids = rows.map(({ row }) => row.id)
    viewCounter.shown(ids, deps.now())
    return c.json({
      status: true as const,
      list: rows.map(({ row, ...shown }) => presentCard(deps, row, language, { ...shown, currency: account.currency })),
      next_cursor: next,
      featured_count: onTop,
      corrected,
      best_of: query.sort === 'best' ? poolSize : null,
    })
  })
  .serve('GET /listings/facets', limited('facets'), async (c) => {
    const { kind, sort: _, ...rest } = c.req.valid('query')
    const reader = readerOf(c.var, kind)
    const facets = await facetsOf(c.var.deps.db, kind, reader, searched(kind, rest), c.var.language)
    return c.json({ status: true as const, ...facets })
  })
  .serve('GET /listings/matching', async (c) => {
    const { deps, language } = c.var
    const { kind, sort: _, ...rest } = c.req.valid('query')
    const { side, ...reader } = readerOf(c.var, kind)
    const listingQuery = searched(kind, rest)
    if (isCostly(listingQuery)) await consumeLimit(c, 'matches')
    const find = async () => (side ? changeFor(deps.db, kind, { ...reader, side }, listingQuery, deps.now()) : none)
    const found = await (listingQuery.text ? searching(find) : find())
    const { change } = found
    return c.json({
      status: true as const,
      ...found,
      change: change && inWords(change, language),
    })
  })
  .serve('GET /listings/compared', async (c) => {
    const { kind, ids } = c.req.valid('query')
    const { side, ...reader } = readerOf(c.var, kind)
    const list = await compareListings(
      c.var,
      { ...reader, kind, side },
      parseCompared(ids.toLowerCase()).filter(isUuid),
    )
    viewCounter.shown(
      list.map(({ id }) => id),
      c.var.deps.now(),
    )
    return c.json({ status: true as const, list, rates_on: ratesOn })
  })
  .serveAhead('GET /listings/:id', detailAhead, async (c) => {
    const { row, listing } = await detailOf(c.var, uuidParam(c, 'id'))
    const own = c.var.profile
    if (own && !listing.is_own && !c.req.valid('query').ahead) viewCounter.opened(row.id, own.id, c.var.deps.now())
    return c.json({ status: true as const, listing })
  })
  .serve('GET /listings/:id/as/:reader', async (c) => {
    const listing = await listingAs(c.var, uuidParam(c, 'id'), c.req.param('reader'))
    return c.json({ status: true as const, listing })
  })
  .serve('GET /listings/:id/summary', limited('summaries'), async (c) => {
    const [id, { as: reader }] = [uuidParam(c, 'id'), c.req.valid('query')]
    const listing = reader ? await listingAs(c.var, id, reader) : (await detailOf(c.var, id)).listing
    return c.json({ status: true as const, ...(await summaryFile(c.var, listing, reader ?? null)) })
  })
  .serve('POST /listings/:id/opening', async (c) => {
    const row = await visibleListing(c.var, uuidParam(c, 'id'))
    const own = actingProfile(c.var)
    await openListing(c.var, own, row)
    const { listing } = await detailOf(c.var, row.id)
    return c.json({ status: true as const, listing })
  })
  .serve('PUT /listings/:id/favourite', async (c) => {
    const row = await visibleListing(c.var, uuidParam(c, 'id'))
    const own = actingProfile(c.var)
    await setFavourite(c.var.deps.db, own.id, row.id, true)
    return c.json({ status: true as const })
  })
  .serve('DELETE /listings/:id/favourite', async (c) => {
    const own = actingProfile(c.var)
    const row = await visibleListing(c.var, uuidParam(c, 'id'))
    await setFavourite(c.var.deps.db, own.id, row.id, false)
    return c.json({ status: true as const })
  })
  .serve('POST /listings/:id/report', async (c) => {
    const row = await visibleListing(c.var, uuidParam(c, 'id'))
    const own = actingProfile(c.var)
    await reportListing(c.var.deps, own, row, c.req.valid('json'))
    return c.json({ status: true as const })
  })
