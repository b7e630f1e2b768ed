import { loadavg } from 'node:os'
import { sql } from 'drizzle-orm'
import { numbersFrom } from '../../server/demo/pictures/numbers.ts'
import { formatListCursor } from '../../server/features/listings/listCursor.ts'
import { connectRemote } from '../../server/kernel/db/connect.ts'
import { rowsOf } from '../../server/kernel/db/rows.ts'
import type { ListingPage } from '../../src/domain/contract/market.ts'
import { databaseAt, poolOf } from '../support/database.ts'
import { type Person, serverOnStored, startTestServer } from '../support/server.ts'
import { inBulk } from './bulk.ts'
import { loadListings, vocabulary } from './listings.ts'

/** Times whole requests of the list on PostgreSQL, with few and with many listings. */

const repeats = Number(process.env.REPEATS ?? 300)
const sizes = (process.env.SIZES ?? '10000,1000000').split(',').map(Number)
type Server = Awaited<ReturnType<typeof startTestServer>>

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

interface Side {
  server: Server
  reader: Person
  deep: string
}
type QueryOf = (turn: number, side: Side) => Record<string, string>

async function once({ server, reader }: Side, asked: Record<string, string>, path: string) {
  const query = new URLSearchParams({ kind: 'INVESTMENT', ...asked })
  const began = performance.now()
  const { status, body } = await server.request<ListingPage>('GET', `/api/listings${path}?${query}`, undefined, reader)
  const took = performance.now() - began
  if (status !== 200) throw new Error(`${status} for ${query}`)
  return { took, found: path !== '' || body.list.length > 0 }
}

/** The same request at every size in turn, so that other load on the machine affects all equally. */
async function timed(sides: readonly Side[], queryOf: QueryOf, path = '') {
  const seen = sides.map(() => ({ times: [] as number[], found: 0 }))
  for (let turn = -40; turn < repeats; turn++)
    for (const [place, side] of sides.entries()) {
      if (turn % 40 === 0) await side.server.deps.db.execute(sql`delete from rate_limits`)
      const { took, found } = await once(side, queryOf(Math.abs(turn), side), path)
      if (turn < 0) continue
      seen[place]?.times.push(took)
      if (found && seen[place]) seen[place].found += 1
    }
  return seen.map(({ times, found }) => ({
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    found: found / repeats,
  }))
}

/** Texts as people type them: a word or two, often unfinished, sometimes with a typo. */
function typedTexts(): string[] {
  const next = numbersFrom('typed')
  const words = vocabulary()
  const one = () => words[Math.floor(words.length * next() ** 2)] ?? ''
  return Array.from({ length: Math.max(repeats, 40) + 1 }, () => {
    const text = next() < 0.5 ? one() : `${one()} ${one()}`
    if (next() < 0.15 && text.length > 5) return `${text[1]}${text[0]}${text.slice(2)}`
    return next() < 0.5 ? text.slice(0, Math.max(3, text.length - 2)) : text
  })
}

async function placeAt(server: Server, share: number): Promise<string> {
  const [row] = await rowsOf<{ no: string; id: string }>(
    server.deps.db,
    sql`select listed_no as no, id from profiles where kind = 'INVESTMENT' and status = 'approved'
      order by listed_no desc
      offset (select (count(*) * ${share}::float8)::int from profiles where kind = 'INVESTMENT') limit 1`,
  )
  return formatListCursor({ value: Number(row?.no ?? 0), id: row?.id ?? '' })
}

/** Not the default, so that members are made over the API: copying one reads every table. */
const environment = { LOG_LEVEL: 'error' }

/** A separate database for each size; with KEEP=1 the next run finds it loaded. */
async function serverWith(count: number) {
  const began = performance.now()
  const stored = process.env.KEEP ? await storedDatabase(count) : null
  const server = stored
    ? await serverOnStored(await connectRemote({ url: stored }), environment)
    : await startTestServer(environment)
  const [loaded] = await rowsOf(server.deps.db, sql`select 1 from pg_tables where tablename = 'bench_words'`)
  if (!loaded) await inBulk(stored ?? server.url ?? '', (db) => loadListings(db, count))
  return { server, loaded: (performance.now() - began) / 1000 }
}

async function storedDatabase(count: number) {
  const given = process.env.TEST_DATABASE_URL ?? ''
  const admin = poolOf(given)
  const name = `bench_${count}`
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
  if (!rowCount) await admin.query(`create database ${name}`)
  await admin.close()
  return databaseAt(given, name)
}

async function sideOf(count: number): Promise<Side> {
  const { server, loaded } = await serverWith(count)
  console.log(`${count.toLocaleString('en')} listings, ready in ${loaded.toFixed(0)} s`)
  return { server, reader: await server.trialMember('investor'), deep: await placeAt(server, 0.8) }
}

const sides: Side[] = []
for (const count of sizes) sides.push(await sideOf(count))
const texts = typedTexts()
const filtered = { sort: 'newest', industry: 'saas-software~ai-data', round: 'seed' }
const rare = { sort: 'newest', industry: 'ai-data', round: 'pre-ipo', city: 'Nagpur' }
const cases = {
  'newest, first page': await timed(sides, () => ({ sort: 'newest' })),
  'newest, 80 % deep': await timed(sides, (_, { deep }) => ({ sort: 'newest', cursor: deep })),
  'filtered, first page': await timed(sides, () => filtered),
  'filtered, 80 % deep': await timed(sides, (_, { deep }) => ({ ...filtered, cursor: deep })),
  'three rare filters': await timed(sides, () => rare),
  'largest amount first': await timed(sides, () => ({ sort: 'amount_high' })),
  'text, newest first': await timed(sides, (turn) => ({ sort: 'newest', q: texts[turn] ?? '' })),
  'text, best match': await timed(sides, (turn) => ({ q: texts[turn] ?? '' })),
  'best match': await timed(sides, () => ({})),
  'filters with counts': await timed(sides, () => filtered, '/facets'),
}
for (const { server } of sides) await server.close()

for (const [place, count] of sizes.entries()) {
  console.log(
    `\n${count.toLocaleString('en')} listings; milliseconds a request, load average ${loadavg()[0]?.toFixed(1)}`,
  )
  console.table(
    Object.fromEntries(
      Object.entries(cases).map(([name, seen]) => [
        name,
        {
          p50: seen[place]?.p50.toFixed(1),
          p95: seen[place]?.p95.toFixed(1),
          'found %': Math.round((seen[place]?.found ?? 0) * 100),
        },
      ]),
    ),
  )
}
if (sizes.length > 1) {
  const keyset = ['newest, first page', 'newest, 80 % deep', 'filtered, first page', 'filtered, 80 % deep'] as const
  const growth = keyset.map((name) => [name, (cases[name].at(-1)?.p95 ?? 0) / (cases[name][0]?.p95 ?? 1)] as const)
  console.table(Object.fromEntries(growth.map(([name, times]) => [name, { 'p95 grows by': times.toFixed(2) }])))
  const text = cases['text, best match'].at(-1)?.p95 ?? 0
  console.log(`Text search at ${sizes.at(-1)?.toLocaleString('en')}: p95 ${text.toFixed(1)} ms (at most 50).`)
  if (text > 50 || growth.some(([, times]) => times > 1.5)) process.exitCode = 1
}
process.exit()
