import { type FlowModel, type RaceActor, type RaceMessage, toTestModel } from 'flowlab'
import type { Done } from 'flowlab/together/race.ts'
import { createMachine } from 'xstate'

/** The target of each event: `{ open: { charge: 'charged' } }`. */
export function chart(states: Readonly<Record<string, Readonly<Record<string, string>>>>): FlowModel {
  const machine = createMachine({
    initial: Object.keys(states)[0] as never,
    states: Object.fromEntries(Object.entries(states).map(([name, on]) => [name, { on }])),
  })
  const types = [...new Set(Object.values(states).flatMap((on) => Object.keys(on)))]
  return toTestModel(machine, { events: types.map((type) => ({ type })), outcomes: {} })
}

/** The message sent with each step, in every state. */
export const sending =
  (letters: Readonly<Record<string, RaceMessage>>) =>
  ({ step }: Done): readonly RaceMessage[] =>
    letters[step] ? [letters[step]] : []
export const to = (name: string, says: string): RaceMessage => ({ to: name, says })
export const answer = (says: string) => to('sender', says)
export const alike = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]))

/** A person who takes one step, which sends a message to the server. */
export const pressing = (event: string, says: string, server = 'server'): RaceActor => ({
  model: chart({ before: { [event]: 'after' }, after: {} }),
  sends: sending({ [event]: to(server, says) }),
})
export const hearing = (states: Parameters<typeof chart>[0], ...says: readonly string[]): RaceActor => ({
  model: chart(states),
  receives: alike(...says),
})
