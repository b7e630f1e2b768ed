import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { BenchPerson } from './readers.ts'

interface Ready {
  port: number
  people: BenchPerson[]
  chats: string[]
  database: string
}
interface Memory {
  rss: number
  heapUsed: number
  /** Milliseconds of processor time that the process has used so far. */
  cpu: number
  /** Open event streams. */
  streams: number
}

const program = fileURLToPath(new URL('./server.ts', import.meta.url))

const next = <K extends string, T>(child: ChildProcess, key: K) =>
  new Promise<T>((resolve, reject) => {
    const listener = (said: Partial<Record<K, T>>) => {
      const value = said[key]
      if (value === undefined) return
      child.off('message', listener).off('exit', end)
      resolve(value)
    }
    const end = (code: number | null) => reject(new Error(`the server ended with ${code}`))
    child.on('message', listener).once('exit', end)
  })

/**
 * The server under test in its own process, with this many pairs of members; without an address it uses the embedded
 * database.
 */
export async function startBenchServer(pairs: number, database: string | undefined = process.env.BENCH_DATABASE_URL) {
  const child = fork(program, [String(pairs)], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: { ...process.env, ...(database ? { BENCH_DATABASE_URL: database } : {}) },
  })
  const ready = await next<'ready', Ready>(child, 'ready')
  return {
    ...ready,
    memory: () => {
      const answer = next<'memory', Memory>(child, 'memory')
      child.send('memory')
      return answer
    },
    stop: () => void child.kill('SIGKILL'),
  }
}

export type BenchServer = Awaited<ReturnType<typeof startBenchServer>>
