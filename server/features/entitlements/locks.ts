import { sql } from 'drizzle-orm'
import { type CurrentEntitlements, entitlementsFrom, subscriptionAt } from '../../../src/domain/memberships/status.ts'
import { statement } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { rowsOf } from '../../kernel/db/rows.ts'
import type { Deps, MembershipRow } from '../../kernel/ports/deps.ts'
import { periodsOf } from './entitlements.ts'

/**
 * Using a plan and ending one of its periods take the same lock, on the periods' rows. The later of the two sees the
 * result of the earlier: used purchases are not refunded, and ended ones can no longer be used.
 */

type Member = Pick<ProfileRow, 'id' | 'accountId' | 'kind'>

/**
 * The SQL condition that a membership `m` was bought and not used yet. A period replaced by an upgrade may become
 * active again.
 */
export const isUnusedPurchase = sql.raw(
  "m.transaction_id is not null and m.used_at is null and (m.ended_at is null or m.ended_because = 'replaced')",
)

const lock = statement<Member & { otherId: string }, unknown>(
  (params) => sql`with held as (select id from memberships
      where account_id = ${params.accountId} and profile_kind = ${params.kind} order by id for no key update)
    select p.id from profiles p
    where p.id in (${params.id}, ${params.otherId}) and (select count(*) from held) >= 0 order by p.id for no key update of p`,
)

/**
 * Locks until the transaction ends, so that nobody else ends this member's periods, or counts or changes proposals
 * between these two profiles.
 */
export const lockMember = (tx: Db, { id, accountId, kind }: Member, otherId: string) =>
  lock(tx, { id, accountId, kind, otherId })

/**
 * Locks until the transaction ends, so that no other request uses or ends the account's periods, or buys anything for
 * it.
 */
export async function lockAccount(tx: Db, accountId: string): Promise<{ isOpen: boolean } | undefined> {
  const [account] = await rowsOf<{ isOpen: boolean }>(
    tx,
    sql`with held as (select id from memberships where account_id = ${accountId} order by id for no key update)
      select a.disabled_at is null as "isOpen" from accounts a
        where a.id = ${accountId} and (select count(*) from held) >= 0 for update of a`,
  )
  return account
}

/** Records the first use of current purchases; free trials do not count. */
export const recordUse = (tx: Db, { accountId, kind }: Pick<Member, 'accountId' | 'kind'>, now: Date) =>
  tx.execute(sql`update memberships m set used_at = ${now.toISOString()}::timestamptz
    where m.account_id = ${accountId} and m.profile_kind = ${kind} and ${isUnusedPurchase}`)

const isUseRecorded = ({ transactionId, usedAt, endedAt }: MembershipRow) =>
  transactionId === null || usedAt !== null || endedAt !== null

/** Records the use and returns the member's permissions, from preloaded periods. */
export async function entitlementsForUse(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  member: Pick<Member, 'accountId' | 'kind'>,
  periods: readonly MembershipRow[],
): Promise<CurrentEntitlements> {
  const at = now()
  if (periods.every(isUseRecorded)) return entitlementsFrom(subscriptionAt(periods, at))
  await recordUse(db, member, at)
  return entitlementsFrom(subscriptionAt(await periodsOf(db, member.accountId, member.kind), at))
}
