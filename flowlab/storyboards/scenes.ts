import { stepWords } from 'flowlab/model/stepWords.ts'
import type { Words } from 'flowlab/model/words.ts'
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

/** The states of a flow without a picture, because its screen's table does not cover them. */
export function unseenOf(binding: Binding): string[] {
  const seen = new Set(scenesOf(binding).map(({ state }) => state))
  const all = new Set(
    browserPaths(binding).flatMap((path) => momentsOf(modelOf(binding), path).map(({ state }) => state)),
  )
  return [...all].filter((state) => !seen.has(state))
}
