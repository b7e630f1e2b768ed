import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Analytics } from '../../../src/domain/contract/analytics.ts'
import { daysBefore } from '../../../src/domain/durations.ts'
import { combinedQuery } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { listingDays, listingViews, proposals } from '../../kernel/db/schema.ts'
import { actingProfile, callerEntitlements } from '../../kernel/http/actingProfile.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { isVisibleToReceiver } from '../pairs/index.ts'
import { viewCounter } from './viewCounter.ts'

/** The counts of all time and of each day since a given day; proposals are the received ones. */
const countsQuery = combinedQuery((db, params: { profileId: string; since: string; from: Date }) => {
  const shownOf = eq(listingDays.profileId, params.profileId)
  const openedOf = eq(listingViews.profileId, params.profileId)
  const receivedBy = and(eq(proposals.receiverProfileId, params.profileId), isVisibleToReceiver)
  return {
    shownInAll: db
      .select({ times: sql`coalesce(sum(${listingDays.shown}), 0)`.mapWith(Number).as('times') })
      .from(listingDays)
      .where(shownOf),
    openedInAll: db
      .select({ times: count().as('times') })
      .from(listingViews)
      .where(openedOf),
    receivedInAll: db
      .select({ times: count().as('times') })
      .from(proposals)
      .where(receivedBy),
    shown: db
      .select({ day: listingDays.day, times: listingDays.shown })
      .from(listingDays)
      .where(and(shownOf, gte(listingDays.day, params.since))),
    opened: db
      .select({ day: listingViews.day, times: count().as('times') })
      .from(listingViews)
      .where(and(openedOf, gte(listingViews.day, params.since)))
      .groupBy(listingViews.day),
    received: db
      .select({
        day: sql<string>`to_char(${proposals.createdAt} at time zone 'UTC', 'YYYY-MM-DD') as day`,
        times: count().as('times'),
      })
      .from(proposals)
      .where(and(receivedBy, gte(proposals.createdAt, params.from)))
      .groupBy(sql`day`),
  }
})

type Count = { times: number }
const totalOf = ([total]: readonly Count[]) => total?.times ?? 0
const byDay = (counts: readonly (Count & { day: string })[]) => {
  const times = new Map(counts.map((one) => [one.day, one.times]))
  return (day: string) => times.get(day) ?? 0
}

async function analyticsOf(db: Db, profileId: string, now: Date, days: number): Promise<Analytics> {
  const dayAt = (ago: number) => daysBefore(now, ago).toISOString().slice(0, 10)
  const since = dayAt(days - 1)
  const counts = await countsQuery(db, { profileId, since, from: new Date(since) })
  const [shown, opened, received] = [byDay(counts.shown), byDay(counts.opened), byDay(counts.received)]
  return {
    totals: {
      shown: totalOf(counts.shownInAll),
      opened: totalOf(counts.openedInAll),
      proposals: totalOf(counts.receivedInAll),
    },
    days_shown: days,
    days: Array.from({ length: days }, (_, place) => {
      const day = dayAt(days - 1 - place)
      return { day, shown: shown(day), opened: opened(day), proposals: received(day) }
    }),
  }
}

/** Analytics for the acting profile's listing, as far back as the plan allows. */
export const analyticsRoutes = new Routes().serve('GET /analytics', async (c) => {
  const { deps } = c.var
  const own = actingProfile(c.var)
  await viewCounter.save(deps.db)
  const { analyticsDays } = callerEntitlements(c.var)
  return c.json({ status: true as const, ...(await analyticsOf(deps.db, own.id, deps.now(), analyticsDays)) })
})
