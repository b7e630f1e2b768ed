import { and, desc, eq, inArray, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { ProposalBox, ProposalState } from '../../../src/domain/proposals/boxes.ts'
import { type Stage, statusesWhere } from '../../../src/domain/proposals/statuses.ts'
import { anyOf, type SelectBuilder, type Values } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { proposalSteps, proposals } from '../../kernel/db/schema.ts'
import type { Cursor } from '../../kernel/http/cursor.ts'
import { isVisibleToReceiver, otherPartyOf, type ProposalRow } from '../pairs/index.ts'
import { withheld } from '../sending/index.ts'
import { isTurnOf } from './turns.ts'

export type StepRow = typeof proposalSteps.$inferSelect

export const otherParty = (row: ProposalRow, profileId: string): string =>
  row.senderProfileId === profileId ? row.receiverProfileId : row.senderProfileId

export const proposalById = async (db: Db, id: string): Promise<ProposalRow | undefined> =>
  (await db.select().from(proposals).where(eq(proposals.id, id)))[0]

/**
 * Returns no row if the sender already has an open proposal to this receiver, or if the same request was made before.
 */
export const insertion = (tx: Db, values: typeof proposals.$inferInsert) =>
  tx.insert(proposals).values(values).onConflictDoNothing().returning()

/** Marks these proposals as shown to the receiver, except withdrawn ones; returns those that are newly shown. */
export const deliver = (db: Db, ids: readonly string[], now: Date) =>
  db
    .update(proposals)
    .set({ deliveredAt: now })
    .where(and(inArray(proposals.id, [...ids]), isNull(proposals.deliveredAt), notInArray(proposals.status, withheld)))
    .returning({ id: proposals.id })

const inStages = (...stages: Stage[]) => inArray(proposals.status, statusesWhere('stage', ...stages))
/** The conditions of a list's tabs. */
const whereStateIs: Record<ProposalState, (profileId: string) => SQL | undefined> = {
  all: () => undefined,
  turn: isTurnOf,
  open: () => inStages('waiting'),
  talking: () => inStages('talking'),
  over: () => inStages('won', 'over'),
}

const sentBy = (profileId: string) => eq(proposals.senderProfileId, profileId)
const receivedBy = (profileId: string) => and(eq(proposals.receiverProfileId, profileId), isVisibleToReceiver)
const whereIn: Record<ProposalBox, (profileId: string) => SQL | undefined> = {
  sent: sentBy,
  received: receivedBy,
  all: (profileId) => or(sentBy(profileId), receivedBy(profileId)),
}

export const proposalsIn = (
  db: SelectBuilder,
  box: ProposalBox,
  state: ProposalState,
  profileId: string,
  cursor: Cursor | null,
  limit: number,
) =>
  db
    .select()
    .from(proposals)
    .where(
      and(
        whereIn[box](profileId),
        whereStateIs[state](profileId),
        cursor
          ? sql`(${proposals.createdAt}, ${proposals.id}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(proposals.createdAt), desc(proposals.id))
    .limit(limit)

/** How many proposals of a box each of its tabs has. */
export const countsIn = (db: SelectBuilder, box: ProposalBox, profileId: string) => {
  const countOf = (state: ProposalState) =>
    sql<number>`count(*) filter (where ${whereStateIs[state](profileId) ?? sql`true`})`
      .mapWith(Number)
      .as(`of_${state}`)
  return db
    .select({
      all: countOf('all'),
      turn: countOf('turn'),
      open: countOf('open'),
      talking: countOf('talking'),
      over: countOf('over'),
    })
    .from(proposals)
    .where(whereIn[box](profileId))
}

/** How many proposals each box has. */
export const boxCountsOf = (db: SelectBuilder, profileId: string) => {
  const countOf = (box: ProposalBox) =>
    sql<number>`count(*) filter (where ${whereIn[box](profileId)})`.mapWith(Number).as(`in_${box}`)
  return db
    .select({ sent: countOf('sent'), received: countOf('received'), all: countOf('all') })
    .from(proposals)
    .where(whereIn.all(profileId))
}

/** The proposals that await the profile, the nearest deadline first. */
export const urgentTurns = (db: SelectBuilder, ownId: string, most: number) =>
  db
    .select()
    .from(proposals)
    .where(and(whereIn.all(ownId), whereStateIs.turn(ownId)))
    .orderBy(sql`${proposals.expiresAt} asc nulls last`, desc(proposals.createdAt), desc(proposals.id))
    .limit(most)

/** The condition that a profile is a party; a draft belongs to its author only. */
const isOf = (ownId: string) =>
  or(eq(proposals.senderProfileId, ownId), and(eq(proposals.receiverProfileId, ownId), ne(proposals.status, 'draft')))

export const ownProposal = (db: SelectBuilder, ownId: string, id: string) =>
  db
    .select()
    .from(proposals)
    .where(and(eq(proposals.id, id), isOf(ownId)))

/** The profile's proposals among these, each with the other party. */
export const ownProposalsAmong = (db: SelectBuilder, ownId: string, ids: Values) =>
  db
    .select({
      id: proposals.id,
      otherId: otherPartyOf(ownId).as('other_id'),
    })
    .from(proposals)
    .where(and(anyOf(proposals.id, ids), isOf(ownId)))

export const stepsOf = (db: SelectBuilder, proposalIds: Values) =>
  db.select().from(proposalSteps).where(anyOf(proposalSteps.proposalId, proposalIds)).orderBy(proposalSteps.id)
