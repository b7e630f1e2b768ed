import type { Outcome, RefusalNote } from '../domain/outcome.ts'

export type { Outcome }

/** The server answered and said no. */
export class Refused extends Error {
  readonly status: number
  readonly refusal: RefusalNote

  constructor(status: number, refusal: RefusalNote) {
    super(refusal.message)
    this.status = status
    this.refusal = refusal
  }
}

/** No usable answer came: offline, cut off, or a fault at the server. The message is the spec's (section 8). */
export class Unanswered extends Error {
  /** Null where no answer came at all. */
  readonly status: number | null
  /** Of the server's log, where an answer came. */
  readonly requestId: string | null

  constructor(message: string, status: number | null = null, requestId: string | null = null) {
    super(message)
    this.status = status
    this.requestId = requestId
  }
}

/** Turns a refusal into a value; a lost answer stays thrown. */
export async function outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await call }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal }
    throw error
  }
}
