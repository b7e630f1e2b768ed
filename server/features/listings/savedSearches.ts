import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type AlertKind, hasAlerts } from '../../../src/domain/market/alertKinds.ts'
import { nextAlert } from '../../../src/domain/market/alerts.ts'
import { filterRangeWords } from '../../../src/domain/market/filterAmounts.ts'
import {
  filtersOf,
  formatQuery,
  hasAmounts,
  type ListingQuery,
  parseQuery,
} from '../../../src/domain/market/filters.ts'
import type { SavedSearch } from '../../../src/domain/market/savedSearchSchema.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { savedSearches } from '../../kernel/db/schema.ts'
import { actingProfile, type Caller, callerEntitlements } from '../../kernel/http/actingProfile.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { refuse, type Words } from '../../kernel/http/refusal.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import type { Env } from '../../kernel/ports/deps.ts'
import { preferencesOf } from '../notifications/index.ts'
import { lockPair } from '../pairs/index.ts'
import { optionLabel } from './facets.ts'
import { olderSearches } from './olderSearches.ts'
import { requireListingAccess } from './permissions.ts'
import { settledListingNumber } from './settledNumber.ts'

type Row = typeof savedSearches.$inferSelect

type Reader = Pick<Env['Variables'], 'language' | 'account'>

const present = ({ id, kind, name, query, alert, createdAt }: Row, reader: Reader): SavedSearch => ({
  id,
  kind,
  name,
  query,
  criteria: criteriaOf(kind, parseQuery(kind, query), reader),
  alert,
  created_at: createdAt.toISOString(),
})

const onlyVerified: Words = { en: 'Verified only', hi: 'केवल सत्यापित' }
const onlyFavourites: Words = { en: 'My favourites', hi: 'मेरी पसंदीदा' }

function criteriaOf(kind: ProfileKind, query: ListingQuery, { language, account }: Reader): string[] {
  const filters = filtersOf[kind].flatMap((name) =>
    (query.filters[name] ?? []).map((value) => optionLabel(kind, name, value, language)),
  )
  const range = { least: query.amountMin, most: query.amountMax }
  return [
    ...(query.text ? [`“${query.text}”`] : []),
    ...filters,
    ...(hasAmounts(query) ? [filterRangeWords(range, account.currency, language)] : []),
    ...(query.verified ? [onlyVerified[language]] : []),
    ...(query.favourites ? [onlyFavourites[language]] : []),
  ]
}

const allowedFor = (caller: Caller): number => callerEntitlements(caller).savedSearches

/** By the member's own clock. */
async function alertAfter({ deps, account }: Caller, alert: AlertKind, now: Date): Promise<Date | null> {
  if (alert === 'off') return null
  return nextAlert(alert, now, (await preferencesOf(deps.db, account.id)).timeZone)
}

/** Refuses to turn the alerts of a search on if the plan does not include it. Those that are on may be changed. */
async function requireAlerts(caller: Caller, isIt: SQL | undefined): Promise<void> {
  const [search] = await caller.deps.db
    .select({ alert: savedSearches.alert, older: olderSearches })
    .from(savedSearches)
    .where(isIt)
  if (search?.alert !== 'off') return
  if (!callerEntitlements(caller).may.save_search) return refuse('SUBSCRIPTION_REQUIRED')
  if (!hasAlerts(search.older, allowedFor(caller))) return refuse('QUOTA_EXCEEDED')
}

/** Saved searches, with alerts about new listings as often as their owner wants. */
export const savedSearchRoutes = new Routes()
  .serve('GET /saved-searches', async (c) => {
    const own = c.var.profile
    if (!own) return c.json({ status: true as const, list: [], allowed: 0 })
    const rows = await c.var.deps.db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.profileId, own.id))
      .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
    return c.json({ status: true as const, list: rows.map((row) => present(row, c.var)), allowed: allowedFor(c.var) })
  })
  .serve('POST /saved-searches', async (c) => {
    const { deps } = c.var
    const { kind, name, query, alert } = c.req.valid('json')
    requireListingAccess(c.var, kind)
    const own = actingProfile(c.var)
    const allowed = allowedFor(c.var)
    if (!callerEntitlements(c.var).may.save_search) return refuse('SUBSCRIPTION_REQUIRED')
    const now = deps.now()
    const firstAlert = await alertAfter(c.var, alert, now)
    const row = await deps.db.transaction(async (tx) => {
      await lockPair(tx, own.id, own.id)
      const [stored] = await tx
        .select({ searches: count() })
        .from(savedSearches)
        .where(eq(savedSearches.profileId, own.id))
      if ((stored?.searches ?? 0) >= allowed) return refuse('QUOTA_EXCEEDED')
      const [made] = await tx
        .insert(savedSearches)
        .values({
          profileId: own.id,
          kind,
          name,
          query: formatQuery(parseQuery(kind, query)),
          alert,
          seenNo: settledListingNumber,
          nextAlertAt: firstAlert,
          createdAt: now,
        })
        .returning()
      return made ?? refuse('NOT_FOUND')
    })
    return c.json({ status: true as const, search: present(row, c.var) })
  })
  .serve('PUT /saved-searches/:id', async (c) => {
    const { deps } = c.var
    const { name, alert } = c.req.valid('json')
    const own = actingProfile(c.var)
    const now = deps.now()
    const isIt = and(eq(savedSearches.id, uuidParam(c, 'id')), eq(savedSearches.profileId, own.id))
    if (alert !== 'off') await requireAlerts(c.var, isIt)
    const firstAlert = await alertAfter(c.var, alert, now)
    // Turning alerts on starts from now; any other change keeps what has not been sent yet.
    const seenNo = sql`case when ${savedSearches.alert} = 'off' then ${settledListingNumber} else ${savedSearches.seenNo} end`
    const nextAlertAt = sql`case when ${savedSearches.alert} = ${alert} then ${savedSearches.nextAlertAt} else ${firstAlert?.toISOString() ?? null}::timestamptz end`
    const [row] = await deps.db.update(savedSearches).set({ name, alert, seenNo, nextAlertAt }).where(isIt).returning()
    return row ? c.json({ status: true as const, search: present(row, c.var) }) : refuse('NOT_FOUND')
  })
  .serve('DELETE /saved-searches/:id', async (c) => {
    const own = actingProfile(c.var)
    const [row] = await c.var.deps.db
      .delete(savedSearches)
      .where(and(eq(savedSearches.id, uuidParam(c, 'id')), eq(savedSearches.profileId, own.id)))
      .returning()
    return row ? c.json({ status: true as const }) : refuse('NOT_FOUND')
  })
