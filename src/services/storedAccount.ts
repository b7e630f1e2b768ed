import type { Me } from '../domain/members/meSchema.ts'
import { storage } from './storage.ts'

/** The state under the key `root`, which survives a reload: versioned, and written only in settled states. */

const version = 1

interface StoredAccount {
  version: number
  me: Me
}

/** The account stored by an earlier visit; null if there is none or another version stored it. */
export function readStoredAccount(): Me | null {
  try {
    const stored = JSON.parse(storage.read('root') ?? 'null') as StoredAccount | null
    return stored?.version === version &&
      typeof stored.me?.basic_info?.uuid === 'string' &&
      stored.me.basic_info.uuid === storage.read('infoId')
      ? stored.me
      : null
  } catch {
    return null
  }
}

export const storeAccount = (me: Me): void =>
  storage.write('root', JSON.stringify({ version, me } satisfies StoredAccount))
