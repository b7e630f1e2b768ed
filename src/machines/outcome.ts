import type { Outcome, RefusalNote } from '../domain/contract/outcome.ts'

export type { Outcome, RefusalNote }

/** Whether a lost answer was lost at the server: it did answer, with a fault. */
export const isFault = (error: unknown): boolean =>
  error instanceof Object && 'status' in error && error.status !== null

/** As a guard: the server did what it was asked for. */
export const isAccepted = (_: unknown, { ok }: Outcome<unknown>): boolean => ok

export const notProvided = (): Promise<never> => Promise.reject(new Error('not provided'))

/** As the parameters of a guard or an action: what the actor returned. */
export const output = <T>({ event }: { event: { output: T } }): T => event.output
