import type { Me } from '../domain/contract/accounts.ts'
import { storage } from './storage.ts'

/** What outlives a reload under the key `root`: stamped with a version, only what was settled, never a wait. */

const version = 1

interface Kept {
  version: number
  me: Me
}

/** The account of an earlier visit, or null where nothing was kept, or by another version. */
export function readKept(): Me | null {
  try {
    const kept = JSON.parse(storage.read('root') ?? 'null') as Kept | null
    return kept?.version === version &&
      typeof kept.me?.basic_info?.uuid === 'string' &&
      kept.me.basic_info.uuid === storage.read('infoId')
      ? kept.me
      : null
  } catch {
    return null
  }
}

export const keep = (me: Me): void => storage.write('root', JSON.stringify({ version, me } satisfies Kept))
