import type { UnsentSteps } from '../domain/proposals/unsentSteps.ts'
import { storage } from './storage.ts'

/** Forms of steps that were filled in but not sent, for the life of the page: by account and proposal. */
const unsentOf = new Map<string, UnsentSteps>()
const keyOf = (id: string) => `${storage.read('infoId')} ${id}`

export const unsentSteps = (id: string): UnsentSteps => unsentOf.get(keyOf(id)) ?? []

export function storeUnsentSteps(id: string, steps: UnsentSteps): void {
  unsentOf.set(keyOf(id), steps)
}
