import { and, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { chats } from '../db/schema.ts'

const pairOf = (one: string, other: string) => (one < other ? ([one, other] as const) : ([other, one] as const))

/** The chat of a pair: opened on acceptance, one for a pair however many proposals; a closed one opens again. */
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

/** The chats of a profile with any of the others, by the other's id. */
export async function chatsWith(db: Db, profileId: string, otherIds: string[]): Promise<Map<string, string>> {
  const found = await db
    .select({ id: chats.id, a: chats.profileA, b: chats.profileB })
    .from(chats)
    .where(
      or(
        and(eq(chats.profileA, profileId), inArray(chats.profileB, otherIds)),
        and(eq(chats.profileB, profileId), inArray(chats.profileA, otherIds)),
      ),
    )
  return new Map(found.map(({ id, a, b }) => [a === profileId ? b : a, id]))
}

/** Whether either of a pair has blocked the other in their chat. */
export async function isBlocked(db: Db, one: string, other: string): Promise<boolean> {
  const [profileA, profileB] = pairOf(one, other)
  const found = await db
    .select({ id: chats.id })
    .from(chats)
    .where(
      and(
        eq(chats.profileA, profileA),
        eq(chats.profileB, profileB),
        or(eq(chats.blockedByA, true), eq(chats.blockedByB, true)),
      ),
    )
  return found.length > 0
}
