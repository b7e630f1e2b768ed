import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { newToken, tokenHash } from '../../server/kernel/crypto/secrets.ts'
import { rowsOf } from '../../server/kernel/db/rows.ts'
import type { Deps } from '../../server/kernel/ports/deps.ts'
import type { Person } from './server.ts'

type Row = Record<string, unknown>
interface Table {
  name: string
  columns: string[]
  /** Columns with a timestamp. */
  moments: string[]
}
/** All rows of one person, which can be written again for another. */
export interface Snapshot {
  person: Person
  name: string
  takenAt: number
  tables: { table: Table; rows: Row[] }[]
  files: Map<string, { bytes: Uint8Array; mime: string }>
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** Tables shared by all members, and tables that the database derives from other rows. */
const shared = ['settings', 'rate_limits', 'search_words', 'receipt_years', 'listing_sectors']

const tablesOf = (deps: Deps) =>
  rowsOf<Table>(
    deps.db,
    sql`select t.table_name as name, json_agg(c.column_name order by c.ordinal_position) as columns,
        coalesce(json_agg(c.column_name) filter (where c.data_type = 'timestamp with time zone'), '[]') as moments
      from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_identity = 'NO' and c.is_generated = 'NEVER'
        and t.table_name not in (${sql.join(
          shared.map((name) => sql`${name}`),
          sql`, `,
        )})
      group by t.table_name`,
  )

const rowsWith = async (deps: Deps, table: Table, words: readonly string[]) =>
  (
    await rowsOf<{ row: Row }>(
      deps.db,
      sql`select to_jsonb(r) as row from ${sql.identifier(table.name)} r
        where to_jsonb(r)::text like any(array[${sql.join(
          words.map((word) => sql`${`%${word}%`}`),
          sql`, `,
        )}]) order by r.ctid`,
    )
  ).map(({ row }) => row)

/** Reads the rows of a person who was just created; null if one of their messages is still to be sent. */
export async function snapshotOf(deps: Deps, person: Person, name: string): Promise<Snapshot | null> {
  const tables = await tablesOf(deps)
  let words = [person.id, person.email, person.mobile]
  let found: Snapshot['tables'] = []
  // First the rows that refer to the person, then the rows that refer to those.
  for (let round = 0; round < 2; round++) {
    found = await Promise.all(tables.map(async (table) => ({ table, rows: await rowsWith(deps, table, words) })))
    const ids = found.flatMap(({ rows }) => rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])))
    words = [...new Set([...words, ...ids])]
  }
  found = found.filter(({ rows }) => rows.length > 0)
  if (found.some(({ table, rows }) => table.name === 'outbox' && rows.some(({ encrypted }) => encrypted !== null)))
    return null
  const files: Snapshot['files'] = new Map()
  for (const { rows } of found.filter(({ table }) => table.name === 'documents'))
    for (const { storage_key, thumbnail_key, mime } of rows)
      for (const [key, kind] of [
        [storage_key, mime],
        [thumbnail_key, 'image/webp'],
      ]) {
        const bytes = typeof key === 'string' ? await deps.files.get(key) : null
        if (bytes) files.set(String(key), { bytes, mime: String(kind) })
      }
  return { person, name, takenAt: deps.now().getTime(), tables: found, files }
}

/** Writes the same rows under new ids, for a person with another email address, in one statement. */
export async function copyOf(
  deps: Deps,
  { person, name, takenAt, tables, files }: Snapshot,
  to: Pick<Person, 'email' | 'mobile'> & { name: string },
): Promise<Person> {
  const ids = new Map<string, string>()
  const idFor = (old: string) => {
    const given = ids.get(old) ?? randomUUID()
    ids.set(old, given)
    return given
  }
  const token = newToken()
  const since = deps.now().getTime() - takenAt
  const renamed = (text: string) =>
    text
      .replaceAll(person.email, to.email)
      .replaceAll(person.mobile, to.mobile)
      .replace(new RegExp(`${name}\\b`, 'g'), to.name)
      .replace(uuid, idFor)
  const rowFor = (row: Row, { moments }: Table): Row => {
    const copy = JSON.parse(renamed(JSON.stringify(row))) as Row
    for (const column of moments)
      if (typeof copy[column] === 'string') copy[column] = new Date(Date.parse(copy[column]) + since).toISOString()
    // These columns are unique; the database assigns the listing number and counts the stored bytes again.
    if (copy.token_hash) copy.token_hash = tokenHash(token)
    if (copy.proof_hash) copy.proof_hash = tokenHash(newToken())
    if (copy.job_id) copy.job_id = newToken()
    if (copy.listed_no) copy.listed_no = null
    if (copy.stored_bytes) copy.stored_bytes = 0
    return copy
  }
  const inserts = tables.map(({ table, rows }, place) => {
    const columns = sql.join(
      table.columns.map((column) => sql.identifier(column)),
      sql`, `,
    )
    const values = JSON.stringify(rows.map((row) => rowFor(row, table)))
    const of_ = sql.identifier(table.name)
    return sql`${sql.identifier(`insert_${place}`)} as (insert into ${of_} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${of_}, ${values}::jsonb))`
  })
  await deps.db.execute(sql`with ${sql.join(inserts, sql`, `)} select 1`)
  for (const [key, { bytes, mime }] of files) await deps.files.put(renamed(key), bytes, mime)
  return { token, id: idFor(person.id), email: to.email, mobile: to.mobile }
}
