import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { DocumentKind } from '../../../src/domain/registration/documentKinds.ts'
import { holdsSeveral, isPhotoKind, maxFiles } from '../../../src/domain/registration/documents.ts'
import { isMaterialDocument } from '../../../src/domain/registration/review.ts'
import { profileStatusTable } from '../../../src/domain/registration/statuses.ts'
import { isDatabaseUnavailable } from '../../kernel/db/availability.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { type ProfileRow, profileColumns } from '../../kernel/db/profileRow.ts'
import { documents, profiles } from '../../kernel/db/schema.ts'
import { keysOf, pictureKey, sizesOf } from '../../kernel/http/fileLinks.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { digestOf, requireSame } from '../../kernel/http/sameRequest.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { storable } from '../../kernel/text/storable.ts'
import { type CheckedFile, resizeToWidth } from './content.ts'
import { mayRemove } from './permissions.ts'
import { setPictures } from './pictures.ts'
import { isStorageFull } from './storage.ts'
import { type DocumentRow, documentOfRequest, documentsOf, marksOf, ownersDocuments, placeMarks } from './store.ts'

export interface Upload {
  key: DocumentKind
  type: string | null
  title: string
  requestId: string | null
  /** The document to replace, for kinds that allow several. */
  replaces: string | null
  file: File
  bytes: Uint8Array
}

/** Stores a checked file; the row is written after its bytes. A repeated request stores nothing again. */
export async function saveDocument(
  deps: Deps,
  profile: ProfileRow,
  upload: Upload,
  checked: CheckedFile,
): Promise<DocumentRow> {
  const id = randomUUID()
  const stored = {
    storageKey: `documents/${id}.${checked.extension}`,
    thumbnailKey: checked.thumbnail ? thumbnailKeyOf(id, upload.key) : null,
  }
  try {
    await deps.files.put(stored.storageKey, checked.bytes, checked.mime)
    if (checked.thumbnail && stored.thumbnailKey)
      await deps.files.put(stored.thumbnailKey, checked.thumbnail, 'image/webp')
    await saveSizes(deps, stored.thumbnailKey, checked)
    const row = { id, profileId: profile.id, ...documentColumns(upload, checked), ...stored, createdAt: deps.now() }
    const { made, earlier } = await deps.db.transaction((tx) => insertDocument(tx, deps, row, upload))
    if (made.id !== id) await deleteFiles(deps, [stored])
    await deleteFiles(deps, earlier)
    return made
  } catch (error) {
    // The row may have been stored and only the response lost: the sweep decides.
    if (!isDatabaseUnavailable(error)) await deleteFiles(deps, [stored])
    if (isStorageFull(error)) return refuse('STORAGE_FULL')
    throw error
  }
}

/** Lists are requested by screens of every width, so their pictures have several sizes. */
const thumbnailKeyOf = (id: string, kind: DocumentKind): string =>
  isPhotoKind(kind) ? pictureKey(id) : `document-thumbnails/${id}.webp`

async function saveSizes(deps: Deps, thumbnailKey: string | null, checked: CheckedFile): Promise<void> {
  for (const { key, width } of sizesOf(thumbnailKey))
    if (key !== thumbnailKey) await deps.files.put(key, await resizeToWidth(checked.bytes, width), 'image/webp')
}

function documentColumns(upload: Upload, checked: CheckedFile) {
  const safe = storable(upload.file.name.replace(/[\p{C}/\\]/gu, ''))
  const fileName = [...safe].slice(-150).join('') || `document.${checked.extension}`
  return {
    kind: upload.key,
    type: upload.type,
    requestId: upload.requestId,
    digest: digestOf(upload.bytes),
    fileName,
    title: upload.title || fileName,
    fileTitle: fileName.replace(/\.[^.]*$/, ''),
    mime: checked.mime,
    bytes: checked.bytes.length,
  }
}

async function insertDocument(tx: Db, deps: Deps, row: typeof documents.$inferInsert & { id: string }, upload: Upload) {
  // Two uploads of one kind at once: the lock makes the later one replace the earlier.
  const profile = await lockedById(tx, row.profileId)
  if (!profile) return refuse('NOT_FOUND')
  const same = upload.requestId ? await documentOfRequest(tx, row.profileId, upload.requestId) : undefined
  if (same) {
    requireSame(contentOf(same, row.digest), contentOf(row, null))
    return { made: same, earlier: [] }
  }
  const before = await documentsOf(tx, row.profileId)
  const pending =
    deps.config.REVIEW === 'manual' && profileStatusTable[profile.status].isLive && isMaterialDocument(row.kind)
  const earlier = await tx
    .delete(documents)
    .where(replaced(row, upload, pending))
    .returning()
  const [made] = await tx
    .insert(documents)
    .values({ ...row, pending })
    .returning()
  if (!made) throw new Error('the document was not stored')
  requireRoom(row.kind, before, await documentsOf(tx, row.profileId))
  // A reviewer who saw the profile before this change must review it again.
  await tx
    .update(profiles)
    .set({ updatedAt: deps.now(), review: withoutNote(profile.review, row.kind), ...marksOf(profile.id) })
    .where(eq(profiles.id, profile.id))
  if (isPhotoKind(row.kind)) await setPictures(tx, profile)
  return { made, earlier }
}

/** The content of an upload's request id; `unknown` is the digest of files stored without one. */
const contentOf = (
  { kind, type, title, digest }: Pick<typeof documents.$inferInsert, 'kind' | 'type' | 'title' | 'digest'>,
  unknown: string | null | undefined,
) => ({ kind, type: type ?? null, title, digest: digest ?? unknown ?? null })

/** A new document clears the reviewer's note on the previous one. */
function withoutNote(review: ProfileRow['review'], kind: DocumentKind): ProfileRow['review'] {
  if (!review) return null
  const { [kind]: _, ...fields } = review.fields
  return { ...review, fields }
}

/** The documents that a new one replaces; the shown one stays until a reviewer has checked the new one. */
function replaced(
  row: { profileId: string; kind: DocumentKind },
  { replaces }: Upload,
  pending: boolean,
): SQL | undefined {
  const ofKind = and(eq(documents.profileId, row.profileId), eq(documents.kind, row.kind))
  if (holdsSeveral(row.kind)) return and(ofKind, replaces ? eq(documents.id, replaces) : ne(documents.id, documents.id))
  return and(ofKind, inArray(documents.pending, pending ? [true] : [true, false]))
}

/** The limit for files in a profile; a replacement does not count. */
function requireRoom(kind: DocumentKind, before: readonly DocumentRow[], after: readonly DocumentRow[]): void {
  const [had, has] = [ownersDocuments(before).length, ownersDocuments(after).length]
  if (has > maxFiles && has > had) refuse('VALIDATION_FAILED', { fields: { [kind]: 'tooManyFiles' } })
}

/**
 * Deletes a document, and the profile's picture if it came from that document. Whether that is allowed is read under the
 * lock: a submission or a review at the same time makes it required.
 */
export async function removeDocument(deps: Deps, { id, profileId }: DocumentRow): Promise<void> {
  const removed = await deps.db.transaction(async (tx) => {
    const profile = await lockedById(tx, profileId)
    const [row] = await tx.select().from(documents).where(eq(documents.id, id))
    if (!profile || !row) return []
    if (!mayRemove(row, profile)) return refuse('FORBIDDEN')
    await tx.delete(documents).where(eq(documents.id, id))
    if (isPhotoKind(row.kind)) await setPictures(tx, profile)
    await placeMarks(tx, profileId)
    return [row]
  })
  await deleteFiles(deps, removed)
}

async function lockedById(tx: Db, id: string): Promise<ProfileRow | undefined> {
  return (await tx.select(profileColumns).from(profiles).where(eq(profiles.id, id)).for('update'))[0]
}

export async function deleteFiles(deps: Deps, rows: readonly Pick<DocumentRow, 'storageKey' | 'thumbnailKey'>[]) {
  for (const { storageKey, thumbnailKey } of rows) {
    await deps.files.delete(storageKey)
    for (const key of keysOf(thumbnailKey)) await deps.files.delete(key)
  }
}
