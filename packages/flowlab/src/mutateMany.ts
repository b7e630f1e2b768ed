import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Flow } from './model/flow.ts'
import { transitionsOf } from './model/transitions.ts'
import { type MutationReport, mutate } from './mutation/mutate.ts'

const script = fileURLToPath(new URL(`mutateProcess${extname(import.meta.url)}`, import.meta.url))
const sizeOf = ({ model }: Flow) => transitionsOf(model.machine).length

/**
 * Mutates flows in parallel processes, one per processor, and returns the reports in the order of the flows. `project`
 * is the file whose default export is the project, as a file URL: each process loads it.
 */
export async function mutateMany(flows: readonly Flow[], project: string): Promise<MutationReport[]> {
  const [only] = flows
  if (only && flows.length === 1) return [await mutate(only)]
  const reports = new Map<string, MutationReport>()
  // Starts with the largest flow, so that no process is left with a large one at the end.
  const names = [...flows].sort((one, other) => sizeOf(other) - sizeOf(one)).map(({ name }) => name)
  const room = Math.min(availableParallelism(), flows.length)
  await Promise.all(Array.from({ length: room }, () => workThrough(names, reports, project)))
  return flows.flatMap(({ name }) => reports.get(name) ?? [])
}

const workThrough = (names: string[], reports: Map<string, MutationReport>, project: string) =>
  new Promise<void>((resolve, reject) => {
    const worker = fork(script, [project], { execArgv: ['--import', 'tsx'] })
    worker.on('message', (message: MutationReport | 'ready') => {
      if (message !== 'ready') reports.set(message.flow, message)
      const next = names.shift()
      if (next === undefined) worker.disconnect()
      else worker.send(next)
    })
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker process exited with ${code}`))))
  })
