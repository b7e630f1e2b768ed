import type { TraceStep } from '../domain/traces/traceSchema.ts'
import { call } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** Stores whether the member shares how they use the site. */
export const saveSharing = (isShared: boolean, signal: AbortSignal): Promise<Outcome<null>> =>
  outcomeOf(call('PUT /account/sharing', { body: { shares_steps: isShared }, signal }).then(() => null))

interface Batch {
  trace: string
  /** How many steps of the visit came before. */
  first: number
  steps: TraceStep[]
}

/**
 * Sends steps, also while the page is being left. Resolves to whether the server records this visit; rejects if they
 * were lost. Shows nothing.
 */
export const sendSteps = async (batch: Batch): Promise<boolean> =>
  (await call('POST /traces', { body: { ...batch }, shows: 'background', keepalive: true })).recorded
