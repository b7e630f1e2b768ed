import type { Flow } from '../model/flow.ts'

/** The number of times each state and transition was reached, by flow or by machine. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The coverage of a flow by watched tabs. They report their machine's id, which may differ from the flow's name. */
export const seenOf = ({ model }: Flow, byMachine: Counts): ReadonlyMap<string, number> =>
  new Map(Object.entries(byMachine[model.machine.id] ?? {}))

/** The coverage of a flow by browser tests, stored by its name. */
export const testedOf = ({ name }: Flow, byName: Counts): ReadonlyMap<string, number> =>
  new Map(Object.entries(byName[name] ?? {}))

/** The flow of a machine id, as reported by a watched tab. */
export const flowOfMachine = (flows: readonly Flow[], id: string): Flow | null =>
  flows.find(({ model }) => model.machine.id === id) ?? null
