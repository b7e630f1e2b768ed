import { and, eq, isNull } from 'drizzle-orm'
import { questionLimit } from '../../../src/domain/market/questions.ts'
import { entitlementsFrom, subscriptionAt } from '../../../src/domain/memberships/status.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { profileStatusTable } from '../../../src/domain/registration/statuses.ts'
import { addresses } from '../../../src/routes.ts'
import { combinedQuery } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { listingQuestions } from '../../kernel/db/schema.ts'
import { actingProfile, type Caller } from '../../kernel/http/actingProfile.ts'
import { type RefusalDetail, refuse } from '../../kernel/http/refusal.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { isOption } from '../catalog/index.ts'
import { lockMember, periodsOf, recordUse } from '../entitlements/index.ts'
import { notifyIn } from '../notifications/index.ts'
import { blockedBetween } from '../pairs/index.ts'
import { profileById, redactorFor } from '../profiles/index.ts'
import { questionCountSelect, refusalToAsk } from './questions.ts'

/** Questions about a listing: a member asks, and the owner answers, removes or reports. */

type QuestionRow = typeof listingQuestions.$inferSelect

interface Asking {
  accountId: string
  kind: ProfileKind
  own: string
  listing: string
  requestId: string
  now: Date
}

const askingQuery = combinedQuery((db, params: Asking) => ({
  periods: periodsOf(db, params.accountId, params.kind),
  blocked: blockedBetween(db, params.own, params.listing),
  asked: questionCountSelect(db, params.own, params.listing, params.now),
  sent: db
    .select()
    .from(listingQuestions)
    .where(and(eq(listingQuestions.askerId, params.own), eq(listingQuestions.requestId, params.requestId))),
}))

const limitReached: RefusalDetail = {
  message: {
    en: `You can ask up to ${questionLimit.most} questions about a listing every ${questionLimit.days} days.`,
    hi: `आप एक लिस्टिंग के बारे में ${questionLimit.days} दिनों में ${questionLimit.most} प्रश्न पूछ सकते हैं।`,
  },
}

/** Safe to repeat with the same request: checked and counted in one write. */
export async function ask(
  caller: Caller,
  row: ProfileRow,
  { request_id: requestId, text }: { request_id: string; text: string },
): Promise<void> {
  const { deps, account } = caller
  const own = actingProfile(caller)
  const show = await deps.db.transaction(async (tx) => {
    await lockMember(tx, own, own.id)
    const now = deps.now()
    const params = { accountId: account.id, kind: own.kind, own: own.id, listing: row.id, requestId, now }
    const read = await askingQuery(tx, params)
    const [sent] = read.sent
    if (sent) return sent.text === text && sent.listingId === row.id ? null : refuse('IDEMPOTENCY_MISMATCH')
    const refusal = refusalToAsk({
      ...{ own, row, entitled: entitlementsFrom(subscriptionAt(read.periods, now)) },
      ...{ isBlocked: read.blocked.length > 0, asked: read.asked[0]?.asked ?? 0 },
    })
    if (refusal) return refuse(refusal, refusal === 'QUOTA_EXCEEDED' ? limitReached : {})
    const textOfNobody = redactorFor({ ...own, anonymous: true }, false, account)(text)
    const values = { requestId, listingId: row.id, askerId: own.id, text, textOfNobody, createdAt: now }
    const [question] = await tx.insert(listingQuestions).values(values).returning()
    await recordUse(tx, own, now)
    return question ? notifyOwner(deps, tx, row, question) : null
  })
  await show?.()
}

const notifyOwner = (deps: Deps, tx: Db, { accountId, kind, id }: ProfileRow, question: QuestionRow) =>
  notifyIn(deps, tx, {
    accountId,
    kind: 'listing_question',
    subject: `question:${question.id}`,
    between: [id, question.askerId],
    words: { name: '', excerpt: excerptOf(question.textOfNobody), to: addresses.ownListing(kind, id) },
  })

/** A question about the caller's own listing; any other does not exist. */
async function ownQuestion(
  caller: Caller,
  listingId: string,
  id: string,
): Promise<{ own: ProfileRow; row: QuestionRow }> {
  const own = actingProfile(caller)
  if (own.id !== listingId) return refuse('NOT_FOUND')
  if (!profileStatusTable[own.status].isLive) return refuse('PROFILE_NOT_APPROVED')
  const [row] = await caller.deps.db
    .select()
    .from(listingQuestions)
    .where(and(eq(listingQuestions.id, id), eq(listingQuestions.listingId, own.id)))
  return row ? { own, row } : refuse('NOT_FOUND')
}

/** Stores the first answer or changes it; the asker is notified of the first. */
export async function answer(caller: Caller, listingId: string, id: string, text: string): Promise<void> {
  const { deps } = caller
  const { own, row } = await ownQuestion(caller, listingId, id)
  const show = await deps.db.transaction(async (tx) => {
    const [answered] = await tx
      .update(listingQuestions)
      .set({ answer: text, answeredAt: row.answeredAt ?? deps.now() })
      .where(and(eq(listingQuestions.id, row.id), isNull(listingQuestions.removedAt)))
      .returning()
    if (!answered) return refuse('NOT_FOUND')
    const asker = row.answer === null ? await profileById(tx, row.askerId) : null
    if (!asker) return null
    return notifyIn(deps, tx, {
      accountId: asker.accountId,
      kind: 'listing_answer',
      subject: `question:${row.id}`,
      unlessLeft: true,
      between: [own.id, asker.id],
      words: { name: '', excerpt: '', to: addresses.ownListing(asker.kind, own.id) },
    })
  })
  await show?.()
}

/** Safe to repeat. */
export async function remove(caller: Caller, listingId: string, id: string): Promise<void> {
  const { row } = await ownQuestion(caller, listingId, id)
  await caller.deps.db
    .update(listingQuestions)
    .set({ removedAt: caller.deps.now() })
    .where(and(eq(listingQuestions.id, row.id), isNull(listingQuestions.removedAt)))
}

/**
 * Removes the question and reports its asker, who stays unknown to the owner. Safe to repeat: a question has one
 * report.
 */
export async function report(
  caller: Caller,
  id: string,
  { reason, text }: { reason: string; text: string },
): Promise<void> {
  const { row } = await ownQuestion(caller, actingProfile(caller).id, id)
  if (!isOption('report-reason', reason)) return refuse('VALIDATION_FAILED', { fields: { reason: 'invalid' } })
  await caller.deps.db
    .update(listingQuestions)
    .set({
      ...{ reportStatus: 'open', reportReason: reason, reportText: text },
      removedAt: row.removedAt ?? caller.deps.now(),
    })
    .where(and(eq(listingQuestions.id, row.id), isNull(listingQuestions.reportStatus)))
}

const excerptOf = (text: string): string => [...text].slice(0, 140).join('')
