import { and, count, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { ProposalBox, ProposalState } from '../../../src/domain/proposals/boxes.ts'
import { combinedQuery, type SelectBuilder, type Values } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { notifications } from '../../kernel/db/schema.ts'
import type { Cursor } from '../../kernel/http/cursor.ts'
import { acquaintedPairs, chatsWith } from '../pairs/index.ts'
import { ownersAmong, profilesAmong } from '../profiles/index.ts'
import { ownProposal, proposalsIn, stepsOf } from './store.ts'

/** Proposals with all data they show, in one read. */

export const shownSelects = (db: SelectBuilder, own: string, others: Values, proposals: Values) => ({
  others: profilesAmong(db, others),
  owners: ownersAmong(db, others),
  chats: chatsWith(db, own, others),
  acquainted: acquaintedPairs(db, own, others),
  steps: stepsOf(db, proposals),
})

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

/** A party's proposal; `unread` counts its unread notifications. */
export const oneProposal = combinedQuery((db, of: { own: string; accountId: string; id: string; subject: string }) => ({
  ...withShown(db, of.own, ownProposal(db, of.own, of.id)),
  unread: db
    .select({ rows: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, of.accountId),
        eq(notifications.subject, of.subject),
        isNull(notifications.readAt),
      ),
    ),
}))

interface Page {
  own: string
  most: number
}
const pageOf = (box: ProposalBox, state: ProposalState) => ({
  first: combinedQuery((db, of: Page) => withShown(db, of.own, proposalsIn(db, box, state, of.own, null, of.most))),
  next: combinedQuery((db, of: Page & Cursor) =>
    withShown(db, of.own, proposalsIn(db, box, state, of.own, of, of.most)),
  ),
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
export function proposalPage(db: Db, box: ProposalBox, state: ProposalState, of: Page, cursor: Cursor | null) {
  const { first, next } = pages[box][state]
  return cursor ? next(db, { ...of, ...cursor }) : first(db, of)
}
