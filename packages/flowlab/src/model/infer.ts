import type { AnyStateMachine } from 'xstate'
import { type Flow, presenceIn } from './flow.ts'
import type { ActorOutcome } from './step.ts'
import { statesOf } from './transitions.ts'

/**
 * A machine with samples inferred from its chart alone: each event that the machine does not raise itself, without a
 * payload, and each awaited actor with an empty response and with none. `unvariedIn` then names the properties that the
 * machine reads and these samples lack.
 */
export function inferFlow(machine: AnyStateMachine, name: string = machine.id): Flow {
  return {
    name,
    model: {
      machine,
      inputs: { start: {} },
      events: eventTypes(machine).map((type) => ({ type })),
      outcomes: outcomesOf(machine),
      bound: () => null,
      presence: presenceIn(),
    },
    ends: [],
  }
}

function eventTypes(machine: AnyStateMachine): string[] {
  const raised = raisedBy(machine)
  return machine.events
    .map(String)
    .filter((type) => !type.startsWith('xstate.') && !type.includes('*') && !raised.has(type))
}

/** The events that a machine sends to itself: nobody else is assumed to. */
function raisedBy(machine: AnyStateMachine): ReadonlySet<string> {
  const written = statesOf(machine).flatMap(({ entry, exit, transitions }) => [
    ...entry,
    ...exit,
    ...[...transitions.values()].flat().flatMap(({ actions }) => actions),
  ])
  const given = Object.values(machine.implementations.actions as Readonly<Record<string, unknown>>)
  return new Set(
    [...written, ...given].flatMap((action) => {
      const { type, event } = action as { type?: unknown; event?: { type?: unknown } | undefined }
      return type === 'xstate.raise' && typeof event?.type === 'string' ? [event.type] : []
    }),
  )
}

function outcomesOf(machine: AnyStateMachine): Record<string, ActorOutcome[]> {
  const found: Record<string, ActorOutcome[]> = Object.fromEntries(
    Object.keys(machine.implementations.actors as object).map((source) => [source, []]),
  )
  for (const { invoke, transitions } of statesOf(machine))
    for (const { id, src } of invoke) {
      const outcomes: ActorOutcome[] = []
      if (transitions.has(`xstate.done.actor.${id}`)) outcomes.push({ output: {} })
      if (transitions.has(`xstate.error.actor.${id}`)) outcomes.push({ error: new Error('no response') })
      if (transitions.has(`xstate.snapshot.${id}`)) outcomes.push({ snapshot: {} })
      if (outcomes.length > (found[String(src)]?.length ?? 0)) found[String(src)] = outcomes
    }
  return found
}
