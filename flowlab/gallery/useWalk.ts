import { begin, proceed, type Situation, stepsIn } from 'flowlab/machine/situation.ts'
import type { Flow } from 'flowlab/model/flow.ts'
import type { Step } from 'flowlab/model/step.ts'
import { brokenPaths } from 'flowlab/properties/verify.ts'
import { takenBy } from 'flowlab/walk/explore.ts'
import type { FlowPath } from 'flowlab/walk/paths.ts'
import { suiteOf } from 'flowlab/walk/run.ts'
import { useMemo, useState } from 'react'

interface Option {
  step: Step
  transitions: readonly string[]
}

/** The generated paths of a flow. To find them takes up to seconds, so only what shows them asks. */
export const usePaths = (flow: Flow): readonly FlowPath[] =>
  // Paths that break a promise come first, since they matter most.
  useMemo(() => [...brokenPaths(flow), ...suiteOf(flow.model).paths], [flow])

/** The state of a walk through a flow, by hand or along a generated path. */
export function useWalk(flow: Flow) {
  const { model } = flow
  const [walk, setWalk] = useState({ flow: flow.name, start: Object.keys(model.inputs)[0] ?? '', steps: [] as Step[] })
  const current =
    walk.flow === flow.name ? walk : { flow: flow.name, start: Object.keys(model.inputs)[0] ?? '', steps: [] }
  const situations = useMemo(
    () => situationsOf(flow, current.start, current.steps),
    [flow, current.start, current.steps],
  )
  const here = situations.at(-1)
  const options = useMemo(() => (here ? optionsIn(flow, here) : []), [flow, here])
  const last = current.steps.at(-1)
  const before = situations.at(-2)
  const go = (start: string, steps: Step[]) => setWalk({ flow: flow.name, start, steps })
  return {
    start: current.start,
    steps: current.steps,
    here,
    options,
    taken: new Set(last && before ? takenBy(model, before, last) : []),
    take: (step: Step) => go(current.start, [...current.steps, step]),
    takeEdge: (id: string) => {
      const option = options.find(({ transitions }) => transitions.includes(id))
      if (option) go(current.start, [...current.steps, option.step])
    },
    back: () => go(current.start, current.steps.slice(0, -1)),
    restart: (start = current.start) => go(start, []),
    /** Shows a generated path up to a step. */
    play: (chosen: FlowPath, length: number) =>
      go(
        chosen.start,
        chosen.edges.slice(0, length).map(({ step }) => step),
      ),
  }
}
export type Walk = ReturnType<typeof useWalk>

function situationsOf({ model }: Flow, start: string, steps: readonly Step[]): Situation[] {
  const row = [begin(model, start).situation]
  for (const step of steps) {
    const here = row.at(-1)
    const next = here ? proceed(model, here, step) : null
    if (!next) break
    row.push(next.situation)
  }
  return row
}

function optionsIn({ model }: Flow, here: Situation): Option[] {
  return stepsIn(model, here)
    .map((step) => ({ step, transitions: takenBy(model, here, step) }))
    .filter(({ step, transitions }) => transitions.length > 0 || step.kind !== 'event')
}
