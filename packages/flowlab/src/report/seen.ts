import type { Flow } from '../model/flow.ts'

/** How often each state and transition was reached, by flow or by machine. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What watched tabs reached of a flow. They report their machine's id, which may differ from the flow's name. */
export const seenOf = ({ model }: Flow, byMachine: Counts): ReadonlyMap<string, number> =>
  new Map(Object.entries(byMachine[model.machine.id] ?? {}))

/** What browser tests reached of a flow, stored by its name. */
export const testedOf = ({ name }: Flow, byName: Counts): ReadonlyMap<string, number> =>
  new Map(Object.entries(byName[name] ?? {}))

/** The flow that a watched tab reports. */
export const flowOfMachine = (flows: readonly Flow[], id: string): Flow | null =>
  flows.find(({ model }) => model.machine.id === id) ?? null
