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
  /** Milliseconds that the process has computed so far. */
  cpu: number
}

const program = fileURLToPath(new URL('./server.ts', import.meta.url))

const next = <K extends string, T>(child: ChildProcess, key: K) =>
  new Promise<T>((resolve, reject) => {
    const hear = (said: Partial<Record<K, T>>) => {
      const value = said[key]
      if (value === undefined) return
      child.off('message', hear)
      resolve(value)
    }
    child.on('message', hear)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })

/** The server under test in a process of its own, with so many pairs of members. */
export async function startBenchServer(pairs: number) {
  const child = fork(program, [String(pairs)], { execArgv: ['--import', 'tsx', '--expose-gc'] })
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
