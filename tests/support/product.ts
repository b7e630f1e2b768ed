import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Product {
  origin: string
  /** What it printed so far. */
  said(): string
  stop(signal: 'SIGINT' | 'SIGKILL'): Promise<void>
}

export const emptyDataDirectory = () => mkdtempSync(join(tmpdir(), 'founders-data-'))

/** The demo data as the first start makes it: a copy where the run has made it already, else made at the start. */
export function newDataDirectory(): string {
  const directory = emptyDataDirectory()
  const made = process.env.DEMO_DATA_DIR
  if (made) cpSync(made, directory, { recursive: true })
  return directory
}

/** Starts the whole product as `npm start` does, in a process of its own. */
export async function startProduct(
  dataDirectory: string,
  port: number,
  environment: Record<string, string> = {},
): Promise<Product> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const origin = `http://127.0.0.1:${port}`
  await untilHealthy(origin, child, () => said)
  return { origin, said: () => said, stop: (signal) => stopped(child, signal) }
}

async function untilHealthy(origin: string, child: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the product ended at its start:\n${said()}`)
    const answer = await fetch(`${origin}/healthz`).catch(() => null)
    if (answer?.ok && said().includes(origin)) return
    await new Promise((later) => setTimeout(later, 150))
  }
  child.kill('SIGKILL')
  throw new Error(`the product did not start:\n${said()}`)
}

const stopped = (child: ChildProcess, signal: 'SIGINT' | 'SIGKILL') =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
