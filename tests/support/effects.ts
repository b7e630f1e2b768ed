import { type AnyStateMachine, StateMachine } from 'xstate'

const modules = import.meta.glob<Record<string, unknown>>('../../src/effects/*.ts', { eager: true })

/** Every flow with the product's effects, by its id, including flows inside others. */
export function machinesOfProduct(): ReadonlyMap<string, AnyStateMachine> {
  const found = new Map<string, AnyStateMachine>()
  function walk(machine: AnyStateMachine) {
    if (found.has(machine.id)) return
    found.set(machine.id, machine)
    for (const logic of Object.values(machine.implementations.actors)) if (logic instanceof StateMachine) walk(logic)
  }
  for (const exported of Object.values(modules).flatMap((one) => Object.values(one))) {
    const logic = exported instanceof StateMachine ? exported : (exported as { logic?: unknown } | null)?.logic
    if (logic instanceof StateMachine) walk(logic)
  }
  return found
}

interface Placed {
  /** The flow within the flows that run it, such as `login/passwordReset`. */
  place: string
  machine: AnyStateMachine
}

/**
 * Every use of every flow with effects, including a second one of the same flow: a code for another purpose, a report
 * of something else.
 */
export function placesOfProduct(): readonly Placed[] {
  const found: Placed[] = []
  const seen = new Set<AnyStateMachine>()
  function walk(machine: AnyStateMachine, place: string) {
    if (seen.has(machine)) return
    seen.add(machine)
    found.push({ place, machine })
    for (const [name, logic] of Object.entries(machine.implementations.actors))
      if (logic instanceof StateMachine) walk(logic, `${place}/${name}`)
  }
  for (const exported of Object.values(modules).flatMap((one) => Object.values(one))) {
    const logic = exported instanceof StateMachine ? exported : (exported as { logic?: unknown } | null)?.logic
    if (logic instanceof StateMachine) walk(logic, logic.id)
  }
  return found
}
