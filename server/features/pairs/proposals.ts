import { and, asc, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import { openStatuses } from '../../../src/domain/proposals/lifecycle.ts'
import { statusesWhere } from '../../../src/domain/proposals/statuses.ts'
import { anyOf, type SelectBuilder, type Values } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { profiles, proposals } from '../../kernel/db/schema.ts'

/** The relation that proposals have created between two profiles. */

export type ProposalRow = typeof proposals.$inferSelect

const revealing = statusesWhere('reveals', 'yes')

/** Proposals between two members, one of whom has blocked the other. */
const isBlocked = sql`exists (select 1 from chats b
  where b.profile_a = least(${proposals.senderProfileId}, ${proposals.receiverProfileId})
    and b.profile_b = greatest(${proposals.senderProfileId}, ${proposals.receiverProfileId})
    and (b.blocked_by_a or b.blocked_by_b))`

/**
 * Proposals that revealed the two members' names to each other, until one blocks the other; a proposal on hold keeps
 * them revealed.
 */
export const isRevealing = sql`((${inArray(proposals.status, revealing)} or
  (${inArray(proposals.status, statusesWhere('reveals', 'as_before'))} and ${inArray(proposals.statusBefore, revealing)}))
  and not ${isBlocked})`

/** Visible to the sender only. */
const unseen = statusesWhere('receiverSees', 'nothing')

export const isVisibleToReceiver = notInArray(proposals.status, unseen)

/**
 * In either direction. Nobody sends to themselves, so both ends being among the two is enough, which takes one index
 * lookup.
 */
export const between = (one: string, other: string) =>
  and(inArray(proposals.senderProfileId, [one, other]), inArray(proposals.receiverProfileId, [one, other]))

/** The condition for proposals between a profile and any of the others. */
const betweenAny = (own: string, others: Values) =>
  or(
    and(eq(proposals.senderProfileId, own), anyOf(proposals.receiverProfileId, others)),
    and(eq(proposals.receiverProfileId, own), anyOf(proposals.senderProfileId, others)),
  )

/** The open proposal of a pair; a draft counts only for `one`, its author. */
export const openBetweenSelect = (db: SelectBuilder, one: string, other: string) =>
  db
    .select()
    .from(proposals)
    .where(
      and(
        between(one, other),
        inArray(proposals.status, openStatuses),
        or(isVisibleToReceiver, eq(proposals.senderProfileId, one)),
      ),
    )
    .orderBy(desc(proposals.createdAt))
    .limit(1)

export const openBetween = async (db: Db, one: string, other: string): Promise<ProposalRow | undefined> =>
  (await openBetweenSelect(db, one, other))[0]

/** The other parties of a profile's open proposals with any of these; a draft counts only for its author. */
export const inTalksWith = (db: SelectBuilder, own: string, others: Values) =>
  db
    .selectDistinct({ sender: proposals.senderProfileId, receiver: proposals.receiverProfileId })
    .from(proposals)
    .where(
      and(
        betweenAny(own, others),
        inArray(proposals.status, openStatuses),
        or(isVisibleToReceiver, eq(proposals.senderProfileId, own)),
      ),
    )

/** A profile's proposals with any of these that both can see, oldest first. */
export const proposalsWith = (db: SelectBuilder, own: string, others: Values) =>
  db
    .select({ id: proposals.id, sender: proposals.senderProfileId, receiver: proposals.receiverProfileId })
    .from(proposals)
    .where(and(betweenAny(own, others), isVisibleToReceiver))
    .orderBy(asc(proposals.createdAt), asc(proposals.id))

/** The latest of these proposals with each other profile. */
export const latestOf = (
  rows: readonly { id: string; sender: string; receiver: string }[],
  own: string,
): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id, sender, receiver }) => [sender === own ? receiver : sender, id]))

/** Any proposal that has revealed the two names to each other. */
export const revealingBetween = (db: SelectBuilder, one: string, other: string) =>
  db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(between(one, other), isRevealing))
    .limit(1)

/** The pairs between a profile and others who know each other's names. This is the only rule for showing a name. */
export const acquaintedPairs = (db: SelectBuilder, own: string, others: Values) =>
  db
    .selectDistinct({ sender: proposals.senderProfileId, receiver: proposals.receiverProfileId })
    .from(proposals)
    .where(and(betweenAny(own, others), isRevealing))

/** The other profiles of these pairs. */
export const acquaintedOf = (
  pairs: readonly { sender: string; receiver: string }[],
  own: string,
): ReadonlySet<string> => new Set(pairs.map(({ sender, receiver }) => (sender === own ? receiver : sender)))

/**
 * Locks until the transaction ends: no other request counts or sends between these two, so quotas and "one open per
 * pair" hold.
 */
export const lockPair = (tx: Db, one: string, other: string) =>
  tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(inArray(profiles.id, [one, other]))
    .orderBy(asc(profiles.id))
    .for('no key update')
