import type { RefusalNote } from './outcome.ts'

/** What a form still says after a change: what was changed is marked no longer, and the note goes with the last mark. */
export function afterChange<E extends object>(
  said: { errors: E; refusal: RefusalNote | null },
  changed: readonly string[],
): { errors: E; refusal: RefusalNote | null } {
  const left = Object.entries(said.errors).filter(([field]) => !changed.includes(field))
  return { errors: Object.fromEntries(left) as E, refusal: left.length === 0 ? null : said.refusal }
}
