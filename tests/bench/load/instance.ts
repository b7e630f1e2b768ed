import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer } from '../../support/bundledServer.ts'

/** One process of the product on a given database. */
export async function startInstance(file: string, url: string, environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'founders-load-'))
  const server = await runServer(file, {
    DATA_DIR: folder,
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
    ...environment,
  })
  const { key } = JSON.parse(readFileSync(join(folder, 'operator.json'), 'utf8')) as { key: string }
  const ask = (path: string) =>
    fetch(`${server.origin}/operator/${path}`, { headers: { authorization: `Bearer ${key}` } })
  return {
    port: server.port,
    pid: server.pid,
    kill: () => server.stop('SIGKILL'),
    /** Resident memory, in MB. */
    memory: async () => ((await (await ask('status')).json()) as { memory_mb: number }).memory_mb,
  }
}
