import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DirectoryInUse, lockDirectory } from '../../../server/kernel/db/lock.ts'

const script = join(process.cwd(), 'node_modules', '.cache', 'founders', `lockRacer-${process.pid}.mjs`)
const racers: ChildProcess[] = []
const start = () => {
  const racer = fork(script, { stdio: 'ignore', execArgv: [] })
  racers.push(racer)
  return racer
}
async function ask(racer: ChildProcess, say: 'take' | 'free', directory: string): Promise<string> {
  const settled = new AbortController()
  const answer = Promise.race([
    once(racer, 'message', settled),
    once(racer, 'exit', settled).then(() => ['the process ended']),
  ])
  racer.send({ say, directory })
  const [reported] = await answer
  settled.abort()
  return String(reported)
}
const newFolder = () => mkdtempSync(join(tmpdir(), 'founders-lock-'))
const lockOf = (directory: string) => join(directory, 'server.lock')

beforeAll(() =>
  build({
    entryPoints: ['tests/support/lockRacer.ts'],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  }),
)
afterAll(() => {
  for (const racer of racers) racer.kill('SIGKILL')
})

describe('the lock of a data folder', () => {
  it('has one winner in each of 60 races for the lock of a dead process; the others get a clear error', async () => {
    const runners = [start(), start(), start(), start()]
    const ends: Record<string, number> = {}
    for (let race = 0; race < 60; race++) {
      const directory = newFolder()
      // Half of the races start in an unused folder.
      if (race % 2 === 0) writeFileSync(lockOf(directory), '999999999')
      const answers = await Promise.all(runners.map((racer) => ask(racer, 'take', directory)))
      const reported = answers.map((answer) => answer.replaceAll(directory, 'FOLDER').replace(/ \(process \d+\)/, ''))
      const end = reported.sort().join(' | ')
      ends[end] = (ends[end] ?? 0) + 1
      await Promise.all(runners.map((racer) => ask(racer, 'free', directory)))
    }
    const refused = 'FOLDER is in use by another running server. Stop it, or set DATA_DIR to another folder.'
    expect(ends).toEqual({ [`${refused} | ${refused} | ${refused} | taken`]: 60 })
  })

  it('that names a running process without the lock is taken over', () => {
    const directory = newFolder()
    writeFileSync(lockOf(directory), String(process.ppid))
    const release = lockDirectory(directory)
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUse)
    release()
    lockDirectory(directory)()
  })

  it('is free the moment its process is killed, and names the holder until then', async () => {
    const directory = newFolder()
    const holder = start()
    expect(await ask(holder, 'take', directory)).toBe('taken')
    expect(() => lockDirectory(directory)).toThrow(`(process ${holder.pid})`)
    const ended = once(holder, 'exit')
    holder.kill('SIGKILL')
    await ended
    lockDirectory(directory)()
  })
})
