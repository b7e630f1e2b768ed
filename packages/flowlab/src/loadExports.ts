import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import type { Flow } from './model/flow.ts'
import { inferFlow } from './model/infer.ts'
import { defineProject, projectOf } from './model/project.ts'
import { type InferredFlow, typedFlow } from './samples/typedFlow.ts'
import { valuesOfFile } from './samples/typesOf.ts'
import type { Race } from './together/race.ts'
import type { CombinedFlows } from './together/together.ts'

/** A usage error; its message says how to call the command. */
export class UsageError extends Error {}

const isMachine = (value: unknown): value is AnyStateMachine =>
  value instanceof Object && 'implementations' in value && 'root' in value
const isFlow = (value: unknown): value is Flow => value instanceof Object && 'model' in value && 'name' in value

const isTogether = (value: unknown): value is CombinedFlows =>
  value instanceof Object && 'parts' in value && 'waysOf' in value && 'promises' in value

const isRace = (value: unknown): value is Race => value instanceof Object && 'actors' in value && 'never' in value

/** The exports of a file. */
export interface Exported {
  flows: readonly Flow[]
  together: readonly CombinedFlows[]
  races: readonly Race[]
  /** The names under which the file exports its machines. */
  names: ReadonlyMap<AnyStateMachine, string>
  /** The flows whose samples are inferred, with the parts that could not be. */
  inferred: readonly InferredFlow[]
  /** Why no types could be read; null if they were read or not requested. */
  withoutTypes: string | null
}

const typesRead = new Map<string, ReturnType<typeof valuesOfFile>>()

/** A process loads a module once, so its types are read once too: the compiler takes seconds. */
function typesOf(path: string, names: readonly string[]): ReturnType<typeof valuesOfFile> {
  const read = typesRead.get(path) ?? valuesOfFile(path, names)
  typesRead.set(path, read)
  return read
}

/**
 * The single and combined flows that a file exports. A machine without a flow gets samples inferred from its chart, and
 * from its types where they are read, which takes seconds.
 */
export async function loadExports(file: string, readsTypes: boolean): Promise<Exported> {
  const path = resolve(file)
  const exported = (await import(pathToFileURL(path).href).catch((error: unknown) => {
    throw new UsageError(`${file} could not be loaded: ${error instanceof Error ? error.message : error}`)
  })) as Record<string, unknown>
  const values = Object.values(exported).flat()
  const own = [...new Set(values.filter(isFlow))]
  const bare = [...new Set(values.filter(isMachine))].filter((one) => !own.some(({ model }) => model.machine === one))
  const names = new Map(
    Object.entries(exported).flatMap(([name, value]) => (isMachine(value) ? [[value, name] as const] : [])),
  )
  const exportedBare = bare.flatMap((machine) => names.get(machine) ?? [])
  const types = readsTypes && exportedBare.length > 0 ? await typesOf(path, exportedBare) : null
  const inferred = bare.map((machine): InferredFlow => {
    const values = types && 'machines' in types ? types.machines.get(names.get(machine) ?? '') : undefined
    return values ? typedFlow(machine, values) : { flow: inferFlow(machine), asks: [], finite: [] }
  })
  const flows = [...own, ...inferred.map(({ flow }) => flow)]
  const together = [...new Set(values.filter(isTogether))]
  const races = [...new Set(values.filter(isRace))]
  if (flows.length + together.length + races.length === 0)
    throw new UsageError(
      `${basename(file)} exports no machine and no flow: it needs an \`export const … = createMachine(…)\`, or a \`flow(…)\``,
    )
  if (!flows.some(({ name }) => projectOf(name)))
    defineProject({ flows, approved: join(dirname(path), 'flowlab-approved') })
  const withoutTypes = types && 'problem' in types ? types.problem : null
  return { flows, together, races, names, inferred, withoutTypes }
}
