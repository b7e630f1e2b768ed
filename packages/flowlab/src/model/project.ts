import type { Flow } from './flow.ts'
import type { Facts, Promised } from './promised.ts'
import type { MachineWords } from './words.ts'

/** What a team tells the lab about its machines, once. */
export interface Project {
  /** The machines with their samples; no two of the same name. */
  flows: readonly Flow[]
  /** The folder of the approved paths: a path, from the working directory where it is relative, or a file URL. */
  approved: string
  /** The command that approves a flow; `flowlab FILE approve` by default. */
  approveWith?: string
  /** What the machines name, in words; without them reports use the names. */
  words?: readonly MachineWords[]
  /** What each flow promises on all its walks, by the name of the flow. */
  promises?: Readonly<Record<string, readonly Promised[]>>
  /** What promises say of a context, by the name of the flow. */
  facts?: Readonly<Record<string, Facts>>
  /** Changes that nobody could notice, by flow and name of the change, with the reason. */
  equivalents?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Flags that are never true at once, wherever they stand in a context. */
  exclusive?: readonly (readonly string[])[]
}

const projects: Project[] = []

/** Makes a project known to reports, checks and runners of this process. */
export function defineProject(project: Project): Project {
  projects.push(project)
  return project
}

/** The project that has a flow of this name; null if none does. */
export const projectOf = (flow: string): Project | null =>
  projects.find(({ flows }) => flows.some(({ name }) => name === flow)) ?? null

/** The words of all projects. */
export const allWords = (): readonly MachineWords[] => projects.flatMap(({ words = [] }) => words)
