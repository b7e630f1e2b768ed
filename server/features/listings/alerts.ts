import { and, asc, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { hour } from '../../../src/domain/durations.ts'
import { hasAlerts } from '../../../src/domain/market/alertKinds.ts'
import { nextAlert } from '../../../src/domain/market/alerts.ts'
import { formatQuery, parseQuery } from '../../../src/domain/market/filters.ts'
import { entitlementsFrom, subscriptionAt } from '../../../src/domain/memberships/status.ts'
import { allows } from '../../../src/domain/notifications/kinds.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { addresses } from '../../../src/routes.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { forEachLogged } from '../../jobs/forEachLogged.ts'
import { combinedQuery } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { rowsOf } from '../../kernel/db/rows.ts'
import { accounts, notificationPreferences, profiles, savedSearches } from '../../kernel/db/schema.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'
import { periodsOf } from '../entitlements/index.ts'
import { defaultZone, notify, preferencesOf } from '../notifications/index.ts'
import { presentCard, profileById } from '../profiles/index.ts'
import { listingCondition } from './conditions.ts'
import { newestOf } from './newest.ts'
import { olderSearches } from './olderSearches.ts'
import { maySeeListings } from './permissions.ts'
import { parseSearchText } from './searchWords.ts'
import { settledListingNumber } from './settledNumber.ts'
import { cardsSelect } from './store.ts'

type Search = typeof savedSearches.$inferSelect
interface Due {
  search: Search
  /** The number of older searches of the same profile. */
  older: number
  /** The member's time zone; null until they store one. */
  zone: string | null
}
const listedAtMost = 20
const longestExcerpt = 200

/** The time after which a search whose alert failed is due again. */
const postponement = hour

/** Sends alerts for saved searches with new listings, longest-waiting first. */
export async function sendAlerts(deps: Deps): Promise<void> {
  const now = deps.now()
  const last = await lastListingNumber(deps.db)
  const due = await deps.db
    .select({ search: savedSearches, older: olderSearches, zone: notificationPreferences.timeZone })
    .from(savedSearches)
    .innerJoin(profiles, eq(profiles.id, savedSearches.profileId))
    .leftJoin(notificationPreferences, eq(notificationPreferences.accountId, profiles.accountId))
    .where(
      and(isNotNull(savedSearches.nextAlertAt), ne(savedSearches.alert, 'off'), lte(savedSearches.nextAlertAt, now)),
    )
    .orderBy(asc(savedSearches.nextAlertAt))
    .limit(200)
  const rows = due.map((one) => ({ id: one.search.id, ...one }))
  await forEachLogged(deps, 'alerts', rows, (one) => sendAlert(deps, one, { now, last }))
}

/** The write that claims a search sets its next time, so one instance sends. */
async function sendAlert(deps: Deps, due: Due, { now, last }: { now: Date; last: number }): Promise<void> {
  const { search, zone } = due
  // Its owner may have changed the alert since it was read.
  const isAsRead = and(
    eq(savedSearches.id, search.id),
    eq(savedSearches.seenNo, search.seenNo),
    lte(savedSearches.nextAlertAt, now),
    eq(savedSearches.alert, search.alert),
  )
  try {
    await deps.db.transaction(async (tx) => {
      const [mine] = await tx
        .update(savedSearches)
        .set({ nextAlertAt: nextAlert(search.alert, now, zone ?? defaultZone), seenNo: last })
        .where(isAsRead)
        .returning()
      if (mine) await alertMember({ ...deps, db: tx }, due, last)
    })
  } catch (error) {
    await deps.db
      .update(savedSearches)
      .set({ nextAlertAt: new Date(now.getTime() + postponement) })
      .where(isAsRead)
    throw error
  }
}

async function lastListingNumber(db: Db): Promise<number> {
  const [row] = await rowsOf<{ last: string }>(db, sql`select ${settledListingNumber} as last`)
  return Number(row?.last ?? 0)
}

const ownerQuery = combinedQuery((db, { accountId, kind }: { accountId: string; kind: ProfileKind }) => ({
  accounts: db.select().from(accounts).where(eq(accounts.id, accountId)),
  periods: periodsOf(db, accountId, kind),
}))

/** The listings after those that the search has seen, up to the last one that was settled before the alerts. */
async function alertMember(deps: Deps, { search, older }: Due, last: number): Promise<void> {
  const own = await profileById(deps.db, search.profileId)
  if (!own || !maySeeListings(own, search.kind)) return
  const { accounts: owners, periods } = await ownerQuery(deps.db, own)
  const [account] = owners
  if (!account || account.disabledAt) return
  const entitled = entitlementsFrom(subscriptionAt(periods, deps.now()))
  if (!hasAlerts(older, entitled.savedSearches)) return
  if (search.kind === 'WANT_TO_GROW' && !entitled.globalConnect) return
  const query = { ...parseQuery(search.kind, search.query), sort: 'newest' as const }
  const reader = { accountId: account.id, profileId: own.id }
  const fits = listingCondition(search.kind, reader, query, await parseSearchText(deps.db, query.text))
  const where = and(fits, gt(profiles.listedNo, search.seenNo), lte(profiles.listedNo, last))
  const found = await newestOf(deps.db, { kind: search.kind, where, indexed: false }, null, listedAtMost + 1)
  const ids = found.map(({ id }) => id)
  const rows = (await cardsSelect(deps.db, ids)).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  if (rows.length === 0) return
  const names = rows.slice(0, listedAtMost).map((row) => {
    const card = presentCard(deps, row, account.language)
    return `• ${card.name}: ${card.headline}`
  })
  const to = addressOf(own, search)
  await notify(deps, {
    accountId: account.id,
    kind: 'search_match',
    subject: `search:${search.id}`,
    words: {
      name: search.name,
      excerpt: shortened(
        names
          .slice(0, 3)
          .map((line) => line.slice(2))
          .join(' · '),
      ),
      to,
    },
  })
  const { switchedOff } = await preferencesOf(deps.db, account.id)
  if (!allows('search_match', 'email', switchedOff)) return
  const link = `${deps.config.PUBLIC_ORIGIN ?? ''}${to}`
  const words = composeEmail(search, names, { link, hasMore: rows.length > listedAtMost })[account.language]
  const key = `alert:${search.id}:${search.seenNo}`
  await enqueue(deps, deps.db, { channel: 'email', to: account.email, ...words }, { key })
}

/** Cuts between words, at the length that the notification centre shows. */
function shortened(text: string): string {
  if (text.length <= longestExcerpt) return text
  return `${text.slice(0, longestExcerpt - 1).replace(/[\s·,.;:]*\S*$/, '')}…`
}

function addressOf(own: ProfileRow, search: Search): string {
  const query = new URLSearchParams({ ...formatQuery(parseQuery(search.kind, search.query)), sort: 'newest' })
  return `${addresses.list(addresses.baseOfKind(own.kind), search.kind)}?${query}`
}

const composeEmail = (
  { name }: Search,
  names: readonly string[],
  { link, hasMore }: { link: string; hasMore: boolean },
): Record<Language, { subject: string; text: string }> => ({
  en: {
    subject: `${hasMore ? 'More than ' : ''}${names.length} new ${names.length === 1 ? 'listing' : 'listings'} for “${name}”`,
    text: `New listings that fit your search “${name}”:\n\n${names.join('\n')}\n\nSee them all: ${link}`,
  },
  hi: {
    subject: `“${name}” के लिए ${names.length}${hasMore ? ' से अधिक' : ''} नई लिस्टिंग`,
    text: `आपकी खोज “${name}” के अनुरूप नई लिस्टिंग:\n\n${names.join('\n')}\n\nसभी देखें: ${link}`,
  },
})
