import { sql } from 'drizzle-orm'
import { hour } from '../../../src/domain/durations.ts'
import { inPages } from '../../kernel/db/pages.ts'
import { rowsOf } from '../../kernel/db/rows.ts'
import { keysOf } from '../../kernel/http/fileLinks.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { maxReportedIds, type Violation } from './violation.ts'

const folders = ['documents', 'document-thumbnails', 'attachments']

/** Rows without a file, and files older than an hour without a row. Only file names are held in memory. */
export async function brokenFiles(deps: Deps): Promise<Violation[]> {
  const stored = (await Promise.all(folders.map((folder) => deps.files.list(folder)))).flat()
  const old = stored.filter(({ storedAt }) => deps.now().getTime() - storedAt > hour)
  const [referenced, orphans] = [new Set(stored.map(({ key }) => key)), new Set(old.map(({ key }) => key))]
  const missing: string[] = []
  for await (const { keys, owns } of namings(deps))
    for (const key of keys) {
      for (const one of keysOf(key)) orphans.delete(one)
      if (owns && missing.length < maxReportedIds && !referenced.has(key) && !(await isThere(deps, key)))
        missing.push(key)
    }
  const violations: Violation[] = [
    { rule: 'every document and attachment has its file', ids: missing },
    { rule: 'no stored file is unreferenced', ids: [...orphans].slice(0, maxReportedIds) },
  ]
  return violations.filter(({ ids }) => ids.length > 0)
}

interface Naming {
  keys: string[]
  /** True if a row is useless without its file; a profile only shows its file. */
  owns: boolean
}

const sources = [
  { owns: true, rows: sql`select id, array[storage_key, thumbnail_key] as keys from documents where true` },
  {
    owns: true,
    rows: sql`select id, array[file->>'storageKey', file->>'thumbnailKey'] as keys from messages where file is not null`,
  },
  {
    owns: false,
    rows: sql`select id, array[image_key, avatar_key] as keys from profiles
      where (image_key is not null or avatar_key is not null)`,
  },
]

/** The files that each row refers to. */
async function* namings({ db }: Deps): AsyncGenerator<Naming> {
  for (const { owns, rows } of sources) {
    const pageAfter = (last: string, size: number) =>
      rowsOf<{ id: string; keys: (string | null)[] }>(db, sql`${rows} and id > ${last} order by id limit ${size}`)
    for await (const page of inPages(pageAfter))
      for (const { keys } of page) yield { owns, keys: keys.filter((key) => key !== null) }
  }
}

/** The file may have been stored after the folder was read. */
const isThere = async ({ files }: Deps, key: string): Promise<boolean> => (await files.get(key)) !== null
