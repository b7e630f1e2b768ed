import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
} from 'xstate'
import { type ActorOutcome, eventOf, type Step, transitionId } from './model.ts'

interface Answer {
  resolve: (output: unknown) => void
  reject: (error: unknown) => void
  report: (event: AnyEventObject) => void
}

/** Where the stand-ins of a running flow wait for the answer that the path gives them. */
export class Desk {
  readonly waiting = new Map<string, Answer>()

  /** Replaces each declared actor by one that waits at this desk. */
  standIns(outcomes: Readonly<Record<string, readonly ActorOutcome[]>>): Record<string, AnyActorLogic> {
    return Object.fromEntries(
      Object.entries(outcomes).map(([source, samples]) => [
        source,
        samples.some((sample) => 'event' in sample) ? this.#reporter() : this.#promise(),
      ]),
    )
  }

  #promise() {
    return fromPromise<unknown, unknown>(
      ({ self }) =>
        new Promise((resolve, reject) => {
          this.waiting.set(self.id, { resolve, reject, report: () => {} })
        }),
    )
  }

  #reporter() {
    return fromCallback(({ self, sendBack }) => {
      this.waiting.set(self.id, { resolve: () => {}, reject: () => {}, report: sendBack })
    })
  }
}

/** A clock whose timers fire only when the path says so, each found by the event that it will send. */
class PathClock {
  #timers = new Map<number, { fire: () => void; eventType: string }>()
  #next = 0
  scheduled: () => Record<string, { event: AnyEventObject }> = () => ({})

  setTimeout = (fire: () => void) => {
    const eventType = Object.values(this.scheduled()).at(-1)?.event.type ?? ''
    this.#timers.set(++this.#next, { fire, eventType })
    return this.#next
  }

  clearTimeout = (id: number) => {
    this.#timers.delete(id)
  }

  fire(eventType: string) {
    const found = [...this.#timers].find(([, timer]) => timer.eventType === eventType)
    if (!found) throw new Error(`no timer waits for ${eventType}`)
    this.#timers.delete(found[0])
    found[1].fire()
  }
}

/** The live actor of a flow, its transitions recorded as they are taken. */
export function startFlow(machine: AnyStateMachine, input: unknown, desk: Desk, taken: Set<string>) {
  const clock = new PathClock()
  desk.waiting.clear()
  const actor = createActor(machine, {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep' || (inspected.actorRef as AnyActorRef).sessionId !== inspected.rootId)
        return
      for (const definition of inspected._transitions) taken.add(transitionId(definition))
    },
  })
  const failures: unknown[] = []
  actor.subscribe({ error: (error) => failures.push(error) })
  clock.scheduled = () =>
    (actor.system as unknown as { _snapshot: { _scheduledEvents: Record<string, { event: AnyEventObject }> } })
      ._snapshot._scheduledEvents
  actor.start()
  return {
    snapshot: () => actor.getSnapshot() as AnyMachineSnapshot,
    failures,
    stop: () => actor.stop(),
    async take(step: Step) {
      if (step.kind === 'event') actor.send(step.event)
      else if (step.kind === 'delay') clock.fire(step.eventType)
      else answer(desk, step)
      await new Promise((settled) => setImmediate(settled))
    },
  }
}

function answer(desk: Desk, step: Extract<Step, { kind: 'outcome' }>) {
  const waiting = desk.waiting.get(step.actorId)
  if (!waiting) throw new Error(`the actor "${step.actorId}" is not waiting for "${step.name}"`)
  if ('event' in step.outcome) waiting.report(eventOf(step))
  else if ('output' in step.outcome) waiting.resolve(step.outcome.output)
  else waiting.reject(step.outcome.error)
}
