import type { UnsentStep } from '../domain/proposals/unsentStep.ts'
import { storage } from './storage.ts'

/** Forms of steps that were filled in but not sent, for the life of the page: by account and proposal, the last of each. */
const unsentOf = new Map<string, UnsentStep | null>()
const keyOf = (id: string) => `${storage.read('infoId')} ${id}`

export const unsentStep = (id: string): UnsentStep | null => unsentOf.get(keyOf(id)) ?? null

export function storeUnsentStep(id: string, step: UnsentStep | null): void {
  unsentOf.set(keyOf(id), step)
}
