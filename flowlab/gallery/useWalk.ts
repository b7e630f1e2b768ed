import { useEffect, useMemo, useRef, useState } from 'react'
import { begin, proceed, type Situation, stepsFrom, takenBy } from '../explore.ts'
import { atDesk, Desk, noCoverage, startFlow } from '../liveFlow.ts'
import type { Flow, Step } from '../model.ts'
import { type FlowPath, fingerprint } from '../paths.ts'
import { suiteOf } from '../run.ts'
import { transitionId } from '../transitions.ts'

interface Option {
  step: Step
  transitions: readonly string[]
}

/** Walking through a flow by hand or along a generated path. */
export function useWalk(flow: Flow, pathId: string | null) {
  const { model } = flow
  const paths = useMemo(() => suiteOf(model).paths, [model])
  const path: FlowPath | null = paths.find(({ id }) => id === pathId) ?? null
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
  useInspector(flow, current.start, current.steps)
  const go = (start: string, steps: Step[]) => setWalk({ flow: flow.name, start, steps })
  return {
    paths,
    path,
    start: current.start,
    steps: current.steps,
    here,
    options,
    taken: new Set(last && before ? takenBy(model.machine, before, last).map(transitionId) : []),
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
  const row = [begin(model, start)]
  for (const step of steps) {
    const here = row.at(-1)
    const next = here ? proceed(model, here, step) : null
    if (!next) break
    row.push(next)
  }
  return row
}

function optionsIn({ model }: Flow, here: Situation): Option[] {
  return stepsFrom(model, here)
    .map((step) => ({ step, transitions: takenBy(model.machine, here, step).map(transitionId) }))
    .filter(({ step, transitions }) => transitions.length > 0 || step.kind === 'outcome')
}

/** With `?inspect` in the address the walk is shown in Stately's inspector too. */
function useInspector(flow: Flow, start: string, steps: readonly Step[]) {
  const live = useRef<{ key: string; taken: number; running: ReturnType<typeof startFlow> } | null>(null)
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('inspect')) return
    let isWanted = true
    import('@statelyai/inspect').then(async ({ createBrowserInspector }) => {
      if (!isWanted) return
      inspector ??= createBrowserInspector()
      const key = fingerprint(`${flow.name}|${start}|${steps.length < (live.current?.taken ?? 0) ? Date.now() : ''}`)
      if (live.current?.key !== key) {
        live.current?.running.stop()
        const desk = new Desk()
        const { machine, inputs } = atDesk(flow.model, desk)
        const running = startFlow(machine, inputs[start], desk, noCoverage(), inspector.inspect as never)
        live.current = { key, taken: 0, running }
      }
      for (const step of steps.slice(live.current.taken)) await live.current.running.take(step)
      live.current.taken = steps.length
    })
    return () => {
      isWanted = false
    }
  }, [flow, start, steps])
}

let inspector: { inspect: unknown } | null = null
