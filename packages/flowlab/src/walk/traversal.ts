import { getAdjacencyMap } from '@xstate/graph'
import { fromTransition } from 'xstate'

/** Replaces the event in `@xstate/graph`: the step taken and its target. */
interface Move<Place, Way> {
  type: string
  way: Way
  to: Place
}

type Ways<Place, Way> = (from: Place) => readonly (readonly [Way, Place])[]

const nowhere = Symbol('before the start')

/**
 * The logic that the library walks in place of a machine, since it would send a machine only its user events, never a
 * response or the end of a delay. It begins before the start, so that several starts are one walk.
 */
function walkOf<Place, Way>(
  starts: ReturnType<Ways<Place, Way>>,
  waysFrom: Ways<Place, Way>,
  keyOf: (place: Place) => string,
) {
  // The first way to a place has the fewest steps; the library would queue every other one too.
  const found = new Set<string>()
  const isNew = ([, to]: readonly [Way, Place]) => found.size < found.add(keyOf(to)).size
  const logic = fromTransition((_: Place | typeof nowhere, { to }: Move<Place, Way>) => to, nowhere)
  const options = {
    events: ({ context }: { context: Place | typeof nowhere }): Move<Place, Way>[] =>
      (context === nowhere ? starts : waysFrom(context))
        .filter(isNew)
        .map(([way, to], index) => ({ type: String(index), way, to })),
    serializeState: ({ context }: { context: Place | typeof nowhere }) =>
      context === nowhere ? 'nowhere' : keyOf(context),
    serializeEvent: ({ type }: { type: string }) => type,
  }
  return [logic, options] as const
}

/** Every reachable place, the nearest first. */
export function placesFrom<Place, Way>(...walk: Parameters<typeof walkOf<Place, Way>>): Map<string, Place> {
  const places = Object.entries(getAdjacencyMap(...walkOf(...walk)))
  return new Map(places.flatMap(([key, { state }]) => (state.context === nowhere ? [] : [[key, state.context]])))
}
