import { and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import { day, week } from '../../../src/domain/durations.ts'
import type { Overview } from '../../../src/domain/proposals/overviewSchema.ts'
import { turnFor } from '../../../src/domain/proposals/readers.ts'
import { isAwaiting, proposalStages, statusTable } from '../../../src/domain/proposals/statuses.ts'
import { combinedQuery, type SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { chats, listingQuestions, profiles, proposals } from '../../kernel/db/schema.ts'
import { Routes } from '../../kernel/http/contract.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { isVisibleToReceiver, otherPartyOf } from '../pairs/index.ts'
import { type ProposalReader, presentWith } from './present.ts'
import { readerOf } from './reader.ts'
import { turnSelects } from './reading.ts'

const weeksShown = 12
const turnsShown = 3

/** The profile's proposals, without received drafts, which are invisible to their receiver. */
const involves = (profileId: string, ...also: SQL[]) =>
  and(
    or(eq(proposals.senderProfileId, profileId), eq(proposals.receiverProfileId, profileId)),
    isVisibleToReceiver,
    ...also,
  )

/** Counts of proposals by the columns that decide whose turn it is. */
const countsOf = (db: SelectBuilder, ownId: string) =>
  db
    .select({
      status: proposals.status,
      senderProfileId: proposals.senderProfileId,
      closeAskedBy: proposals.closeAskedBy,
      otherKind: profiles.kind,
      times: sql<number>`count(*)::int`,
    })
    .from(proposals)
    .innerJoin(profiles, eq(profiles.id, otherPartyOf(ownId)))
    .where(involves(ownId))
    .groupBy(proposals.status, proposals.senderProfileId, proposals.closeAskedBy, profiles.kind)

const weeklyOf = (db: SelectBuilder, ownId: string, since: Date) =>
  db
    .select({
      place: sql<number>`floor(extract(epoch from (${proposals.createdAt} - ${since}::timestamptz)) / ${week / 1000})::int as place`,
      sent: sql<number>`(count(*) filter (where ${proposals.senderProfileId} = ${ownId}))::int`,
      received: sql<number>`(count(*) filter (where ${proposals.receiverProfileId} = ${ownId}))::int`,
    })
    .from(proposals)
    .where(involves(ownId, gte(proposals.createdAt, since)))
    .groupBy(sql`place`)

const unreadOf = (db: SelectBuilder, ownId: string) => {
  const read = sql`case when ${chats.profileA} = ${ownId} then ${chats.readSeqA} else ${chats.readSeqB} end`
  return (
    db
      .select({ unread: sql<number>`coalesce(sum(greatest(0, ${chats.lastSeq} - ${read})), 0)::int` })
      .from(chats)
      // An archived conversation is muted as well, or its message would have brought it back.
      .where(
        or(
          and(eq(chats.profileA, ownId), eq(chats.archivedByA, false)),
          and(eq(chats.profileB, ownId), eq(chats.archivedByB, false)),
        ),
      )
  )
}

const questionsOf = (db: SelectBuilder, ownId: string) =>
  db
    .select({ unanswered: sql<number>`count(*)::int` })
    .from(listingQuestions)
    .where(
      and(
        eq(listingQuestions.listingId, ownId),
        isNull(listingQuestions.answeredAt),
        isNull(listingQuestions.removedAt),
      ),
    )

const overviewQuery = combinedQuery((db, params: { own: string; since: Date }) => ({
  counts: countsOf(db, params.own),
  weekly: weeklyOf(db, params.own, params.since),
  unread: unreadOf(db, params.own),
  questions: questionsOf(db, params.own),
  ...turnSelects(db, params.own, turnsShown),
}))

/** Midnight (UTC) of the first day: the weeks are whole days, and the last one ends today. */
const firstDay = (now: Date): Date => new Date((Math.floor(now.getTime() / day) + 1) * day - weeksShown * week)

async function overviewOf(deps: Deps, own: ProfileRow, reader: ProposalReader): Promise<Overview> {
  const since = firstDay(deps.now())
  const read = await overviewQuery(deps.db, { own: own.id, since })
  const { counts: rows, weekly: counted, unread, questions } = read
  const sum = (some: typeof rows) => some.reduce((all, { times }) => all + times, 0)
  return {
    my_turn: sum(rows.filter((row) => turnFor(row.status, readerOf(row, own, row.otherKind)) === 'mine')),
    turns: presentWith(deps, read.rows, own, read, reader).flatMap(({ id, status, expires_at, other }) => {
      const { kind, name, name_hidden, headline } = other
      return isAwaiting(status) ? [{ id, status, expires_at, other: { kind, name, name_hidden, headline } }] : []
    }),
    unread_messages: unread[0]?.unread ?? 0,
    unanswered_questions: questions[0]?.unanswered ?? 0,
    stages: Object.fromEntries(
      proposalStages.map((stage) => [stage, sum(rows.filter(({ status }) => statusTable[status].stage === stage))]),
    ) as Overview['stages'],
    weeks: Array.from({ length: weeksShown }, (_, place) => {
      const { sent = 0, received = 0 } = counted.find((one) => one.place === place) ?? {}
      return { start: new Date(since.getTime() + place * week).toISOString().slice(0, 10), sent, received }
    }),
  }
}

const nothing: Overview = {
  my_turn: 0,
  turns: [],
  unread_messages: 0,
  unanswered_questions: 0,
  stages: { waiting: 0, talking: 0, won: 0, over: 0 },
  weeks: [],
}

/** The overview of the acting profile; empty before the first profile is started. */
export const overviewRoutes = new Routes().serve('GET /overview', async (c) => {
  const own = c.var.profile
  return c.json({ status: true as const, ...(own ? await overviewOf(c.var.deps, own, c.var) : nothing) })
})
