import { and, asc, count, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { ProposalBox, ProposalState } from '../../../src/domain/proposals/boxes.ts'
import { documentKinds } from '../../../src/domain/registration/documentKinds.ts'
import { documentRules } from '../../../src/domain/registration/documents.ts'
import { combinedQuery, type SelectBuilder, type Values } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { documents, notifications } from '../../kernel/db/schema.ts'
import type { Cursor } from '../../kernel/http/cursor.ts'
import { acquaintedPairs, chatsWith } from '../pairs/index.ts'
import { ownersAmong, profilesAmong } from '../profiles/index.ts'
import { boxCountsOf, countsIn, ownProposal, proposalsIn, stepsOf, urgentTurns } from './store.ts'

/** Reads proposals with everything that their pages show, in one statement. */

export const shownSelects = (db: SelectBuilder, own: string, others: Values, proposals: Values) => ({
  others: profilesAmong(db, others),
  owners: ownersAmong(db, others),
  chats: chatsWith(db, own, others),
  acquainted: acquaintedPairs(db, own, others),
  steps: stepsOf(db, proposals),
  files: confidentialOf(db, own),
})

const confidential = documentKinds.filter((kind) => documentRules[kind].shared === 'agreement')

/** The documents of a listing that a signed NDA opens. */
const confidentialOf = (db: SelectBuilder, profileId: string) =>
  db
    .select({ kind: documents.kind, title: documents.title })
    .from(documents)
    .where(and(eq(documents.profileId, profileId), eq(documents.pending, false), inArray(documents.kind, confidential)))
    .orderBy(asc(documents.createdAt), asc(documents.id))

const withShown = <Rows extends SQLWrapper>(db: SelectBuilder, own: string, rows: Rows) => ({
  rows,
  ...shownSelects(
    db,
    own,
    sql`select case when p.sender_profile_id = ${own} then p.receiver_profile_id else p.sender_profile_id end
      from (${rows.getSQL()}) p`,
    sql`select p.id from (${rows.getSQL()}) p`,
  ),
})

/** The proposals that await the profile, the nearest deadline first, with what they show. */
export const turnSelects = (db: SelectBuilder, own: string, most: number) =>
  withShown(db, own, urgentTurns(db, own, most))

/** A party's proposal; `unread` counts its unread notifications. */
export const oneProposal = combinedQuery(
  (db, params: { own: string; accountId: string; id: string; subject: string }) => ({
    ...withShown(db, params.own, ownProposal(db, params.own, params.id)),
    unread: db
      .select({ rows: count() })
      .from(notifications)
      .where(
        and(
          eq(notifications.accountId, params.accountId),
          eq(notifications.subject, params.subject),
          isNull(notifications.readAt),
        ),
      ),
  }),
)

interface Page {
  own: string
  most: number
}
const pageOf = (box: ProposalBox, state: ProposalState) => ({
  first: combinedQuery((db, params: Page) => ({
    ...withShown(db, params.own, proposalsIn(db, box, state, params.own, null, params.most)),
    counts: countsIn(db, box, params.own),
    boxes: boxCountsOf(db, params.own),
  })),
  next: combinedQuery((db, params: Page & Cursor) => ({
    ...withShown(db, params.own, proposalsIn(db, box, state, params.own, params, params.most)),
    counts: countsIn(db, box, params.own),
    boxes: boxCountsOf(db, params.own),
  })),
})
const tabsOf = (box: ProposalBox): Record<ProposalState, ReturnType<typeof pageOf>> => ({
  all: pageOf(box, 'all'),
  turn: pageOf(box, 'turn'),
  open: pageOf(box, 'open'),
  talking: pageOf(box, 'talking'),
  over: pageOf(box, 'over'),
})
const pages: Record<ProposalBox, ReturnType<typeof tabsOf>> = {
  sent: tabsOf('sent'),
  received: tabsOf('received'),
  all: tabsOf('all'),
}

/** A page of a tab, plus the first row of the next page. */
export function proposalPage(db: Db, box: ProposalBox, state: ProposalState, params: Page, cursor: Cursor | null) {
  const { first, next } = pages[box][state]
  return cursor ? next(db, { ...params, ...cursor }) : first(db, params)
}
