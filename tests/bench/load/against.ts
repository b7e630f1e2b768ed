import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer } from '../../support/bundledServer.ts'
import { databaseAt, dropDatabase, poolOf } from '../../support/database.ts'
import { meterOf, type Spent } from './cpu.ts'
import { type Asker, drive } from './drive.ts'
import { startInstance } from './instance.ts'
import { askerOf, kindNames, mixOf } from './mix.ts'
import { peopleIn } from './people.ts'
import type { Place } from './place.ts'

const readers = 4

interface Side {
  name: 'before' | 'now'
  /** The calls by kind. */
  asks: Readonly<Record<string, Asker>>
  meter: ReturnType<typeof meterOf>
  end(): Promise<void>
}
type Turn = Spent & { bytes: number; writes: number }

/**
 * The cost of a call of each kind in this tree and in an earlier revision. Short turns alternate, so that other load on
 * the machine affects both. Each has a copy of the database. The cheaper half of the turns counts.
 */
export async function against(
  revision: string,
  place: Place,
  { seconds, chosen }: { seconds: number; chosen: readonly string[] },
) {
  const rows: Record<string, string | number>[] = []
  const files = { before: await bundleServer(treeAt(revision)), now: await bundleServer() }
  const sides = [await sideOf('before', files.before, place), await sideOf('now', files.now, place)]
  const kinds = [...kindNames, 'mix'].filter((name) => chosen.length === 0 || chosen.includes(name))
  for (const kind of kinds) {
    const turns = new Map(sides.map((side) => [side, [] as Turn[]]))
    for (const side of sides) await drive(readers, 4, askOf(side, kind))
    const until = performance.now() + seconds * 1000 * sides.length
    for (let round = 0; performance.now() < until; round++)
      for (const side of round % 2 === 0 ? sides : sides.toReversed())
        turns.get(side)?.push(await turnOf(side, askOf(side, kind)))
    const means = sides.map((side) => ({ side, of: cheaperHalf(turns.get(side) ?? []) }))
    for (const { side, of } of means) rows.push({ kind, side: side.name, turns: turns.get(side)?.length ?? 0, ...of })
    console.log(JSON.stringify(rows.slice(-2)))
  }
  for (const { end } of sides) await end()
  return rows
}

const askOf = ({ asks }: Side, kind: string): Asker => asks[kind] as Asker

/** Long enough that a server's own timers affect every turn equally. */
const turnSeconds = 0.5

async function turnOf({ meter }: Side, ask: Asker): Promise<Turn> {
  const before = await meter.read()
  const { asked, faults } = await drive(readers, turnSeconds, ask)
  if (faults > 0) throw new Error(`${faults} calls failed`)
  const after = await meter.read()
  const each = (of: keyof Turn) => (after[of] - before[of]) / asked
  return { server: each('server'), database: each('database'), bytes: each('bytes'), writes: each('writes') }
}

function cheaperHalf(turns: readonly Turn[]) {
  const mean = (of: keyof Turn) => {
    const sorted = turns.map((turn) => turn[of]).sort((one, other) => one - other)
    const half = sorted.slice(0, Math.ceil(sorted.length / 2))
    return half.reduce((sum, one) => sum + one, 0) / half.length
  }
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  return {
    'server ms': rounded(mean('server')),
    'database ms': rounded(mean('database')),
    'bytes written': Math.round(mean('bytes')),
    writes: rounded(mean('writes')),
  }
}

async function sideOf(name: Side['name'], file: string, { url }: Place): Promise<Side> {
  const given = process.env.TEST_DATABASE_URL ?? ''
  const [from, own] = [new URL(url).pathname.slice(1), `load_${name}`]
  const admin = poolOf(given)
  const left = await admin.query('select 1 from pg_database where datname = $1', [own])
  if (left.rowCount === 1) await dropDatabase(given, own)
  await admin.query(`create database ${own} template ${from}`)
  await admin.close()
  const copy = databaseAt(given, own)
  const people = await peopleIn(copy, { count: 400, visiting: 100 })
  const instance = await startInstance(file, copy)
  const ports = [instance.port]
  const meter = meterOf(instance.pid, copy)
  return {
    name,
    asks: {
      ...Object.fromEntries(kindNames.map((kind) => [kind, askerOf(people, ports, () => kind)])),
      mix: mixOf(people, ports),
    },
    meter,
    end: async () => {
      await meter.close()
      await instance.kill()
      await dropDatabase(given, own)
    },
  }
}

/** The sources of a revision, with the packages of this tree. */
function treeAt(revision: string): string {
  const root = mkdtempSync(join(tmpdir(), 'founders-revision-'))
  mkdirSync(root, { recursive: true })
  const archive = execFileSync('git', ['archive', revision, '--', 'server', 'src', 'package.json', 'tsconfig.json'], {
    maxBuffer: 1 << 30,
  })
  execFileSync('tar', ['-x', '-C', root], { input: archive })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  return root
}
