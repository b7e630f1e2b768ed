import { spawn } from 'node:child_process'
import { meterOf } from './cpu.ts'
import { type Asker, drive } from './drive.ts'
import { startInstance } from './instance.ts'
import { askerOf, kindNames, mixOf } from './mix.ts'
import { peopleIn } from './people.ts'
import type { Place } from './place.ts'

const readers = 8
const warming = 4

/** The cost of a call of each kind to the server and the database, whatever else the machine does meanwhile. */
export async function eachKind(file: string, place: Place, seconds: number, chosen: readonly string[]) {
  const rows: Record<string, string | number>[] = []
  const people = await peopleIn(place.url, { count: 400, visiting: 100 })

  async function measure(kind: string, pid: number, ask: Asker): Promise<void> {
    await drive(readers, warming, ask)
    const meter = meterOf(pid, place.url)
    const before = await meter.read()
    const { asked, refused, faults, perSecond } = await drive(readers, seconds, ask)
    const after = await meter.read()
    await meter.close()
    const each = (of: 'server' | 'database') => Math.round(((after[of] - before[of]) / asked) * 1000) / 1000
    const row = { asked, refused, faults, 'a second': perSecond, 'server ms': each('server') }
    rows.push({ kind, ...row, 'database ms': kind === 'bare' ? 0 : each('database') })
    console.log(JSON.stringify(rows.at(-1)))
  }

  const bare = await bareServer()
  await measure('bare', bare.pid, bare.ask)
  bare.stop()
  const instance = await startInstance(file, place.url)
  for (const kind of kindNames.filter((name) => chosen.length === 0 || chosen.includes(name)))
    await measure(
      kind,
      instance.pid,
      askerOf(people, [instance.port], () => kind),
    )
  await measure('mix', instance.pid, mixOf(people, [instance.port]))
  await instance.kill()
  return rows
}

/** A handler that only responds, in a process of its own. */
async function bareServer() {
  const program = `const { Hono } = require('hono'); const { serve } = require('@hono/node-server')
    const app = new Hono().all('*', (c) => c.json({ status: true })); serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port))`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<number>((received) => child.stdout.once('data', (said) => received(Number(said))))
  const ask: Asker = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/me`)
    await answer.arrayBuffer()
    return answer.status
  }
  return { pid: child.pid ?? 0, ask, stop: () => child.kill('SIGKILL') }
}
