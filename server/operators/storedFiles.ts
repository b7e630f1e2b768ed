import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { Deps } from '../deps.ts'
import { nameOf } from '../documents/links.ts'
import { shown, type Violation } from './violation.ts'

const hour = 3_600_000

/** Rows without their file, and files of an hour ago without their row. */
export async function brokenFiles(deps: Deps): Promise<Violation[]> {
  const named = await rowsOf<{ key: string }>(
    deps.db,
    sql`select storage_key as key from documents union select thumbnail_key from documents where thumbnail_key is not null
      union select file->>'storageKey' from messages where file is not null
      union select file->>'thumbnailKey' from messages where file->>'thumbnailKey' is not null`,
  )
  const pictures = await rowsOf<{ key: string }>(
    deps.db,
    sql`select image_key as key from profiles where image_key is not null union select avatar_key from profiles where avatar_key is not null`,
  )
  const folders = ['documents', 'document-thumbnails', 'attachments']
  const stored = (await Promise.all(folders.map((folder) => deps.files.list(folder)))).flat()
  const kept = new Set(stored.map(({ key }) => key))
  const wanted = new Set([...named, ...pictures].map(({ key }) => key))
  const missing = named.map(({ key }) => key).filter((key) => !kept.has(key))
  const orphans = stored.filter(
    ({ key, storedAt }) => !wanted.has(nameOf(key)) && deps.now().getTime() - storedAt > hour,
  )
  const asked: Violation[] = [
    { rule: 'every document and attachment has its file', ids: missing.slice(0, shown) },
    { rule: 'no file is left that nothing names', ids: orphans.slice(0, shown).map(({ key }) => key) },
  ]
  return asked.filter(({ ids }) => ids.length > 0)
}
