import type { ProfileKind } from '../domain/offerings.ts'
import { storage } from './storage.ts'
import { tabStorage } from './tabStorage.ts'

/** The listings selected for comparison, by account and kind. They remain in this tab across pages and reloads. */

interface Ticked {
  id: string
  name: string
}
type Stored = Record<string, readonly Ticked[]>
const stored = (): Stored => tabStorage.read<Stored>('compared') ?? {}
const keyOf = (kind: ProfileKind): string => `${storage.read('infoId')} ${kind}`

export const comparisonSelection = {
  read: (kind: ProfileKind): readonly Ticked[] => stored()[keyOf(kind)] ?? [],
  store: (kind: ProfileKind, chosen: readonly Ticked[]): void =>
    tabStorage.write('compared', { ...stored(), [keyOf(kind)]: chosen }),
}
