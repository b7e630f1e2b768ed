import { begin, proceed, type Situation, stepsIn } from '../machine/situation.ts'
import { valueName } from '../model/names.ts'
import type { Suite } from './run.ts'

/**
 * The steps at which a generated path cannot go on, or comes to another state than the walk did, since `bound` took two
 * contexts for one; a sentence each.
 */
export function straysOf({ model, graph, paths }: Suite): string[] {
  const found = new Set<string>()
  for (const { start, edges } of paths) {
    let here = begin(model, start).situation
    for (const { step, to } of edges) {
      const next = stepsIn(model, here).some(({ name }) => name === step.name) ? proceed(model, here, step) : null
      if (!next || stateOf(next.situation) !== stateOf(graph.situations.get(to))) {
        found.add(
          `${stateOf(here)} continues in two ways at “${step.name}”: a condition reads a value that \`bound\` leaves out`,
        )
        break
      }
      here = next.situation
    }
  }
  return [...found]
}

const stateOf = (situation: Situation | undefined) => valueName(situation?.snapshot.value ?? '')
