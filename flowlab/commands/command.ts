import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Flow } from 'flowlab/model/flow.ts'
import { root } from '../places.ts'
import { flowNamed, flows } from '../registry.ts'

/** A usage error: ends the program with exit code 2 and a pointer to the help. */
export class UsageError extends Error {}

export interface Options {
  format: string
  out: string | undefined
  cover: string
  situations: string | undefined
  language: string
  pairs: boolean
  json: boolean
  check: boolean
  headed: boolean
  slow: boolean
  only: string | undefined
  unguarded: boolean
  past: boolean
  replay: boolean
  approve: boolean
  by: string | undefined
}
type OptionName = keyof Options

export interface Command {
  /** The command and its arguments, as listed by `npm run flows --help`. */
  usage: string
  says: string
  help: string
  /** The accepted options; any other is a usage error. */
  takes: readonly OptionName[]
  /** Returns the exit code: 0 without findings, 1 with findings. */
  run: (names: readonly string[], options: Options) => Promise<number>
}

export function requireFlow(name: string | undefined): Flow {
  const flow = flowNamed(name ?? '')
  if (!flow)
    throw new UsageError(`there is no flow "${name ?? ''}"; there are: ${flows.map((each) => each.name).join(', ')}`)
  return flow
}
export const selectFlows = (names: readonly string[]) => (names.length > 0 ? names.map(requireFlow) : flows)

/** Rejects names for commands that take none. */
export function rejectNames(name: string, names: readonly string[]): void {
  if (names.length > 0) throw new UsageError(`${name} takes no "${names.join(' ')}"`)
}
export const say = (text: string) => process.stdout.write(`${text.trimEnd()}\n`)

/** The text of every source file in a folder. */
export const sourcesIn = (folder: string): string =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
