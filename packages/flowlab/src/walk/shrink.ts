import { outlineOf } from '../machine/situation.ts'
import type { Edge } from './explore.ts'
import type { FlowPath } from './paths.ts'

/** How many shorter versions of a failing path are tried. */
const maxTries = 40

/**
 * The shortest version of a failing path that still fails: it ends with the step that failed, and every round that
 * comes back to where it began is left out where the path fails without it. `failsAt` walks a version and says how many
 * of its steps had been taken when it failed; null where it did not.
 */
export async function shrink(
  path: FlowPath,
  failedAt: number,
  failsAt: (path: FlowPath) => Promise<number | null>,
): Promise<FlowPath> {
  let shortest = { ...path, edges: path.edges.slice(0, failedAt) }
  let tries = 0
  let isShorter = true
  while (isShorter) {
    isShorter = false
    for (const edges of withoutRounds(shortest.edges)) {
      if (++tries > maxTries) return shortest
      const at = await failsAt({ ...path, edges })
      if (at === null) continue
      shortest = { ...path, edges: edges.slice(0, at) }
      isShorter = true
      break
    }
  }
  return shortest
}

const outlineAt = (edges: readonly Edge[], place: number) => outlineOf(edges[place]?.from ?? '')

/** A path without one of its rounds, the longest round first; a round may leave a value that was not there before. */
function* withoutRounds(edges: readonly Edge[]): Generator<readonly Edge[]> {
  for (let length = edges.length - 1; length > 0; length--)
    for (let first = 0; first + length < edges.length; first++)
      if (outlineAt(edges, first) === outlineAt(edges, first + length))
        yield [...edges.slice(0, first), ...edges.slice(first + length)]
}

/** The places of a version's steps in its path, counted from 1: how a command names it. */
export function placesIn(path: FlowPath, version: FlowPath): number[] {
  let from = 0
  return version.edges.map((edge) => {
    from = path.edges.indexOf(edge, from) + 1
    return from
  })
}

/** The version of a path that has only these of its steps. */
export const versionOf = (path: FlowPath, places: readonly number[]): FlowPath => ({
  ...path,
  edges: places.flatMap((place) => path.edges[place - 1] ?? []),
})
