import { sql } from 'drizzle-orm'
import { type Entitled, entitledBy, subscriptionAt } from '../../../src/domain/memberships/status.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { rowsOf } from '../../kernel/db/rows.ts'
import type { Deps, MembershipRow } from '../../kernel/ports/deps.ts'
import { periodsOf } from './entitlements.ts'

/**
 * What a plan allows is used, and a period of it ended, under one lock: that of the periods' rows. Whichever comes second
 * sees the first: what was used is not refunded, and what has ended is used no more.
 */

type Member = Pick<ProfileRow, 'id' | 'accountId' | 'kind'>

/** Of a membership `m`: bought and not used yet. What an upgrade replaced may stand again. */
export const isUnusedPurchase = sql.raw(
  "m.transaction_id is not null and m.used_at is null and (m.ended_at is null or m.ended_because = 'replaced')",
)

const periodsHeld = ({ accountId, kind }: Member) => sql`select id from memberships
  where account_id = ${accountId} and profile_kind = ${kind} order by id for no key update`

/** Until the transaction ends nobody ends a period of this member, nor counts or steps between these two profiles. */
export const holdMember = (tx: Db, member: Member, otherId: string) =>
  tx.execute(sql`with held as (${periodsHeld(member)})
    select p.id from profiles p
    where p.id in (${member.id}, ${otherId}) and (select count(*) from held) >= 0 order by p.id for no key update of p`)

/** Until the transaction ends no period of the account is used or ended elsewhere, and nothing else is bought. */
export async function holdAccount(tx: Db, accountId: string): Promise<{ isOpen: boolean } | undefined> {
  const [account] = await rowsOf<{ isOpen: boolean }>(
    tx,
    sql`with held as (select id from memberships where account_id = ${accountId} order by id for no key update)
      select a.disabled_at is null as "isOpen" from accounts a
        where a.id = ${accountId} and (select count(*) from held) >= 0 for update of a`,
  )
  return account
}

/** Notes that what was bought up to now is in use: the first use alone, and nothing of a free trial. */
export const noteUse = (tx: Db, { accountId, kind }: Pick<Member, 'accountId' | 'kind'>, now: Date) =>
  tx.execute(sql`update memberships m set used_at = ${now.toISOString()}::timestamptz
    where m.account_id = ${accountId} and m.profile_kind = ${kind} and ${isUnusedPurchase}`)

const isNoted = ({ transactionId, usedAt, endedAt }: MembershipRow) =>
  transactionId === null || usedAt !== null || endedAt !== null

/** What the member may still do once the use is noted, by periods that were read before. */
export async function entitledToUse(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  member: Pick<Member, 'accountId' | 'kind'>,
  periods: readonly MembershipRow[],
): Promise<Entitled> {
  const at = now()
  if (periods.every(isNoted)) return entitledBy(subscriptionAt(periods, at))
  await noteUse(db, member, at)
  return entitledBy(subscriptionAt(await periodsOf(db, member.accountId, member.kind), at))
}
