import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

/** An actor as XState stores it; not all of this is in its types. */
export type Child = AnyActorRef & {
  options: { input: never; syncSnapshot?: boolean }
  _syncSnapshot?: boolean
  systemId?: string
}

export const childrenOf = (snapshot: AnyMachineSnapshot) => snapshot.children as Record<string, Child | undefined>

/** True for an id that XState generated from a counter: it differs in every run. */
const isCounted = (id: string) => /^x:\d+$/.test(id)

/** The actors by ids that are the same in every run; without an explicit id, by source and position. */
export function childrenById(snapshot: AnyMachineSnapshot): [string, Child][] {
  const places = new Map<string, number>()
  return Object.entries(childrenOf(snapshot)).flatMap(([id, ref]): [string, Child][] => {
    if (!ref) return []
    if (!isCounted(id)) return [[id, ref]]
    const source = sourceOf(ref) ?? 'an actor'
    const place = (places.get(source) ?? 0) + 1
    places.set(source, place)
    return [[`${source} #${place}`, ref]]
  })
}

export const childById = (snapshot: AnyMachineSnapshot, id: string): Child | undefined =>
  childrenOf(snapshot)[id] ?? childrenById(snapshot).find(([known]) => known === id)?.[1]

/** The name of its logic; null if the logic was written inline. */
export const sourceOf = ({ src }: AnyActorRef): string | null => (typeof src === 'string' ? src : null)
