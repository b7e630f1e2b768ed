import { and, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { hour } from '../../../src/domain/durations.ts'
import { documents, messages, profiles, stemOfFile } from '../../kernel/db/schema.ts'
import { nameOf } from '../../kernel/http/fileLinks.ts'
import type { Deps } from '../../kernel/ports/deps.ts'

const folders = ['documents', 'document-thumbnails', 'attachments']
const batch = 500

/**
 * Deletes stored files that no row names: those left by an interrupted upload, a lost response or a deleted account.
 */
export async function sweepOrphans(deps: Deps): Promise<number> {
  let swept = 0
  for (const folder of folders) {
    const old = (await deps.files.list(folder)).filter(({ storedAt }) => deps.now().getTime() - storedAt > hour)
    for (let start = 0; start < old.length; start += batch) {
      const keys = old.slice(start, start + batch).map(({ key }) => key)
      const named = await (folder === 'attachments' ? attachedKeys : namedKeys)(deps, keys)
      for (const key of keys.filter((one) => !named.has(nameOf(one)))) {
        await deps.files.delete(key)
        swept++
      }
    }
  }
  return swept
}

async function namedKeys(deps: Deps, keys: readonly string[]): Promise<Set<string>> {
  const wanted = [...new Set(keys.map(nameOf))]
  const stored = await deps.db
    .select({ storageKey: documents.storageKey, thumbnailKey: documents.thumbnailKey })
    .from(documents)
    .where(or(inArray(documents.storageKey, wanted), inArray(documents.thumbnailKey, wanted)))
  const shown = await deps.db
    .select({ imageKey: profiles.imageKey, avatarKey: profiles.avatarKey })
    .from(profiles)
    .where(or(inArray(profiles.imageKey, wanted), inArray(profiles.avatarKey, wanted)))
  return new Set([...stored, ...shown].flatMap((row) => Object.values(row).filter((key) => key !== null)))
}

async function attachedKeys({ db }: Deps, keys: readonly string[]): Promise<Set<string>> {
  const stems = [...new Set(keys.map((key) => key.split('.')[0] ?? ''))]
  const rows = await db
    .select({ file: messages.file })
    .from(messages)
    .where(and(isNotNull(messages.file), inArray(sql.raw(stemOfFile), stems)))
  return new Set(rows.flatMap(({ file }) => [file?.storageKey ?? '', file?.thumbnailKey ?? '']))
}
