import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { chartOf } from './draw/chart.ts'
import { type Exported, loadExports, UsageError } from './loadExports.ts'
import type { Flow } from './model/flow.ts'
import { differenceOf } from './report/difference.ts'
import { exportedOf } from './report/exports.ts'

/**
 * The changes since an earlier version of a file, in sentences. The version is another file, or a git revision of this
 * one.
 */
export async function differencesSince(other: string, file: string, flows: readonly Flow[]): Promise<string[]> {
  const before = existsSync(other) ? await loadExports(other, false) : await exportedAt(other, file)
  const changed = flows.flatMap(({ name, model: { machine } }) => {
    const old = before.flows.find((flow) => flow.name === name)
    if (!old) return [`${name}: There is a new flow.`]
    const [then, now] = [old.model.machine, machine].map((each) => exportedOf(chartOf(name, each), each))
    return then && now ? differenceOf(then, now).map((each) => `${name}: ${each}`) : []
  })
  const gone = before.flows.filter((old) => !flows.some(({ name }) => name === old.name))
  return [...changed, ...gone.map(({ name }) => `${name}: The flow no longer exists.`)]
}

/** The exports of the file at a revision; its imports are the current ones. */
async function exportedAt(revision: string, file: string): Promise<Exported> {
  const [folder, name] = [dirname(resolve(file)), basename(file)]
  const then = join(folder, `.before-${process.pid}-${name}`)
  writeFileSync(then, textAt(revision, folder, name))
  try {
    return await loadExports(then, false)
  } finally {
    rmSync(then)
  }
}

function textAt(revision: string, folder: string, name: string): string {
  try {
    const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
    return execFileSync('git', ['show', `${revision}:./${name}`], { cwd: folder, encoding: 'utf8', stdio })
  } catch {
    throw new UsageError(`"${revision}" is not a file, and git has no such revision with ${name}`)
  }
}
