export interface RefusalNote {
  code: string | null
  message: string
  fields: Record<string, string>
}

/** The server's decision. A lost response is neither: it is a rejection of the promise. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: RefusalNote }
