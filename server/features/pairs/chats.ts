import { and, eq, or, sql } from 'drizzle-orm'
import { anyOf, type SelectBuilder, type Values } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { chats } from '../../kernel/db/schema.ts'

const pairOf = (one: string, other: string) => (one < other ? ([one, other] as const) : ([other, one] as const))

/** Opens the chat of a pair on acceptance: one per pair, however many proposals; a closed one is reopened. */
export async function openChat(
  tx: Db,
  proposal: { id: string; senderProfileId: string; receiverProfileId: string },
  now: Date,
): Promise<void> {
  const [profileA, profileB] = pairOf(proposal.senderProfileId, proposal.receiverProfileId)
  await tx
    .insert(chats)
    .values({ proposalId: proposal.id, profileA, profileB, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: [chats.profileA, chats.profileB], set: { closedAt: null } })
}

/** The chats of a profile with any of the others. */
export const chatsWith = (db: SelectBuilder, profileId: string, otherIds: Values) =>
  db
    .select({ id: chats.id, a: chats.profileA, b: chats.profileB })
    .from(chats)
    .where(
      or(
        and(eq(chats.profileA, profileId), anyOf(chats.profileB, otherIds)),
        and(eq(chats.profileB, profileId), anyOf(chats.profileA, otherIds)),
      ),
    )

/** The chat of a pair in which either has blocked the other. */
export const blockedBetween = (db: SelectBuilder, one: string, other: string) =>
  db
    .select({ id: chats.id })
    .from(chats)
    .where(
      and(
        // The smaller id of a pair is always the first.
        sql`${chats.profileA} = least(${one}::uuid, ${other}::uuid)`,
        sql`${chats.profileB} = greatest(${one}::uuid, ${other}::uuid)`,
        or(eq(chats.blockedByA, true), eq(chats.blockedByB, true)),
      ),
    )
