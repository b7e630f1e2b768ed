import type { ProfileKind } from '../domain/offerings.ts'
import { storage } from './storage.ts'

/** The listings ticked for comparison, by account and kind: they stay while the member looks at other pages. */

interface Ticked {
  id: string
  name: string
}
const ticked = new Map<string, readonly Ticked[]>()
const keyOf = (kind: ProfileKind): string => `${storage.read('infoId')} ${kind}`

export const comparedTicks = {
  read: (kind: ProfileKind): readonly Ticked[] => ticked.get(keyOf(kind)) ?? [],
  store: (kind: ProfileKind, chosen: readonly Ticked[]): void => {
    ticked.set(keyOf(kind), chosen)
  },
}
