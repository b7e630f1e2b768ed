import { outlineOf } from '../machine/situation.ts'
import type { Edge } from './explore.ts'
import type { FlowPath } from './paths.ts'

/** The maximum number of shorter versions of a failing path to try. */
const maxTries = 40

/**
 * The shortest version of a failing path that still fails. It ends with the failing step, and omits every round trip
 * without which the path still fails. `failsAt` walks a version and returns the number of steps taken when it failed;
 * null if it did not.
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

/**
 * The path without one of its round trips, the longest first. A round trip may leave a value that was absent before.
 */
function* withoutRounds(edges: readonly Edge[]): Generator<readonly Edge[]> {
  for (let length = edges.length - 1; length > 0; length--)
    for (let first = 0; first + length < edges.length; first++)
      if (outlineAt(edges, first) === outlineAt(edges, first + length))
        yield [...edges.slice(0, first), ...edges.slice(first + length)]
}

/** The indexes of a version's steps in its path, counted from 1, as a command names them. */
export function placesIn(path: FlowPath, version: FlowPath): number[] {
  let from = 0
  return version.edges.map((edge) => {
    from = path.edges.indexOf(edge, from) + 1
    return from
  })
}

/** The version of a path with only these steps. */
export const versionOf = (path: FlowPath, places: readonly number[]): FlowPath => ({
  ...path,
  edges: places.flatMap((place) => path.edges[place - 1] ?? []),
})
