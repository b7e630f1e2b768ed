/** What an actor resolves with: the server's decision. A lost answer is a rejection instead. */
export interface RefusalNote {
  code: string | null
  message: string
  fields: Record<string, string>
}
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: RefusalNote }

export const notProvided = (): Promise<never> => Promise.reject(new Error('not provided'))
