import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { ProposalState } from '../../../src/domain/contract/proposals.ts'
import { openStatuses, type ProposalAction } from '../../../src/domain/proposals/lifecycle.ts'
import { type Stage, statusesWhere } from '../../../src/domain/proposals/standings.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { anyOf, type Selecting, type Values } from '../../kernel/db/reading.ts'
import { profiles, proposalSteps, proposals } from '../../kernel/db/schema.ts'
import type { Cursor } from '../../kernel/http/cursor.ts'

export type ProposalRow = typeof proposals.$inferSelect
export type StepRow = typeof proposalSteps.$inferSelect

export type ProposalBox = 'sent' | 'received'

export const otherParty = (row: ProposalRow, profileId: string): string =>
  row.senderProfileId === profileId ? row.receiverProfileId : row.senderProfileId

const revealing = statusesWhere('reveals', 'yes')

/** Proposals of two of whom one has blocked the other. */
const isBlocked = sql`exists (select 1 from chats b
  where b.profile_a = least(${proposals.senderProfileId}, ${proposals.receiverProfileId})
    and b.profile_b = greatest(${proposals.senderProfileId}, ${proposals.receiverProfileId})
    and (b.blocked_by_a or b.blocked_by_b))`

/** Proposals that have made the two known to each other, until one blocks the other; one on hold keeps what it had revealed. */
export const isRevealing = sql`((${inArray(proposals.status, revealing)} or
  (${inArray(proposals.status, statusesWhere('reveals', 'as_before'))} and ${inArray(proposals.statusBefore, revealing)}))
  and not ${isBlocked})`

/** Nobody's but the sender's. */
const unseen = statusesWhere('receiverSees', 'nothing')
export const isSeen = notInArray(proposals.status, unseen)

export const between = (one: string, other: string) =>
  or(
    and(eq(proposals.senderProfileId, one), eq(proposals.receiverProfileId, other)),
    and(eq(proposals.senderProfileId, other), eq(proposals.receiverProfileId, one)),
  )

/** The open proposal of a pair; a draft counts for `one` alone, whose it is. */
export const openBetweenSelect = (db: Selecting, one: string, other: string) =>
  db
    .select()
    .from(proposals)
    .where(
      and(between(one, other), inArray(proposals.status, openStatuses), or(isSeen, eq(proposals.senderProfileId, one))),
    )
    .orderBy(desc(proposals.createdAt))
    .limit(1)

export const openBetween = async (db: Db, one: string, other: string): Promise<ProposalRow | undefined> =>
  (await openBetweenSelect(db, one, other))[0]

/** Any proposal that has made the two known to each other. */
export const revealingBetween = (db: Selecting, one: string, other: string) =>
  db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(between(one, other), isRevealing))
    .limit(1)

/** Between a profile and others, the pairs who know each other by name: the one rule for all that shows a name. */
export const acquaintedPairs = (db: Selecting, own: string, others: Values) =>
  db
    .selectDistinct({ sender: proposals.senderProfileId, receiver: proposals.receiverProfileId })
    .from(proposals)
    .where(
      and(
        or(
          and(eq(proposals.senderProfileId, own), anyOf(proposals.receiverProfileId, others)),
          and(eq(proposals.receiverProfileId, own), anyOf(proposals.senderProfileId, others)),
        ),
        isRevealing,
      ),
    )

/** The others of these pairs. */
export const acquaintedOf = (
  pairs: readonly { sender: string; receiver: string }[],
  own: string,
): ReadonlySet<string> => new Set(pairs.map(({ sender, receiver }) => (sender === own ? receiver : sender)))

export const proposalById = async (db: Db, id: string): Promise<ProposalRow | undefined> =>
  (await db.select().from(proposals).where(eq(proposals.id, id)))[0]

export const requestSelect = (db: Selecting, senderProfileId: string, requestId: string) =>
  db
    .select()
    .from(proposals)
    .where(and(eq(proposals.senderProfileId, senderProfileId), eq(proposals.requestId, requestId)))

const hadStep = (action: ProposalAction) => sql`exists (select 1 from ${proposalSteps}
  where ${proposalSteps.proposalId} = ${proposals.id} and ${proposalSteps.action} = ${action})`

/** The last proposal of this direction that came to nothing since a moment: the receiver is left in peace for a while. */
export const failedSince = (db: Selecting, sender: string, receiver: string, since: Date) =>
  db
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(
        eq(proposals.senderProfileId, sender),
        eq(proposals.receiverProfileId, receiver),
        or(
          inArray(proposals.status, statusesWhere('followUp', 'rest')),
          and(
            inArray(proposals.status, statusesWhere('followUp', 'rest_if_sent')),
            hadStep('send'),
            hadStep('withdraw'),
          ),
        ),
        gte(proposals.updatedAt, since),
      ),
    )
    .limit(1)

const withheld = statusesWhere('credit', 'if_delivered')

/** An expired proposal and an upheld complaint give the credit back, a withdrawn one only if the receiver was never shown it. */
const usesCredit = and(
  notInArray(proposals.status, statusesWhere('credit', 'none')),
  or(notInArray(proposals.status, withheld), isNotNull(proposals.deliveredAt)),
  or(isNull(proposals.complaintStatus), ne(proposals.complaintStatus, 'upheld')),
)

/** Credits of the plan that are used; what a pack paid for is not counted. */
export const sentSinceSelect = (db: Selecting, senderProfileId: string, since: Date) =>
  db
    .select({ sent: count() })
    .from(proposals)
    .where(
      and(
        eq(proposals.senderProfileId, senderProfileId),
        gte(proposals.createdAt, since),
        isNull(proposals.packId),
        usesCredit,
      ),
    )

/** How many proposals were sent from each pack of a sender's. */
export const sentFromPacks = (db: Selecting, senderProfileId: string) =>
  db
    .select({ packId: proposals.packId, sent: count() })
    .from(proposals)
    .where(and(eq(proposals.senderProfileId, senderProfileId), isNotNull(proposals.packId), usesCredit))
    .groupBy(proposals.packId)

/** Until the transaction ends nobody else counts, or sends between, these two: quotas and "one open per pair" hold. */
export const holdPair = (tx: Db, one: string, other: string) =>
  tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(inArray(profiles.id, [one, other]))
    .orderBy(asc(profiles.id))
    .for('no key update')

/** Drafts are nobody's concern yet. */
export const openSentSelect = (db: Selecting, senderProfileId: string) =>
  db
    .select({ open: count() })
    .from(proposals)
    .where(and(eq(proposals.senderProfileId, senderProfileId), inArray(proposals.status, openStatuses), isSeen))

/** No row where the sender already has an open one to this receiver, or made the request before. */
export const insertion = (tx: Db, values: typeof proposals.$inferInsert) =>
  tx.insert(proposals).values(values).onConflictDoNothing().returning()

/** From now on the receiver has been shown these, but for what was withdrawn first; answers with those it is new for. */
export const deliver = (db: Db, ids: readonly string[], now: Date) =>
  db
    .update(proposals)
    .set({ deliveredAt: now })
    .where(and(inArray(proposals.id, [...ids]), isNull(proposals.deliveredAt), notInArray(proposals.status, withheld)))
    .returning({ id: proposals.id })

/** The tabs of a list. */
const stagesOf: Record<Exclude<ProposalState, 'all'>, Stage[]> = {
  open: ['waiting'],
  talking: ['talking'],
  over: ['won', 'over'],
}

export const proposalsIn = (
  db: Selecting,
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
        eq(box === 'sent' ? proposals.senderProfileId : proposals.receiverProfileId, profileId),
        box === 'received' ? isSeen : undefined,
        state === 'all' ? undefined : inArray(proposals.status, statusesWhere('stage', ...stagesOf[state])),
        cursor
          ? sql`(${proposals.createdAt}, ${proposals.id}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(proposals.createdAt), desc(proposals.id))
    .limit(limit)

/** Only a party's; a draft is the sender's alone. */
export const ownProposal = (db: Selecting, ownId: string, id: string) =>
  db
    .select()
    .from(proposals)
    .where(
      and(
        eq(proposals.id, id),
        or(
          eq(proposals.senderProfileId, ownId),
          and(eq(proposals.receiverProfileId, ownId), ne(proposals.status, 'draft')),
        ),
      ),
    )

export const stepsOf = (db: Selecting, proposalIds: Values) =>
  db.select().from(proposalSteps).where(anyOf(proposalSteps.proposalId, proposalIds)).orderBy(proposalSteps.id)
