import type { Outcome, RefusalNote } from '../domain/contract/outcome.ts'

export type { Outcome }

/** The server refused the request. */
export class Refused extends Error {
  readonly status: number
  readonly refusal: RefusalNote

  constructor(status: number, refusal: RefusalNote) {
    super(refusal.message)
    this.status = status
    this.refusal = refusal
  }
}

/**
 * No usable response: offline, connection lost, or a server fault. The message is from the specification (section 8).
 */
export class Unanswered extends Error {
  /** Null if there was no response at all. */
  readonly status: number | null
  /** The request id of the server's log, if there was a response. */
  readonly requestId: string | null

  constructor(message: string, status: number | null = null, requestId: string | null = null) {
    super(message)
    this.status = status
    this.requestId = requestId
  }
}

/** Converts a refusal to a value; a lost response is still thrown. */
export async function outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await call }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal }
    throw error
  }
}
