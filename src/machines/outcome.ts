import type { Outcome, RefusalNote } from '../domain/contract/outcome.ts'

export type { Outcome, RefusalNote }

/** True if the server responded with a fault, so that the result is unknown. */
export const isFault = (error: unknown): boolean =>
  error instanceof Object && 'status' in error && error.status !== null

/** A guard: the server accepted the request. */
export const isAccepted = (_: unknown, { ok }: Outcome<unknown>): boolean => ok

export const notProvided = (): Promise<never> => Promise.reject(new Error('not provided'))

/** The actor's output, as the parameters of a guard or an action. */
export const output = <T>({ event }: { event: { output: T } }): T => event.output
