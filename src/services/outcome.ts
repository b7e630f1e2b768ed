import type { RefusalCode } from '../domain/contract/envelope.ts'

export interface RefusalNote {
  code: RefusalCode | null
  message: string
  fields: Record<string, string>
}

/** What the server decided. A lost answer is neither: it is thrown as `Unanswered`. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: RefusalNote }

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
