export type { Outcome, RefusalNote } from '../domain/outcome.ts'

/** Whether a lost answer was lost at the server: it did answer, with a fault. */
export const isFault = (error: unknown): boolean =>
  error instanceof Object && 'status' in error && error.status !== null

export const notProvided = (): Promise<never> => Promise.reject(new Error('not provided'))
