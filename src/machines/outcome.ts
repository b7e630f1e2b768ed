/** What an actor resolves with: the server's decision. A lost answer is a rejection instead. */
export interface RefusalNote {
  code: string | null
  message: string
  fields: Record<string, string>
}
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: RefusalNote }

/** What a form still says after a change: what was changed is marked no longer, and the note goes with the last mark. */
export function afterChange<E extends object>(
  said: { errors: E; refusal: RefusalNote | null },
  changed: readonly string[],
): { errors: E; refusal: RefusalNote | null } {
  const left = Object.entries(said.errors).filter(([field]) => !changed.includes(field))
  return { errors: Object.fromEntries(left) as E, refusal: left.length === 0 ? null : said.refusal }
}

export const notProvided = (): Promise<never> => Promise.reject(new Error('not provided'))
