import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer, type Running, runServer } from '../../support/bundledServer.ts'
import { startTcpProxy } from '../../support/tcpProxy.ts'
import { startLoad } from './load.ts'
import { remotePlace } from './place.ts'
import { holdSettled } from './settled.ts'

const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds))
const rounded = (milliseconds: number) => Math.round(milliseconds / 100) / 10

/** Kills the server with kill -9 at random moments under mixed load, then runs the checker on the remaining data. */
export async function kills(rounds: number, { embedded }: { embedded: boolean }): Promise<string> {
  const place = embedded ? null : await remotePlace()
  if (!embedded && !place) return 'skipped: no PostgreSQL'
  const file = await bundleServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'founders-kill-'))
  const environment = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
    ...(place ? { DATABASE_URL: place.url } : {}),
  }
  let server: Running = await runServer(file, environment)
  const door = await startTcpProxy(new URL(server.origin))
  const load = await startLoad(door.origin)
  let starting = 0
  for (let round = 0; round < rounds; round++) {
    await pause(200 + Math.random() * 1_300)
    await server.stop('SIGKILL')
    const before = performance.now()
    server = await runServer(file, environment)
    door.leadTo(new URL(server.origin))
    starting += performance.now() - before
    if (round % 10 === 9) console.log(`${round + 1} kills, ${rounded(starting / (round + 1))} s a start`, load.seen)
  }
  await pause(1_000)
  await load.stop()
  const missing = await load.missing()
  if (missing.length > 0) throw new Error(`${missing.length} acknowledged messages are missing or doubled`)
  await server.stop('SIGKILL')
  const checked = await holdSettled(dataDir, place?.url ?? null, load.paid)
  door.close()
  await place?.drop()
  rmSync(dataDir, { recursive: true, force: true })
  const { calls, lost } = load.seen
  return `${rounds} kills, ${calls} calls, ${lost} sent again, ${load.stored.length} messages acknowledged, each there once; ${load.paid.length} purchases acknowledged; ${checked}; a start took ${rounded(starting / rounds)} s`
}
