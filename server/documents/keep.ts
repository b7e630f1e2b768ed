import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { DocumentKind } from '../../src/domain/contract/profiles.ts'
import type { Db } from '../db/connect.ts'
import { documents, profiles } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { CheckedFile } from './content.ts'
import { storable } from './storable.ts'
import type { DocumentRow } from './store.ts'

interface Upload {
  key: DocumentKind
  type: string | null
  title: string
  file: File
}

/** Keeps a checked file as the profile's one document of its kind; the row is written after the bytes it names. */
export async function keepDocument(
  deps: Deps,
  profileId: string,
  upload: Upload,
  checked: CheckedFile,
): Promise<DocumentRow> {
  const id = randomUUID()
  const stored = {
    storageKey: `documents/${id}.${checked.extension}`,
    thumbnailKey: checked.thumbnail ? `thumbnails/${id}.webp` : null,
  }
  try {
    await deps.files.put(stored.storageKey, checked.bytes, checked.mime)
    if (checked.thumbnail && stored.thumbnailKey)
      await deps.files.put(stored.thumbnailKey, checked.thumbnail, 'image/webp')
    const { made, earlier } = await deps.db.transaction(async (tx) => {
      const row = { id, profileId, ...named(upload, checked), ...stored, createdAt: deps.now() }
      return replaceDocument(tx, row)
    })
    await dropFiles(deps, earlier)
    return made
  } catch (error) {
    await dropFiles(deps, [stored])
    throw error
  }
}

function named(upload: Upload, checked: CheckedFile) {
  const safe = storable(upload.file.name.replace(/[\p{C}/\\]/gu, ''))
  const fileName = [...safe].slice(-150).join('') || `document.${checked.extension}`
  return {
    kind: upload.key,
    type: upload.type,
    fileName,
    title: upload.title || fileName,
    fileTitle: fileName.replace(/\.[^.]*$/, ''),
    mime: checked.mime,
    bytes: checked.bytes.length,
  }
}

async function replaceDocument(tx: Db, row: typeof documents.$inferInsert) {
  const { profileId, kind } = row
  // Two uploads of one kind at once: the lock makes the later one replace the earlier.
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for('update')
  const earlier = await tx
    .delete(documents)
    .where(and(eq(documents.profileId, profileId), eq(documents.kind, kind), ne(documents.id, row.id ?? '')))
    .returning()
  const [made] = await tx.insert(documents).values(row).returning()
  if (!made) throw new Error('the document was not stored')
  if (kind === 'business-photo')
    await tx
      .update(profiles)
      .set({ imageKey: made.thumbnailKey ?? made.storageKey })
      .where(eq(profiles.id, profileId))
  return { made, earlier }
}

/** Takes a document away, and with it the profile's picture if it was that. */
export async function removeDocument(deps: Deps, row: DocumentRow): Promise<void> {
  const keys = row.thumbnailKey ? [row.storageKey, row.thumbnailKey] : [row.storageKey]
  await deps.db.transaction(async (tx) => {
    await tx.delete(documents).where(eq(documents.id, row.id))
    await tx
      .update(profiles)
      .set({ imageKey: null })
      .where(and(eq(profiles.id, row.profileId), inArray(profiles.imageKey, keys)))
  })
  await dropFiles(deps, [row])
}

async function dropFiles(deps: Deps, rows: readonly Pick<DocumentRow, 'storageKey' | 'thumbnailKey'>[]) {
  for (const { storageKey, thumbnailKey } of rows) {
    await deps.files.delete(storageKey)
    if (thumbnailKey) await deps.files.delete(thumbnailKey)
  }
}
