import { createMachine } from 'xstate'
import { type FlowModel, toTestModel } from '../model/flow.ts'
import type { RaceActor, RaceMessage } from './race.ts'

/**
 * The target of each event in each state: `{ open: { charge: 'charged' }, charged: {} }`. The first state is the
 * initial one.
 */
export type ChartOfRace = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A small machine of a race, whose events are those in its states. */
function chartOfRace(states: ChartOfRace): FlowModel {
  const machine = createMachine({
    initial: Object.keys(states)[0] as never,
    states: Object.fromEntries(Object.entries(states).map(([name, on]) => [name, { on }])),
  })
  const types = [...new Set(Object.values(states).flatMap((on) => Object.keys(on)))]
  return toTestModel(machine, { events: types.map((type) => ({ type })), outcomes: {} })
}

interface SmallActor {
  states: ChartOfRace
  /** The messages sent with a step, by its name; a function receives the states before it. */
  sends?: Readonly<Record<string, RaceMessage | ((before: ReadonlySet<string>) => readonly RaceMessage[])>>
  /** The events that other actors cause by a message of the same name. */
  receives?: readonly string[]
}

/** An actor of a race from a small chart: a tab, a session, a store. */
export const raceActor = ({ states, sends = {}, receives = [] }: SmallActor): RaceActor => ({
  model: chartOfRace(states),
  sends: ({ step, before }) => {
    const sent = sends[step]
    if (!sent) return []
    return typeof sent === 'function' ? sent(before) : [sent]
  },
  receives: Object.fromEntries(receives.map((name) => [name, name])),
})
