import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { DocumentKind } from '../../../src/domain/registration/documentKinds.ts'
import { holdsSeveral } from '../../../src/domain/registration/documents.ts'
import { confirmedDocuments, materialDocuments } from '../../../src/domain/registration/review.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { documents, profiles } from '../../kernel/db/schema.ts'

export type DocumentRow = typeof documents.$inferSelect

/** All documents of a profile, including those waiting for a reviewer; other members may only see the rest. */
export const documentsOf = (db: SelectBuilder, profileId: string) =>
  db
    .select()
    .from(documents)
    .where(eq(documents.profileId, profileId))
    .orderBy(asc(documents.createdAt), asc(documents.id))

/** Like `documentsOf`, for an account's profile of a kind. */
export const documentsOfKindOf = (db: SelectBuilder, accountId: string, kind: ProfileKind) =>
  db
    .select(getTableColumns(documents))
    .from(documents)
    .innerJoin(profiles, eq(profiles.id, documents.profileId))
    .where(and(eq(profiles.accountId, accountId), eq(profiles.kind, kind)))
    .orderBy(asc(documents.createdAt), asc(documents.id))

/** For its owner, a document waiting for a reviewer replaces the previous one. */
export const ownersDocuments = (rows: readonly DocumentRow[]): DocumentRow[] =>
  rows.filter(
    (row) => row.pending || holdsSeveral(row.kind) || !rows.some(({ kind, pending }) => pending && kind === row.kind),
  )

/** A document that counts only after a reviewer has confirmed it. */
export const isUnconfirmed = and(inArray(documents.kind, confirmedDocuments), isNull(documents.verifiedAt))

/** True if a reviewer has verified a document of these kinds that others see. */
const hasVerified = (profileId: string, kinds: readonly DocumentKind[]) =>
  sql`exists (select 1 from ${documents} d where d.profile_id = ${profileId}
    and ${inArray(sql`d.kind`, [...kinds])} and not d.pending and d.verified_at is not null)`

/** The marks of a listing, which last as long as the documents that they were given for. */
export const marksOf = (profileId: string) => ({
  verified: hasVerified(profileId, materialDocuments),
  fundsVerified: hasVerified(profileId, confirmedDocuments),
})

export const placeMarks = (tx: Db, profileId: string) =>
  tx.update(profiles).set(marksOf(profileId)).where(eq(profiles.id, profileId))

/** An owner's document, with its profile: for anyone else it does not exist. */
export async function ownDocument(db: Db, accountId: string, id: string) {
  const [row] = await db
    .select({ document: documents, profile: profiles })
    .from(documents)
    .innerJoin(profiles, eq(profiles.id, documents.profileId))
    .where(and(eq(documents.id, id), eq(profiles.accountId, accountId)))
  return row
}

const idInKey = /^(?:documents|document-thumbnails)\/([0-9a-f-]{36})\./

/** True if a stored file still belongs to a profile that strangers know by name. */
export async function isOpenToStrangers(db: Db, key: string): Promise<boolean> {
  const id = idInKey.exec(key)?.[1]
  if (!id) return false
  const [row] = await db
    .select({ anonymous: profiles.anonymous })
    .from(documents)
    .innerJoin(profiles, eq(profiles.id, documents.profileId))
    .where(eq(documents.id, id))
  return row?.anonymous === false
}

export async function documentOfRequest(db: Db, profileId: string, requestId: string) {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.profileId, profileId), eq(documents.requestId, requestId)))
  return row
}
