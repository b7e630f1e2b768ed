import { and, asc, count, desc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm'
import { openStatuses, type ProposalAction, type ProposalStatus } from '../../src/domain/proposals/lifecycle.ts'
import type { Db } from '../db/connect.ts'
import { profiles, proposalSteps, proposals } from '../db/schema.ts'
import type { Cursor } from '../http/cursor.ts'

export type ProposalRow = typeof proposals.$inferSelect
export type StepRow = typeof proposalSteps.$inferSelect

export const otherParty = (row: ProposalRow, profileId: string): string =>
  row.senderProfileId === profileId ? row.receiverProfileId : row.senderProfileId

const accepted: ProposalStatus[] = [
  'accepted',
  'in_discussion',
  'nda_pending',
  'nda_signed',
  'offer_made',
  'countered',
  'due_diligence',
  'close_pending',
  'closed_won',
]

const between = (one: string, other: string) =>
  or(
    and(eq(proposals.senderProfileId, one), eq(proposals.receiverProfileId, other)),
    and(eq(proposals.senderProfileId, other), eq(proposals.receiverProfileId, one)),
  )

export const openBetween = async (db: Db, one: string, other: string): Promise<ProposalRow | undefined> =>
  (
    await db
      .select()
      .from(proposals)
      .where(and(between(one, other), inArray(proposals.status, openStatuses)))
      .orderBy(desc(proposals.createdAt))
      .limit(1)
  )[0]

export const acceptedBetween = async (db: Db, one: string, other: string): Promise<boolean> =>
  (
    await db
      .select({ id: proposals.id })
      .from(proposals)
      .where(and(between(one, other), inArray(proposals.status, accepted)))
      .limit(1)
  ).length > 0

export const proposalById = async (db: Db, id: string): Promise<ProposalRow | undefined> =>
  (await db.select().from(proposals).where(eq(proposals.id, id)))[0]

export const proposalByRequest = async (
  db: Db,
  senderProfileId: string,
  requestId: string,
): Promise<ProposalRow | undefined> =>
  (
    await db
      .select()
      .from(proposals)
      .where(and(eq(proposals.senderProfileId, senderProfileId), eq(proposals.requestId, requestId)))
  )[0]

/** Credits used: an expired proposal gives its credit back, a withdrawn one only if the receiver never touched it. */
export async function sentSince(db: Db, senderProfileId: string, since: Date): Promise<number> {
  const touched = sql`exists (select 1 from ${proposalSteps}
    where ${proposalSteps.proposalId} = ${proposals.id} and ${proposalSteps.byProfileId} = ${proposals.receiverProfileId})`
  const [row] = await db
    .select({ sent: count() })
    .from(proposals)
    .where(
      and(
        eq(proposals.senderProfileId, senderProfileId),
        gte(proposals.createdAt, since),
        ne(proposals.status, 'expired'),
        or(ne(proposals.status, 'withdrawn'), touched),
      ),
    )
  return row?.sent ?? 0
}

/** Until the transaction ends nobody else counts, or sends between, these two: quotas and "one open per pair" hold. */
export const holdPair = (tx: Db, one: string, other: string) =>
  tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(inArray(profiles.id, [one, other]))
    .orderBy(asc(profiles.id))
    .for('no key update')

export async function openSent(db: Db, senderProfileId: string): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(proposals)
    .where(and(eq(proposals.senderProfileId, senderProfileId), inArray(proposals.status, openStatuses)))
  return row?.open ?? 0
}

/** Null where the sender already has an open one to this receiver, or made the request before. */
export async function insertProposal(tx: Db, values: typeof proposals.$inferInsert): Promise<ProposalRow | null> {
  const [row] = await tx.insert(proposals).values(values).onConflictDoNothing().returning()
  if (row)
    await tx.insert(proposalSteps).values({
      proposalId: row.id,
      byProfileId: row.senderProfileId,
      action: 'send',
      status: row.status,
      createdAt: row.createdAt,
    })
  return row ?? null
}

export const proposalsIn = (
  db: Db,
  box: 'sent' | 'received',
  profileId: string,
  cursor: Cursor | null,
  limit: number,
) =>
  db
    .select()
    .from(proposals)
    .where(
      and(
        eq(box === 'sent' ? proposals.senderProfileId : proposals.receiverProfileId, profileId),
        cursor
          ? sql`(${proposals.createdAt}, ${proposals.id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(proposals.createdAt), desc(proposals.id))
    .limit(limit + 1)

export const stepsOf = (db: Db, proposalIds: string[]) =>
  db.select().from(proposalSteps).where(inArray(proposalSteps.proposalId, proposalIds)).orderBy(proposalSteps.id)

export interface Move {
  to: ProposalStatus
  action: ProposalAction
  byProfileId: string | null
  now: Date
  reason?: string
  expiresAt?: Date | null
}

/** Compares the old status in the same write; null where it changed meanwhile. */
export async function moveTo(tx: Db, row: ProposalRow, move: Move): Promise<ProposalRow | null> {
  const [moved] = await tx
    .update(proposals)
    .set({
      status: move.to,
      updatedAt: move.now,
      ...(move.reason === undefined ? {} : { reason: move.reason }),
      ...(move.expiresAt === undefined ? {} : { expiresAt: move.expiresAt }),
      ...(move.action === 'confirm_close' ? { closeAskedBy: move.byProfileId } : {}),
    })
    .where(and(eq(proposals.id, row.id), eq(proposals.status, row.status)))
    .returning()
  if (!moved) return null
  await tx.insert(proposalSteps).values({
    proposalId: row.id,
    byProfileId: move.byProfileId,
    action: move.action,
    status: move.to,
    createdAt: move.now,
  })
  return moved
}
