import { and, eq, gte, sql } from 'drizzle-orm'
import type { Analytics } from '../../../src/domain/contract/analytics.ts'
import { combinedQuery } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { listingDays, listingViews, proposals } from '../../kernel/db/schema.ts'
import { actingProfile, callerEntitlements } from '../../kernel/http/actingProfile.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { isSeen } from '../pairs/index.ts'
import { viewCounter } from './viewCounter.ts'

type Count = { day: string; times: number }

/** The counts of each day since a given day; proposals are the received ones. */
const countsQuery = combinedQuery((db, params: { profileId: string; since: string; from: Date }) => ({
  shown: db
    .select({ day: listingDays.day, times: listingDays.shown })
    .from(listingDays)
    .where(and(eq(listingDays.profileId, params.profileId), gte(listingDays.day, params.since))),
  opened: db
    .select({ day: listingViews.day, times: sql<number>`count(*)::int` })
    .from(listingViews)
    .where(and(eq(listingViews.profileId, params.profileId), gte(listingViews.day, params.since)))
    .groupBy(listingViews.day),
  proposals: db
    .select({
      day: sql<string>`to_char(${proposals.createdAt} at time zone 'UTC', 'YYYY-MM-DD') as day`,
      times: sql<number>`count(*)::int`,
    })
    .from(proposals)
    .where(and(eq(proposals.receiverProfileId, params.profileId), isSeen, gte(proposals.createdAt, params.from)))
    .groupBy(sql`day`),
}))

async function analyticsOf(db: Db, profileId: string, now: Date, days: number): Promise<Analytics> {
  const dayAt = (ago: number) => new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10)
  const since = '2000-01-01'
  const { shown, opened, proposals: received } = await countsQuery(db, { profileId, since, from: new Date(since) })
  const sum = (counts: Count[]) => counts.reduce((all, { times }) => all + times, 0)
  const on = (counts: Count[], day: string) => counts.find((one) => one.day === day)?.times ?? 0
  return {
    totals: { shown: sum(shown), opened: sum(opened), proposals: sum(received) },
    days_shown: days,
    days: Array.from({ length: days }, (_, place) => {
      const day = dayAt(days - 1 - place)
      return { day, shown: on(shown, day), opened: on(opened, day), proposals: on(received, day) }
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
