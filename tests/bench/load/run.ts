import { loadavg } from 'node:os'
import { bundleServer } from '../../support/bundledServer.ts'
import { against } from './against.ts'
import { bareHandler, databaseAlone } from './ceilings.ts'
import { drive, type Figures } from './drive.ts'
import { startInstance } from './instance.ts'
import { eachKind } from './kinds.ts'
import { mixOf } from './mix.ts'
import { peopleIn } from './people.ts'
import { type Place, placeOf } from './place.ts'

/**
 * `npm run bench load [--seconds=20] [--readers=24] [--users=1000]`: a realistic mix on PostgreSQL, with one instance
 * and two, compared with two upper bounds. `--growth=1000,1000000`: the same mix at both sizes in turn. `--soak=10`:
 * minutes on one instance, which fails if memory grows. `--kinds`, `--kinds=list,me`: the processor time of a call of
 * each kind, compared with a bare handler's. `--against=HEAD~3`: the same, alternating with an earlier revision.
 * `--seed` only creates the databases, for KEEP=1.
 */
const option = (name: string, fallback: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? fallback
const [seconds, readers, soak] = [option('seconds', '20'), option('readers', '24'), option('soak', '0')].map(
  Number,
) as [number, number, number]
const growth = option('growth', '').split(',').filter(Boolean).map(Number)
/** Memory in the last minutes above this multiple of the first ones is a leak. */
const maxGrowth = 1.15

const kinds = process.argv.some((word) => word.startsWith('--kinds'))
  ? option('kinds', '').split(',').filter(Boolean)
  : null

const rows: Record<string, string | number>[] = []
function note(what: string, { asked, refused, faults, perSecond, p50, p99, slowest }: Figures) {
  rows.push({ what, asked, refused, faults, 'a second': perSecond, 'p50 ms': p50, 'p99 ms': p99, 'most ms': slowest })
  console.log(JSON.stringify(rows.at(-1)))
}
const share = (one: number, other: number) => Math.round((one / other) * 100) / 100
const busy = () => `load average ${loadavg()[0]?.toFixed(1)}`

async function beside(file: string, place: Place): Promise<void> {
  const people = await peopleIn(place.url, { count: 400, visiting: 100 })
  const bare = await bareHandler(readers, Math.min(seconds, 10))
  note('a bare handler', bare)
  const alone = await databaseAlone(place.url, people, readers, Math.min(seconds, 10))
  note('the database alone', alone)
  const first = await startInstance(file, place.url)
  await drive(readers, Math.min(seconds, 8), mixOf(people, [first.port]))
  const one = await drive(readers, seconds, mixOf(people, [first.port]))
  note('the mix, one instance', one)
  const second = await startInstance(file, place.url)
  await drive(readers, Math.min(seconds, 8), mixOf(people, [second.port]))
  const two = await drive(readers, seconds, mixOf(people, [first.port, second.port]))
  note('the mix, two instances', two)
  for (const { kill } of [first, second]) await kill()
  console.log({
    'mix ÷ bare handler': share(one.perSecond, bare.perSecond),
    'mix ÷ database alone': share(one.perSecond, alone.perSecond),
    'two instances ÷ one': share(two.perSecond, one.perSecond),
  })
}

/** Alternates, so that other load on the machine affects all sizes equally. */
async function growing(file: string, places: readonly Place[]): Promise<void> {
  const sides = []
  for (const place of places) {
    const instance = await startInstance(file, place.url)
    const people = await peopleIn(place.url, { count: 400, visiting: 100 })
    sides.push({ place, instance, ask: mixOf(people, [instance.port]), seen: [] as Figures[] })
    await drive(readers, Math.min(seconds, 8), sides.at(-1)?.ask ?? (async () => 0))
  }
  for (let round = 0; round < 4; round++)
    for (const { place, ask, seen } of sides) {
      seen.push(await drive(readers, seconds / 2, ask))
      note(`${place.users} users, round ${round + 1}`, seen.at(-1) as Figures)
    }
  const mean = (seen: readonly Figures[], of: 'perSecond' | 'p50' | 'p99') =>
    seen.reduce((sum, one) => sum + one[of], 0) / seen.length
  const [few, many] = [sides[0]?.seen ?? [], sides.at(-1)?.seen ?? []]
  console.log(
    Object.fromEntries(
      (['perSecond', 'p50', 'p99'] as const).map((of) => [
        `${of}, most users ÷ fewest`,
        share(mean(many, of), mean(few, of)),
      ]),
    ),
  )
  for (const { instance } of sides) await instance.kill()
}

async function soaking(file: string, place: Place): Promise<void> {
  const people = await peopleIn(place.url, { count: 1_000, visiting: 400 })
  const instance = await startInstance(file, place.url)
  const ask = mixOf(people, [instance.port])
  const memory: number[] = []
  for (let minute = 1; minute <= soak; minute++) {
    const samples: number[] = []
    const watch = setInterval(() => void instance.memory().then((now) => samples.push(now)), 5_000)
    note(`soak, minute ${minute}`, await drive(readers, 60, ask))
    clearInterval(watch)
    memory.push(Math.round(samples.reduce((sum, one) => sum + one, 0) / samples.length))
  }
  await instance.kill()
  // The first minute fills caches and compiles, so it is left out.
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length
  const grown = share(mean(memory.slice(-3)), mean(memory.slice(1, 4)))
  console.log({ 'memory by minute, MB': memory.join(' '), 'last three minutes ÷ second to fourth': grown })
  if (grown > maxGrowth) throw new Error(`memory grew to ${grown} of what it was; ${maxGrowth} is the most`)
}

const places: Place[] = []
try {
  for (const users of growth.length > 0 ? growth : [Number(option('users', '1000'))]) places.push(await placeOf(users))
  if (!process.argv.includes('--seed')) {
    const file = await bundleServer()
    const [place] = places as [Place]
    console.log(busy())
    const revision = option('against', '')
    if (revision) rows.push(...(await against(revision, place, { seconds, chosen: kinds ?? [] })))
    else if (kinds) rows.push(...(await eachKind(file, place, Math.min(seconds, 8), kinds)))
    else if (growth.length > 0) await growing(file, places)
    else if (soak > 0) await soaking(file, place)
    else await beside(file, place)
    console.log(busy())
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  for (const { drop } of places) await drop()
}
console.table(rows)
if (rows.some(({ faults }) => Number(faults) > 0)) process.exitCode = 1
process.exit()
