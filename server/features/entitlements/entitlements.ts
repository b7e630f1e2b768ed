import { and, eq } from 'drizzle-orm'
import type { Permissions } from '../../../src/domain/memberships/permissions.ts'
import {
  type CurrentEntitlements,
  entitlementsFrom,
  type Subscription,
  subscriptionAt,
} from '../../../src/domain/memberships/status.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { memberships } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'

export const periodsOf = (db: SelectBuilder, accountId: string, kind: ProfileKind) =>
  db
    .select()
    .from(memberships)
    .where(and(eq(memberships.accountId, accountId), eq(memberships.profileKind, kind)))

export async function subscriptionOf(db: Db, accountId: string, kind: ProfileKind, now: Date): Promise<Subscription> {
  return subscriptionAt(await periodsOf(db, accountId, kind), now)
}

/** The account's current entitlements as this profile. */
async function entitlementsOf(db: Db, accountId: string, kind: ProfileKind, now: Date): Promise<CurrentEntitlements> {
  return entitlementsFrom(await subscriptionOf(db, accountId, kind, now))
}

/** The current permissions from this profile's subscription. */
export const permissionsFor = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { accountId, kind }: { accountId: string; kind: ProfileKind },
): Promise<Permissions> => (await entitlementsOf(db, accountId, kind, now())).may
