import { and, asc, getTableColumns, inArray, isNotNull, ne, or, type SQLWrapper, sql } from 'drizzle-orm'
import { reportingReason } from '../../../src/domain/proposals/reasons.ts'
import { seenBy } from '../../../src/domain/proposals/statuses.ts'
import type { Db } from '../../kernel/db/connect.ts'
import {
  chatReports,
  documents,
  favourites,
  listingQuestions,
  listingReports,
  messages,
  proposalSteps,
  proposals,
  savedSearches,
} from '../../kernel/db/schema.ts'
import { isVisibleToReceiver } from '../pairs/index.ts'

/** The rows of an account's profiles in its export, oldest first. */

export const ownDocuments = (db: Db, profileIds: string[]) =>
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
    .orderBy(asc(documents.createdAt), asc(documents.kind), asc(documents.id))

export const searches = (db: Db, profileIds: string[]) =>
  db
    .select({
      id: savedSearches.id,
      profileId: savedSearches.profileId,
      kind: savedSearches.kind,
      name: savedSearches.name,
      query: savedSearches.query,
      alert: savedSearches.alert,
      createdAt: savedSearches.createdAt,
    })
    .from(savedSearches)
    .where(inArray(savedSearches.profileId, profileIds))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id))

export const marked = (db: Db, profileIds: string[]) =>
  db
    .select({ profileId: favourites.profileId, listingId: favourites.listingId, createdAt: favourites.createdAt })
    .from(favourites)
    .where(inArray(favourites.profileId, profileIds))
    .orderBy(asc(favourites.createdAt), asc(favourites.profileId), asc(favourites.listingId))

/**
 * Only what is the member's own; the other member's text is shown with the proposal, as far as the member may read it. The
 * status is the one that the member sees, without times that would reveal a private shortlist.
 */
export async function ownProposals(db: Db, profileIds: string[]) {
  const isSender = inArray(proposals.senderProfileId, profileIds)
  const own = (column: SQLWrapper, isAuthor: SQLWrapper) => sql<string | null>`case when ${isAuthor} then ${column} end`
  const { requestId, reminders, silenceRemindedAt, statusBefore, expiresAt, updatedAt, ...columns } =
    getTableColumns(proposals)
  const rows = await db
    .select({
      ...columns,
      message: own(proposals.message, isSender),
      reason: own(proposals.reason, mayReadReason(profileIds)),
      complaintReason: own(proposals.complaintReason, isSender),
      complaintText: own(proposals.complaintText, isSender),
      complaintStatus: own(proposals.complaintStatus, isSender),
      packId: own(proposals.packId, isSender),
    })
    .from(proposals)
    .where(or(isSender, and(inArray(proposals.receiverProfileId, profileIds), isVisibleToReceiver)))
    .orderBy(asc(proposals.createdAt), asc(proposals.id))
  return rows.map((row) => ({
    ...row,
    status: seenBy(profileIds.includes(row.senderProfileId) ? 'sender' : 'receiver', row.status),
  }))
}

/** A reason that reports the other member belongs to who gave it. */
const mayReadReason = (profileIds: string[]) =>
  or(
    ne(proposals.reason, reportingReason),
    sql`exists (select 1 from ${proposalSteps} s where s.proposal_id = ${proposals.id}
      and ${inArray(sql`s.by_profile_id`, profileIds)} and s.details ->> 'reason' = ${proposals.reason})`,
  ) ?? sql`true`

const proposalsOf = (db: Db, profileIds: string[]) =>
  db
    .select({ id: proposals.id })
    .from(proposals)
    .where(or(inArray(proposals.senderProfileId, profileIds), inArray(proposals.receiverProfileId, profileIds)))

/** The member's own steps; those of the other member may be private, such as a shortlist. */
export const stepsTaken = (db: Db, profileIds: string[]) =>
  db
    .select()
    .from(proposalSteps)
    .where(
      and(
        inArray(proposalSteps.byProfileId, profileIds),
        inArray(proposalSteps.proposalId, proposalsOf(db, profileIds)),
      ),
    )
    .orderBy(asc(proposalSteps.createdAt), asc(proposalSteps.id))

/** Without the marks of a member who deleted a message for themselves. */
const { clientId, hiddenFromA, hiddenFromB, ...messageColumns } = getTableColumns(messages)

export const messagesSent = (db: Db, profileIds: string[]) =>
  db
    .select(messageColumns)
    .from(messages)
    .where(inArray(messages.senderProfileId, profileIds))
    .orderBy(asc(messages.createdAt), asc(messages.id))

const { id, listingId, text, createdAt } = getTableColumns(listingQuestions)
const questionColumns = { id, listingId, text, createdAt }

/** The member's questions; the answers belong to the owners. */
export const questionsAsked = (db: Db, profileIds: string[]) =>
  db
    .select(questionColumns)
    .from(listingQuestions)
    .where(inArray(listingQuestions.askerId, profileIds))
    .orderBy(asc(listingQuestions.createdAt), asc(listingQuestions.id))

/** The member's answers, without the questions and their askers. */
export const questionsAnswered = (db: Db, profileIds: string[]) =>
  db
    .select({
      id: listingQuestions.id,
      listingId: listingQuestions.listingId,
      answer: listingQuestions.answer,
      answeredAt: listingQuestions.answeredAt,
    })
    .from(listingQuestions)
    .where(and(inArray(listingQuestions.listingId, profileIds), isNotNull(listingQuestions.answer)))
    .orderBy(asc(listingQuestions.answeredAt), asc(listingQuestions.id))

export const reportsOfListings = (db: Db, profileIds: string[]) =>
  db
    .select({
      id: listingReports.id,
      listingId: listingReports.listingId,
      reason: listingReports.reason,
      text: listingReports.text,
      createdAt: listingReports.createdAt,
    })
    .from(listingReports)
    .where(inArray(listingReports.reporterId, profileIds))
    .orderBy(asc(listingReports.createdAt), asc(listingReports.id))

export const reportsOfMembers = (db: Db, profileIds: string[]) =>
  db
    .select({
      id: chatReports.id,
      chatId: chatReports.chatId,
      reason: chatReports.reason,
      note: chatReports.note,
      createdAt: chatReports.createdAt,
    })
    .from(chatReports)
    .where(inArray(chatReports.byProfileId, profileIds))
    .orderBy(asc(chatReports.createdAt), asc(chatReports.id))
