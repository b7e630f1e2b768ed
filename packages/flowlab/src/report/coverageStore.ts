import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Coverage, noCoverage } from '../machine/liveFlow.ts'

/** The source of a coverage: generated tests, generated browser tests, real sessions. */
export const coverageKinds = ['unit', 'browser', 'real'] as const
export type CoverageKind = (typeof coverageKinds)[number]

const folder = join(process.cwd(), 'node_modules', '.flowlab')
const fileOf = (kind: CoverageKind, name: string) => join(folder, `${kind}-${name.replace(/[^\w-]+/g, '_')}.json`)

interface SavedCoverage {
  name: string
  states: Record<string, number>
  transitions: Record<string, number>
}

/** Stores the coverage of a run for the report. */
export function saveCoverage(kind: CoverageKind, name: string, { states, transitions }: Coverage): void {
  mkdirSync(folder, { recursive: true })
  const saved: SavedCoverage = {
    name,
    states: Object.fromEntries(states),
    transitions: Object.fromEntries(transitions),
  }
  writeFileSync(fileOf(kind, name), JSON.stringify(saved))
}

/** The coverage by the last runs of a kind, by flow. */
export function savedCoverage(kind: CoverageKind): Map<string, Coverage> {
  const found = new Map<string, Coverage>()
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(`${kind}-`)) : []
  for (const file of files) {
    const { name, states, transitions } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as SavedCoverage
    found.set(name, {
      ...noCoverage(),
      states: new Map(Object.entries(states)),
      transitions: new Map(Object.entries(transitions)),
    })
  }
  return found
}
