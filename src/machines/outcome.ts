/** What an actor resolves with: the server's decision. A lost answer is a rejection instead. */
export interface RefusalNote {
  code: string | null
  message: string
  fields: Record<string, string>
}
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: RefusalNote }

/** Whether a lost answer was lost at the server: it did answer, with a fault. */
export const isFault = (error: unknown): boolean =>
  error instanceof Object && 'status' in error && error.status !== null

export const notProvided = (): Promise<never> => Promise.reject(new Error('not provided'))
