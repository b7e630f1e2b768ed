import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer, runServer } from '../../support/bundledServer.ts'
import { signInDemo } from '../../support/demo.ts'
import { listenTo } from '../../support/stream.ts'
import { startTcpProxy } from '../../support/tcpProxy.ts'
import { startLoad } from './load.ts'
import { remotePlace } from './place.ts'
import { holdSettled } from './settled.ts'

const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds))

/** PostgreSQL behind a proxy that closes for 30 seconds: open connections are cut, new ones refused. */
export async function databaseDown(): Promise<string> {
  const place = await remotePlace()
  if (!place) return 'skipped: no PostgreSQL'
  const seconds = Number(process.env.DOWN_SECONDS ?? 30)
  const door = await startTcpProxy(new URL(place.url))
  const dataDir = mkdtempSync(join(tmpdir(), 'founders-down-'))
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: 'development' }
  const server = await runServer(await bundleServer(), { ...environment, DATABASE_URL: door.url })
  const { origin } = server
  const load = await startLoad(origin)
  const stream = await listenTo(origin, await signInDemo(origin, 'owner@demo.in', 'entrepreneur'))
  let ended = false
  void stream.ended.then(() => {
    ended = true
  })
  await pause(5_000)
  load.seen.slowest = 0
  door.shut()
  await pause(seconds * 500)
  const statusOf = (path: string) => fetch(`${origin}/${path}`).then(({ status }) => status)
  const [alive, ready] = [await statusOf('healthz'), await statusOf('readyz')]
  await pause(seconds * 500)
  const slowest = Math.round(load.seen.slowest)
  const opened = Date.now()
  door.open()
  while (load.seen.lastAnswer < opened && Date.now() - opened < 60_000) await pause(20)
  const back = load.seen.lastAnswer - opened
  await pause(15_000)
  const readied = stream.events.filter(({ type }) => type === 'ready').length
  await load.stop()
  const missing = await load.missing()
  const { calls, lost, answers } = load.seen
  const seen = { missing: missing.length, back, alive, ready, ended, readied, unanswered: answers[0] ?? 0 }
  if (missing.length > 0 || back < 0 || alive !== 200 || ready !== 503 || ended || readied < 2 || seen.unanswered > 0)
    throw new Error(JSON.stringify(seen))
  await server.stop('SIGKILL')
  const checked = await holdSettled(dataDir, place.url, load.paid)
  door.close()
  await place.drop()
  rmSync(dataDir, { recursive: true, force: true })
  return `${seconds} s away, alive and not ready meanwhile; ${calls} calls, each answered (${JSON.stringify(answers)}), the slowest while it was away after ${slowest} ms; first answer ${back} ms after it was back, the stream kept and readied to fetch; ${lost} sent again, ${load.stored.length} messages acknowledged, each there once; ${checked}`
}
