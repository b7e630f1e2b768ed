import { and, asc, eq } from 'drizzle-orm'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import type { Db } from '../db/connect.ts'
import { documents, profiles } from '../db/schema.ts'

export type DocumentRow = typeof documents.$inferSelect

export const documentsOf = (db: Db, profileId: string) =>
  db
    .select()
    .from(documents)
    .where(eq(documents.profileId, profileId))
    .orderBy(asc(documents.createdAt), asc(documents.id))

/** Only the owner's: anybody else's is not found. */
export async function ownDocument(db: Db, accountId: string, id: string): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select({ document: documents })
    .from(documents)
    .innerJoin(profiles, eq(profiles.id, documents.profileId))
    .where(and(eq(documents.id, id), eq(profiles.accountId, accountId)))
  return row?.document
}

export async function ownProfileId(db: Db, accountId: string, kind: ProfileKind): Promise<string | undefined> {
  const [row] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.accountId, accountId), eq(profiles.kind, kind)))
  return row?.id
}
