import { and, eq } from 'drizzle-orm'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import type { Db } from '../db/connect.ts'
import { profiles } from '../db/schema.ts'

export type ProfileRow = typeof profiles.$inferSelect

export async function ownProfile(db: Db, accountId: string, kind: ProfileKind): Promise<ProfileRow | undefined> {
  return (
    await db
      .select()
      .from(profiles)
      .where(and(eq(profiles.accountId, accountId), eq(profiles.kind, kind)))
  )[0]
}

export async function profileById(db: Db, id: string): Promise<ProfileRow | undefined> {
  return (await db.select().from(profiles).where(eq(profiles.id, id)))[0]
}
