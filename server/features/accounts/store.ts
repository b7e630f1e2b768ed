import { and, desc, eq } from 'drizzle-orm'
import type { LoginTarget } from '../../../src/domain/loginTarget.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { profileColumns } from '../../kernel/db/profileRow.ts'
import { accounts, profiles } from '../../kernel/db/schema.ts'
import type { Account } from '../../kernel/ports/deps.ts'

export async function accountByTarget(db: Db, target: LoginTarget): Promise<Account | undefined> {
  const isThis = target.kind === 'email' ? eq(accounts.email, target.email) : eq(accounts.mobile, target.mobile)
  return (await db.select().from(accounts).where(isThis))[0]
}

/** The login names of an account. */
export const targetsOf = ({ email, mobile }: Pick<Account, 'email' | 'mobile'>): LoginTarget[] => [
  { kind: 'email', email },
  { kind: 'mobile', mobile },
]

export async function accountTaken(
  db: Db,
  email: string,
  mobile: string,
): Promise<{ email: boolean; mobile: boolean }> {
  return {
    email: (await accountByTarget(db, { kind: 'email', email })) !== undefined,
    mobile: (await accountByTarget(db, { kind: 'mobile', mobile })) !== undefined,
  }
}

export const setPassword = (db: Db, accountId: string, passwordHash: string) =>
  db.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))

export const profilesOf = (db: SelectBuilder, accountId: string) =>
  db
    .select(profileColumns)
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
    .orderBy(desc(profiles.createdAt), profiles.kind)

export async function hasProfile(db: Db, accountId: string, kind: ProfileKind): Promise<boolean> {
  const found = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.accountId, accountId), eq(profiles.kind, kind)))
  return found.length > 0
}
