import { spawn, spawnSync } from 'node:child_process'

export interface Ran {
  said: string
  /** False if it was stopped by the time limit. */
  ended: boolean
}

export const isInstalled = (command: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0

/** Runs a tool for at most this many seconds. */
export const run = (command: string, args: readonly string[], seconds: number): Promise<Ran> =>
  new Promise((resolve) => {
    let said = ''
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    let ended = true
    const timer = setTimeout(() => {
      ended = false
      child.kill('SIGKILL')
    }, seconds * 1_000)
    child.on('close', () => {
      clearTimeout(timer)
      resolve({ said, ended })
    })
  })
