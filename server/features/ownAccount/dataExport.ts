import { and, desc, eq, getTableColumns, inArray, isNotNull, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/connect.ts'
import { profileColumns } from '../../kernel/db/profileRow.ts'
import {
  documents,
  listingQuestions,
  memberships,
  messages,
  profiles,
  proposals,
  securityEvents,
  sessions,
  transactions,
} from '../../kernel/db/schema.ts'
import type { Account } from '../../kernel/ports/deps.ts'
import { isSeen } from '../pairs/index.ts'

/** All data stored about an account, machine-readable, without our secrets and other members' details. */
export async function exportOf(db: Db, account: Account, now: Date) {
  const { passwordHash: _secret, demo: _demo, ...own } = account
  const ownProfiles = await db.select(profileColumns).from(profiles).where(eq(profiles.accountId, account.id))
  const ids = ownProfiles.map(({ id }) => id)
  return {
    exported_at: now.toISOString(),
    account: own,
    profiles: ownProfiles,
    documents: ids.length > 0 ? await documentsOf(db, ids) : [],
    proposals: ids.length > 0 ? await proposalsOf(db, ids) : [],
    messages_sent: ids.length > 0 ? await messagesOf(db, ids) : [],
    questions_asked: ids.length > 0 ? await questionsOf(db, ids) : [],
    questions_answered: ids.length > 0 ? await answersOf(db, ids) : [],
    memberships: await db.select().from(memberships).where(eq(memberships.accountId, account.id)),
    purchases: await purchasesOf(db, account.id),
    devices: await devicesOf(db, account.id),
    security_events: await db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.accountId, account.id))
      .orderBy(desc(securityEvents.id)),
  }
}

const documentsOf = (db: Db, profileIds: string[]) =>
  db
    .select({
      id: documents.id,
      kind: documents.kind,
      type: documents.type,
      fileName: documents.fileName,
      title: documents.title,
      bytes: documents.bytes,
      createdAt: documents.createdAt,
    })
    .from(documents)
    .where(inArray(documents.profileId, profileIds))

/** Only the member's own text; the other member's text is shown with the proposal, as far as the member may read it. */
function proposalsOf(db: Db, profileIds: string[]) {
  const isSender = inArray(proposals.senderProfileId, profileIds)
  const own = (words: SQLWrapper, isAuthor: SQLWrapper) => sql<string | null>`case when ${isAuthor} then ${words} end`
  return db
    .select({
      ...getTableColumns(proposals),
      message: own(proposals.message, isSender),
      complaintReason: own(proposals.complaintReason, isSender),
      complaintText: own(proposals.complaintText, isSender),
    })
    .from(proposals)
    .where(or(isSender, and(inArray(proposals.receiverProfileId, profileIds), isSeen)))
}

const messagesOf = (db: Db, profileIds: string[]) =>
  db.select().from(messages).where(inArray(messages.senderProfileId, profileIds)).orderBy(messages.createdAt)

/** The member's questions; the answers belong to the owners. */
const questionsOf = (db: Db, profileIds: string[]) =>
  db
    .select({
      id: listingQuestions.id,
      listingId: listingQuestions.listingId,
      text: listingQuestions.text,
      createdAt: listingQuestions.createdAt,
    })
    .from(listingQuestions)
    .where(inArray(listingQuestions.askerId, profileIds))
    .orderBy(listingQuestions.createdAt)

/** The member's answers, without the questions and their askers. */
const answersOf = (db: Db, profileIds: string[]) =>
  db
    .select({
      id: listingQuestions.id,
      listingId: listingQuestions.listingId,
      answer: listingQuestions.answer,
      answeredAt: listingQuestions.answeredAt,
    })
    .from(listingQuestions)
    .where(and(inArray(listingQuestions.listingId, profileIds), isNotNull(listingQuestions.answer)))
    .orderBy(listingQuestions.answeredAt)

const purchasesOf = (db: Db, accountId: string) =>
  db
    .select({
      id: transactions.id,
      mode: transactions.mode,
      planId: transactions.planId,
      amount: { minor: transactions.amount, currency: transactions.currency },
      status: transactions.status,
      createdAt: transactions.createdAt,
    })
    .from(transactions)
    .where(eq(transactions.accountId, accountId))

const devicesOf = (db: Db, accountId: string) =>
  db
    .select({ userAgent: sessions.userAgent, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
