import { and, count, desc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import { openStatuses, type ProposalAction, type ProposalStatus } from '../../src/domain/proposals/lifecycle.ts'
import type { Db } from '../db/connect.ts'
import { chats, proposalSteps, proposals } from '../db/schema.ts'
import type { Cursor } from '../http/cursor.ts'

export type ProposalRow = typeof proposals.$inferSelect

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

export async function sentSince(db: Db, senderProfileId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(proposals)
    .where(
      and(
        eq(proposals.senderProfileId, senderProfileId),
        gte(proposals.createdAt, since),
        sql`not (${proposals.status} = 'expired')`,
      ),
    )
  return row?.sent ?? 0
}

export async function openSent(db: Db, senderProfileId: string): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(proposals)
    .where(and(eq(proposals.senderProfileId, senderProfileId), inArray(proposals.status, openStatuses)))
  return row?.open ?? 0
}

/** Null where the pair already has an open one, or the request was made before. */
export async function insertProposal(db: Db, values: typeof proposals.$inferInsert): Promise<ProposalRow | null> {
  return db.transaction(async (tx) => {
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
  })
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

export const stepsOf = (db: Db, proposalId: string) =>
  db.select().from(proposalSteps).where(eq(proposalSteps.proposalId, proposalId)).orderBy(proposalSteps.id)

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

const pairOf = (one: string, other: string) => (one < other ? ([one, other] as const) : ([other, one] as const))

/** The chat of a pair: opened on acceptance, one for a pair however many proposals. */
export async function openChat(tx: Db, row: ProposalRow, now: Date): Promise<void> {
  const [profileA, profileB] = pairOf(row.senderProfileId, row.receiverProfileId)
  await tx
    .insert(chats)
    .values({ proposalId: row.id, profileA, profileB, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
}

export async function chatOf(db: Db, row: ProposalRow): Promise<string | null> {
  const [profileA, profileB] = pairOf(row.senderProfileId, row.receiverProfileId)
  const [chat] = await db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.profileA, profileA), eq(chats.profileB, profileB)))
  return chat?.id ?? null
}
