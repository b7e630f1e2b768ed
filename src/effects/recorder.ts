import { pathsOf } from 'flowlab/model/names.ts'
import { transitionId } from 'flowlab/model/transitionId.ts'
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { longestTrace, longestVisit, mostSteps, mostTaken } from '../domain/traces/limits.ts'
import type { TraceStep } from '../domain/traces/traceSchema.ts'
import { sendSteps } from '../services/traces.ts'
import { watchers } from './watch.ts'

const interval = 20_000

/**
 * Records which steps the flows of this tab take, and sends them to the server now and then, until the returned function
 * is called. A step has names of the program only: an event's content and a flow's context are never read. Repeats of a
 * step count once, so that nobody can tell how much was typed. What is lost is not sent again.
 */
export function startRecording(): () => void {
  const trace = crypto.randomUUID()
  const startedAt = performance.now()
  const runs = new WeakMap<AnyActorRef, number>()
  const latest = new Map<AnyActorRef, string>()
  const takenBy = new Map<AnyActorRef, string[]>()
  const last: TraceStep[] = []
  let pending: TraceStep[] = []
  let runCount = 0
  let sentCount = 0
  let isSent = true

  function send(): void {
    const steps = pending.slice(0, mostSteps)
    pending = pending.slice(mostSteps)
    if (!isSent || steps.length === 0) return
    const first = sentCount
    sentCount += steps.length
    sendSteps({ trace, first, steps }).then(
      (isRecorded) => {
        isSent = isRecorded
      },
      () => null,
    )
  }

  function add(actor: AnyActorRef, step: Omit<TraceStep, 'at' | 'run'>): void {
    const run = runs.get(actor) ?? ++runCount
    runs.set(actor, run)
    const text = JSON.stringify(step)
    if (latest.get(actor) === text) return
    latest.set(actor, text)
    const seconds = Math.floor((performance.now() - startedAt) / 1_000)
    const whole = { ...step, run, at: Math.min(seconds, longestVisit) }
    last.push(whole)
    if (last.length > mostSteps) last.shift()
    if (!isSent || sentCount + pending.length >= longestTrace) return
    pending.push(whole)
    if (pending.length >= mostSteps) send()
  }

  const recorder = (event: InspectionEvent): void => {
    const actor = event.actorRef as AnyActorRef
    if (event.type === '@xstate.microstep') {
      const taken = takenBy.get(actor) ?? []
      takenBy.set(actor, [...taken, ...event._transitions.map(transitionId)].slice(0, mostTaken))
      return
    }
    if (event.type !== '@xstate.snapshot' || !('machine' in event.snapshot)) return
    const { machine, value, status } = event.snapshot as AnyMachineSnapshot
    const taken = takenBy.get(actor) ?? []
    takenBy.delete(actor)
    const name = eventName(machine, event.event.type)
    // An event that the flow ignores is no step.
    if (taken.length > 0 || name === 'started')
      add(actor, { flow: machine.id, event: name, taken, states: pathsOf(value) })
    if (status !== 'active') latest.delete(actor)
  }

  const leave = () => {
    if (document.hidden) send()
  }
  const timer = setInterval(send, interval)
  document.addEventListener('visibilitychange', leave)
  addEventListener('pagehide', send)
  Object.assign(watchers, { recorder, lastSteps: () => [...last] })
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', leave)
    removeEventListener('pagehide', send)
    Object.assign(watchers, { recorder: undefined, lastSteps: undefined })
  }
}

/** An event that the chart does not name may have an id in its name. */
const eventName = ({ events }: AnyStateMachine, type: string): string =>
  type === 'xstate.init' ? 'started' : events.includes(type) ? type : 'other'
