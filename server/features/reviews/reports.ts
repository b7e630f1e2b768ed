import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ReportOutcome } from '../../../src/domain/chats/reports.ts'
import type { ReportItem } from '../../../src/domain/contract/reviews.ts'
import { addresses } from '../../../src/routes.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { chatReports, listingQuestions, listingReports, profiles } from '../../kernel/db/schema.ts'
import { type Cursor, laterThan } from '../../kernel/http/cursor.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { chatAddress, notifyOutcome } from '../notifications/index.ts'
import { profileById } from '../profiles/index.ts'
import { reviewPage } from './store.ts'

const reporters = alias(profiles, 'reporters')

/** Undecided reports of members, listings and questions, oldest first: a page plus the first row of the next page. */
export async function openReports({ db }: Deps, cursor: Cursor | null = null): Promise<ReportItem[]> {
  const people = { against: profiles.name, againstId: profiles.id, by: reporters.name }
  const ofChats = await db
    .select({ report: chatReports, ...people })
    .from(chatReports)
    .innerJoin(profiles, eq(profiles.id, chatReports.againstProfileId))
    .innerJoin(reporters, eq(reporters.id, chatReports.byProfileId))
    .where(and(eq(chatReports.status, 'open'), laterThan(chatReports.createdAt, chatReports.id, cursor)))
    .orderBy(asc(chatReports.createdAt), asc(chatReports.id))
    .limit(reviewPage + 1)
  const ofListings = await db
    .select({ report: listingReports, ...people })
    .from(listingReports)
    .innerJoin(profiles, eq(profiles.id, listingReports.listingId))
    .innerJoin(reporters, eq(reporters.id, listingReports.reporterId))
    .where(and(eq(listingReports.status, 'open'), laterThan(listingReports.createdAt, listingReports.id, cursor)))
    .orderBy(asc(listingReports.createdAt), asc(listingReports.id))
    .limit(reviewPage + 1)
  const ofQuestions = await db
    .select({ report: listingQuestions, ...people })
    .from(listingQuestions)
    .innerJoin(profiles, eq(profiles.id, listingQuestions.askerId))
    .innerJoin(reporters, eq(reporters.id, listingQuestions.listingId))
    .where(
      and(
        eq(listingQuestions.reportStatus, 'open'),
        laterThan(listingQuestions.removedAt, listingQuestions.id, cursor),
      ),
    )
    .orderBy(asc(listingQuestions.removedAt), asc(listingQuestions.id))
    .limit(reviewPage + 1)
  return [
    ...ofChats.map(({ report, ...who }) => ({ ...itemOf(report, who, 'chat'), note: report.note })),
    ...ofListings.map(({ report, ...who }) => ({ ...itemOf(report, who, 'listing'), note: report.text })),
    ...ofQuestions.map(({ report: { reportReason, reportText, text, ...report }, ...who }) => ({
      // A report removes its question.
      ...itemOf({ ...report, ...reported(report), reason: reportReason ?? '' }, who, 'question'),
      note: [text, reportText].filter(Boolean).join(' — '),
    })),
  ]
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    .slice(0, reviewPage + 1)
}

const reported = ({ removedAt, createdAt }: { removedAt: Date | null; createdAt: Date }) => ({
  createdAt: removedAt ?? createdAt,
})
const placeOf = ({ created_at, id }: ReportItem) => `${created_at} ${id}`

const itemOf = (
  { id, reason, createdAt }: { id: string; reason: string; createdAt: Date },
  { against, againstId, by }: { against: string; againstId: string; by: string },
  about: ReportItem['about'],
) => ({ id, about, reason, against, against_id: againstId, by, created_at: createdAt.toISOString() })

/** A report is decided once; the reporter is notified. */
export async function decideReport(deps: Deps, id: string, outcome: ReportOutcome): Promise<void> {
  const show = await deps.db.transaction(async (tx) => {
    const decided =
      (await decideChat(tx, id, outcome)) ??
      (await decideListing(tx, id, outcome)) ??
      (await decideQuestion(tx, id, outcome)) ??
      refuse('NOT_FOUND')
    const reporter = await profileById(tx, decided.by)
    if (!reporter) return null
    return notifyOutcome(deps, tx, reporter, { subject: `report:${id}`, outcome, to: decided.addressFor(reporter) })
  })
  await show?.()
}

type Reporter = NonNullable<Awaited<ReturnType<typeof profileById>>>
type Decided = { by: string; addressFor: (reporter: Reporter) => string } | null

async function decideChat(db: Db, id: string, status: ReportOutcome): Promise<Decided> {
  const [row] = await db
    .update(chatReports)
    .set({ status })
    .where(and(eq(chatReports.id, id), eq(chatReports.status, 'open')))
    .returning()
  return row ? { by: row.byProfileId, addressFor: ({ kind }) => chatAddress(kind, row.chatId) } : null
}

async function decideListing(db: Db, id: string, status: ReportOutcome): Promise<Decided> {
  const [row] = await db
    .update(listingReports)
    .set({ status })
    .where(and(eq(listingReports.id, id), eq(listingReports.status, 'open')))
    .returning()
  return row ? { by: row.reporterId, addressFor: ({ kind }) => addresses.ownListing(kind, row.listingId) } : null
}

/** The notification links to the reporter's own listing, so the asker stays hidden from the reporter. */
async function decideQuestion(db: Db, id: string, reportStatus: ReportOutcome): Promise<Decided> {
  const [row] = await db
    .update(listingQuestions)
    .set({ reportStatus })
    .where(and(eq(listingQuestions.id, id), eq(listingQuestions.reportStatus, 'open')))
    .returning()
  return row ? { by: row.listingId, addressFor: ({ kind }) => addresses.ownListing(kind, row.listingId) } : null
}
