import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../kernel/db/connect.ts'
import { notifications, profiles } from '../../kernel/db/schema.ts'
import { type Transition, withdrawBetween } from '../proposals/index.ts'

/** Ends all open proposals between two members and cancels their pending emails. */
export async function endBetween(
  tx: Db,
  move: Transition,
  chatId: string,
  ownId: string,
  otherId: string,
): Promise<void> {
  const ended = await withdrawBetween(tx, move, ownId, otherId)
  const subjects = [`chat:${chatId}`, ...ended.map(({ id }) => `proposal:${id}`)]
  const members = tx
    .select({ id: profiles.accountId })
    .from(profiles)
    .where(inArray(profiles.id, [ownId, otherId]))
  await tx
    .update(notifications)
    .set({ mailAt: null })
    .where(
      and(
        inArray(notifications.accountId, members),
        inArray(notifications.subject, subjects),
        isNotNull(notifications.mailAt),
      ),
    )
}
