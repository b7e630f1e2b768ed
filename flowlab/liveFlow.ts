import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  type InspectionEvent,
} from 'xstate'
import { type ActorOutcome, eventOf, type FlowModel, type Outcomes, type Step } from './model.ts'
import { type Sight, sightOf } from './trace.ts'
import { transitionId } from './transitions.ts'

interface Answer {
  resolve: (output: unknown) => void
  reject: (error: unknown) => void
  report: (event: AnyEventObject) => void
}

/** Where the stand-ins of a running flow wait for the answer that the path gives them. */
export class Desk {
  readonly waiting = new Map<string, Answer>()

  /** Replaces each declared actor by one that waits at this desk. */
  standIns(outcomes: Readonly<Record<string, Outcomes>>): Record<string, AnyActorLogic> {
    return Object.fromEntries(
      Object.entries(outcomes).map(([source, samples]) => [
        source,
        typeof samples !== 'function' && samples.some((sample: ActorOutcome) => 'event' in sample)
          ? this.#reporter()
          : this.#promise(),
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

/** The model whose actors wait at the desk in place of doing their work. */
export const atDesk = (model: FlowModel, desk: Desk): FlowModel => ({
  ...model,
  machine: model.machine.provide({ actors: desk.standIns(model.outcomes) } as never),
})

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

/** What a flow went through, added up over runs. */
export interface Coverage {
  states: Map<string, number>
  transitions: Map<string, number>
}
export const noCoverage = (): Coverage => ({ states: new Map(), transitions: new Map() })
const count = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1)

/** More steps than this without an answer or an event are a circle. */
const mostEventless = 500

/** The live actor of a flow, its states and transitions recorded as they are taken. */
export function startFlow(
  machine: AnyStateMachine,
  input: unknown,
  desk: Desk,
  coverage: Coverage,
  lookOn: (event: InspectionEvent) => void = () => {},
) {
  const clock = new PathClock()
  desk.waiting.clear()
  let asked: { type: string; params?: unknown }[] = []
  let eventless = 0
  const actor = createActor(machine, {
    input,
    clock,
    inspect: (inspected) => {
      lookOn(inspected)
      if ((inspected.actorRef as AnyActorRef).sessionId !== inspected.rootId) return
      if (inspected.type === '@xstate.action') asked.push(inspected.action)
      if (inspected.type === '@xstate.microstep' && ++eventless > mostEventless)
        throw new Error('the flow goes round without end')
      if (inspected.type === '@xstate.microstep')
        for (const definition of inspected._transitions) count(coverage.transitions, transitionId(definition))
    },
  })
  const failures: unknown[] = []
  actor.subscribe({ error: (error) => failures.push(error) })
  clock.scheduled = () =>
    (actor.system as unknown as { _snapshot: { _scheduledEvents: Record<string, { event: AnyEventObject }> } })
      ._snapshot._scheduledEvents
  actor.start()
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot
  const look = (after: string): Sight => {
    const effects = asked
    asked = []
    eventless = 0
    for (const node of snapshot()._nodes) count(coverage.states, node.id)
    return sightOf(after, snapshot(), effects)
  }
  return {
    snapshot,
    look,
    failures,
    stop: () => actor.stop(),
    async take(step: Step): Promise<Sight> {
      if (step.kind === 'event') actor.send(step.event)
      else if (step.kind === 'delay') clock.fire(step.eventType)
      else answer(desk, step)
      await settled()
      return look(step.name)
    },
  }
}

/** After the promises that an answer resolves. */
const settled = () =>
  new Promise<void>((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve)
    else setTimeout(resolve)
  })

function answer(desk: Desk, step: Extract<Step, { kind: 'outcome' }>) {
  const waiting = desk.waiting.get(step.actorId)
  if (!waiting) throw new Error(`the actor "${step.actorId}" is not waiting for "${step.name}"`)
  if ('event' in step.outcome) waiting.report(eventOf(step))
  else if ('output' in step.outcome) waiting.resolve(step.outcome.output)
  else waiting.reject(step.outcome.error)
}
