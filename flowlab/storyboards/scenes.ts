import { stepWords } from 'flowlab/model/stepWords.ts'
import type { Words } from 'flowlab/model/words.ts'
import { suiteOf } from 'flowlab/walk/run.ts'
import { type Binding, browserPaths, modelOf } from '../browser/binding.ts'
import { type Moment, momentsOf } from '../browser/moments.ts'

/** A state that a person can see, and the path that reaches it first. */
export interface Scene {
  state: string
  path: string
  /** The index of its moment on the path; 0 is the start. */
  at: number
  /** The steps that lead to it, in words. */
  steps: readonly Words[]
}

/** The states of a flow that have a screen, in the order in which its paths reach them, the nearest first. */
export function scenesOf(binding: Binding): Scene[] {
  const found = new Map<string, Scene>()
  const { id } = modelOf(binding).machine
  for (const path of browserPaths(binding)) {
    const moments = momentsOf(modelOf(binding), path)
    for (const [at, moment] of moments.entries()) {
      if (!isSeen(binding, moment)) continue
      const known = found.get(moment.state)
      if (known && known.at <= at) continue
      const steps = path.edges
        .slice(0, at)
        .map(({ step }): Words => [stepWords(id, step, 'en'), stepWords(id, step, 'hi')])
      found.set(moment.state, { state: moment.state, path: path.id, at, steps })
    }
  }
  return [...found.values()].sort((one, other) => one.at - other.at)
}

/** True if the table of the screen covers this moment and the flow has not left the screen. */
function isSeen({ screen: { states, leads } }: Binding, { name, state, context }: Moment): boolean {
  if (leads?.[name] !== undefined) return false
  const entry = states[state]
  const row = typeof entry === 'function' ? entry(context as never) : entry
  return row !== undefined && row !== null && row.arrives === undefined
}

/** The states of a flow that no binding of it shows: those on no screen, and those that its paths in the browser omit. */
export function unseenOf({ name }: Pick<Binding, 'name'>, all: readonly Binding[]): string[] {
  const own = all.filter((binding) => binding.name === name)
  const [first] = own
  if (!first) return []
  const model = modelOf(first)
  const seen = new Set(own.flatMap(scenesOf).map(({ state }) => state))
  const states = new Set(suiteOf(model).paths.flatMap((path) => momentsOf(model, path).map(({ state }) => state)))
  return [...states].filter((state) => !seen.has(state)).sort()
}
