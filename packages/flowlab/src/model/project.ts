import type { Flow } from './flow.ts'
import type { Facts, Promised } from './promised.ts'
import type { MachineWords } from './words.ts'

/** A team's declaration of its machines for the lab. */
export interface Project {
  /** The machines with their samples; names are unique. */
  flows: readonly Flow[]
  /** The folder of the approved paths: a path, relative to the working directory unless absolute, or a file URL. */
  approved: string
  /** The command that approves a flow; `flowlab FILE approve` by default. */
  approveWith?: string
  /** Descriptions of the names in the machines; without them reports show the names. */
  words?: readonly MachineWords[]
  /** The promises of each flow on all its walks, by the name of the flow. */
  promises?: Readonly<Record<string, readonly Promised[]>>
  /** The predicates on the context that promises may name, by the name of the flow. */
  facts?: Readonly<Record<string, Facts>>
  /** Changes that no test can notice, by flow and name of the change, with the reason. */
  equivalents?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Sets of mutually exclusive flags, anywhere in a context. */
  exclusive?: readonly (readonly string[])[]
}

const projects: Project[] = []

/** Registers a project for the reports, checks and runners of this process. */
export function defineProject(project: Project): Project {
  projects.push(project)
  return project
}

/** The project of the flow with this name; null if there is none. */
export const projectOf = (flow: string): Project | null =>
  projects.find(({ flows }) => flows.some(({ name }) => name === flow)) ?? null

/** The descriptions of all projects. */
export const allWords = (): readonly MachineWords[] => projects.flatMap(({ words = [] }) => words)
