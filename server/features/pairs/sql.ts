import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { chats, proposals } from '../../kernel/db/schema.ts'

/** Conditions and values about a pair of profiles, for statements that are written by hand. */

type Id = SQLWrapper | string

/** True for a proposal between these two, sent by either. */
export const isBetween = (one: Id, other: Id): SQL =>
  sql`((${proposals.senderProfileId} = ${one} and ${proposals.receiverProfileId} = ${other})
    or (${proposals.senderProfileId} = ${other} and ${proposals.receiverProfileId} = ${one}))`

interface Members {
  profileA: SQLWrapper
  profileB: SQLWrapper
}

/** The members of a chat that the statement calls `c`. */
export const membersOfC: Members = { profileA: sql`c.profile_a`, profileB: sql`c.profile_b` }

/** The other member of a chat. */
export const otherMemberOf = (own: Id, { profileA, profileB }: Members = chats): SQL =>
  sql`case when ${profileA} = ${own} then ${profileB} else ${profileA} end`

/** The other party of a proposal. */
export const otherPartyOf = (own: Id): SQL<string> =>
  sql<string>`case when ${proposals.senderProfileId} = ${own} then ${proposals.receiverProfileId} else ${proposals.senderProfileId} end`
