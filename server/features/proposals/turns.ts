import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { profileKinds } from '../../../src/domain/offerings.ts'
import { ownerSideOf } from '../../../src/domain/proposals/sides.ts'
import { type ProposalActor, statusesWhere } from '../../../src/domain/proposals/statuses.ts'
import { profiles, proposals } from '../../kernel/db/schema.ts'
import { isVisibleToReceiver } from '../pairs/index.ts'

/** The condition for a member's turn: the SQL form of `turnFor`. */

const [sender, receiver] = [alias(profiles, 'sending'), alias(profiles, 'receiving')]

/** The profile that brings the business, determined by the kinds of the two. */
const ownerSide = sql`(select case when ${or(
  ...profileKinds.flatMap((from) =>
    profileKinds
      .filter((to) => ownerSideOf(from, to) === 'sender')
      .map((to) => and(eq(sender.kind, from), eq(receiver.kind, to))),
  ),
)} then ${sender.id} else ${receiver.id} end from ${profiles} ${sql.identifier('sending')}, ${profiles} ${sql.identifier('receiving')}
  where ${sender.id} = ${proposals.senderProfileId} and ${receiver.id} = ${proposals.receiverProfileId})`

/** Null if no single party has to act. */
const isActor: Record<ProposalActor, ((profileId: string) => SQL) | null> = {
  sender: (profileId) => eq(proposals.senderProfileId, profileId),
  receiver: (profileId) => eq(proposals.receiverProfileId, profileId),
  owner: (profileId) => sql`${ownerSide} = ${profileId}`,
  investor: (profileId) => sql`${ownerSide} <> ${profileId}`,
  other_side: (profileId) => sql`${proposals.closeAskedBy} is distinct from ${profileId}`,
  either: null,
  system: null,
  admin: null,
}
const actors = Object.keys(isActor) as ProposalActor[]

/** The condition within a profile's own proposals; for a draft it is nobody's turn. */
export const isTurnOf = (profileId: string): SQL | undefined =>
  and(
    isVisibleToReceiver,
    or(
      ...actors.flatMap((actor) => {
        const is = isActor[actor]
        return is ? and(inArray(proposals.status, statusesWhere('awaits', actor)), is(profileId)) : []
      }),
    ),
  )
