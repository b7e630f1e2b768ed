import type { AnyActorRef, InspectionEvent } from 'xstate'
import { childById } from '../machine/children.ts'
import { type Coverage, startFlow } from '../machine/liveFlow.ts'
import type { RequestedEffect } from '../machine/recorder.ts'
import { StandInRegistry, withStandIns } from '../machine/standIns.ts'
import { type Awaited, endsActor, stepsFrom } from '../machine/steps.ts'
import type { FlowModel } from '../model/flow.ts'
import { withSeenContext } from './seenContext.ts'
import { describeMoment, type Moment } from './shown.ts'

/** A path in words: its start, the names of its steps and the observations after each step. */
export interface Trace {
  id: string
  start: string
  /** The observations at the start come first, under `at the start`. */
  moments: readonly { step: string; shows: readonly string[] }[]
}

export const atTheStart = 'at the start'

/**
 * Walks the live actor along the named steps and reports the observations. Stops if no step of that name is possible,
 * or when `isEnough` returns true.
 */
export async function walkTrace(
  model: FlowModel,
  { id, start, moments }: Trace,
  coverage: Coverage,
  isEnough: (shows: readonly string[], index: number) => boolean = () => false,
): Promise<Trace> {
  const desk = new StandInRegistry()
  let effects: RequestedEffect[] = []
  const lookOn = (inspected: InspectionEvent) => {
    if ((inspected.actorRef as AnyActorRef).sessionId === inspected.rootId && inspected.type === '@xstate.action')
      effects.push({ ...inspected.action })
  }
  const report = (context: unknown) => {
    const latest = effects.at(-1)
    if (latest) latest.info = { context }
  }
  return withFixedRandom(async () => {
    const machine = withSeenContext(withStandIns(model, desk).machine, report)
    const flow = startFlow(machine, model.inputs[start], desk, coverage, lookOn)
    const settled = new Set<AnyActorRef>()
    const walked: { step: string; shows: readonly string[] }[] = []
    let before: Moment | null = null
    const observe = (step: string) => {
      const now = { snapshot: flow.snapshot(), effects }
      effects = []
      const shows = describeMoment(model, now, before)
      before = now
      walked.push({ step, shows })
      return isEnough(shows, walked.length - 1)
    }
    let isOver = observe(atTheStart)
    for (const { step: name } of moments.slice(1)) {
      const step = isOver ? null : stepNamed(model, { snapshot: flow.snapshot(), settled, timers: flow.timers() }, name)
      if (!step) break
      const child = step.kind === 'outcome' && endsActor(step.outcome) ? childById(flow.snapshot(), step.actorId) : null
      if (child) settled.add(child)
      await flow.take(step)
      isOver = observe(name)
    }
    flow.stop()
    if (flow.failures.length > 0) throw flow.failures[0]
    return { id, start, moments: walked }
  })
}

const stepNamed = (model: FlowModel, awaited: Awaited, name: string) =>
  stepsFrom(model, awaited).find((step) => step.name === name)

/** Replaces a randomised delay by its middle value. */
async function withFixedRandom<T>(run: () => Promise<T>): Promise<T> {
  const chance = Math.random
  Math.random = () => 0.5
  try {
    return await run()
  } finally {
    Math.random = chance
  }
}
