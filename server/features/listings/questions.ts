import { and, count, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import type { Question } from '../../../src/domain/market/questionSchema.ts'
import { type AskRefusal, questionLimit } from '../../../src/domain/market/questions.ts'
import type { CurrentEntitlements } from '../../../src/domain/memberships/status.ts'
import { profileStatusTable } from '../../../src/domain/registration/statuses.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { listingQuestions, profiles, proposals } from '../../kernel/db/schema.ts'
import { isBetween, isRevealing } from '../pairs/index.ts'
import type { Redact } from '../profiles/index.ts'

/**
 * Questions about a listing as each reader sees them: only the owner learns who asked, and only of members they talk
 * to.
 */

const maxShown = 50

const isTheirs = isBetween(listingQuestions.askerId, listingQuestions.listingId)
const isKnown = sql`exists (select 1 from ${proposals} where ${isTheirs} and ${isRevealing})`

const shownColumns = {
  id: listingQuestions.id,
  askerId: listingQuestions.askerId,
  askerKind: profiles.kind,
  askerName: profiles.name,
  text: listingQuestions.text,
  textOfNobody: listingQuestions.textOfNobody,
  answer: listingQuestions.answer,
  answeredAt: listingQuestions.answeredAt,
  createdAt: listingQuestions.createdAt,
  isKnown: isKnown.mapWith(Boolean).as('is_known'),
}

/** Answered questions; unanswered ones only for their asker and the owner. */
export const questionsSelect = (db: SelectBuilder, viewerId: string, listingId: string) =>
  db
    .select(shownColumns)
    .from(listingQuestions)
    .innerJoin(profiles, eq(profiles.id, listingQuestions.askerId))
    .where(
      and(
        eq(listingQuestions.listingId, listingId),
        isNull(listingQuestions.removedAt),
        or(
          isNotNull(listingQuestions.answer),
          eq(listingQuestions.askerId, viewerId),
          eq(listingQuestions.listingId, viewerId),
        ),
      ),
    )
    .orderBy(sql`${listingQuestions.answeredAt} desc nulls first`, desc(listingQuestions.createdAt))
    .limit(maxShown)

/** The number of questions that a member has recently asked about a listing, including removed ones. */
export const questionCountSelect = (db: SelectBuilder, askerId: string, listingId: string, now: Date) =>
  db
    .select({ asked: count().as('asked') })
    .from(listingQuestions)
    .where(
      and(
        eq(listingQuestions.askerId, askerId),
        eq(listingQuestions.listingId, listingId),
        gt(
          listingQuestions.createdAt,
          sql`${sql.param(now, listingQuestions.createdAt)}::timestamptz - ${`${questionLimit.days} days`}::interval`,
        ),
      ),
    )

type QuestionRow = Awaited<ReturnType<typeof questionsSelect>>[number]

interface Reader {
  own: ProfileRow | undefined
  row: ProfileRow
  /** Redacts what this reader may not know about the listing. */
  redact: Redact
}

function presentQuestion(question: QuestionRow, { own, row, redact }: Reader): Question {
  const [isAsker, isOwner] = [question.askerId === own?.id, row.id === own?.id]
  const isNamed = isOwner && question.isKnown
  return {
    id: question.id,
    text: isAsker || isNamed ? question.text : redact(question.textOfNobody),
    // Only the asker's own details are removed: what else is hidden would show which guesses were right.
    seen_as: isAsker && question.textOfNobody !== question.text ? question.textOfNobody : null,
    asker: isAsker ? 'you' : question.askerKind === 'INVESTOR' ? 'investor' : 'member',
    asker_name: isNamed ? question.askerName : null,
    asked_at: question.createdAt.toISOString(),
    answer: question.answer && redact(question.answer),
    answered_at: question.answeredAt?.toISOString() ?? null,
  }
}

export const presentQuestions = (
  questions: readonly QuestionRow[],
  reader: Reader,
  refusal: AskRefusal | null,
): ListingDetail['questions'] => ({
  list: questions.map((question) => presentQuestion(question, reader)),
  ask_refusal: refusal,
  may_answer: reader.own?.id === reader.row.id && profileStatusTable[reader.row.status].isLive,
})

interface Asking {
  own: ProfileRow | undefined
  row: Pick<ProfileRow, 'accountId'>
  entitled: CurrentEntitlements | null
  isBlocked: boolean
  asked: number
}

/** The reason why a member cannot ask; null if they can. */
export function refusalToAsk({ own, row, entitled, isBlocked, asked }: Asking): AskRefusal | null {
  if (!own || !profileStatusTable[own.status].isLive) return 'PROFILE_NOT_APPROVED'
  if (row.accountId === own.accountId) return 'FORBIDDEN'
  if (isBlocked) return 'BLOCKED'
  if (!entitled?.may.open_listing) return 'SUBSCRIPTION_REQUIRED'
  return asked >= questionLimit.most ? 'QUOTA_EXCEEDED' : null
}
