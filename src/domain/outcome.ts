export interface RefusalNote {
  code: string | null
  message: string
  fields: Record<string, string>
}

/** What the server decided. A lost answer is neither: it is a rejection. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: RefusalNote }
