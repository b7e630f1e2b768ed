import { createMiddleware } from 'hono/factory'
import { largestFile } from '../../../src/domain/files.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { Overloaded, queueOf, queuesOf } from '../../kernel/overload.ts'
import type { Env } from '../../kernel/ports/deps.ts'

/**
 * Uploads in progress, each held completely in memory. A body is received before it is queued for reading, so a slow
 * connection holds only the bytes that it has sent. It is closed if memory runs short.
 */

/** The file and its form fields. */
const largestBody = largestFile + 64 * 1024
/** The limit per member, from the first byte to the response: as many as one registration step has. */
const maxOfAMember = 10
/** The limits for all uploads together. Each body is copied a few times while it is read. */
const maxBodies = 120
const maxBytes = 128 * 1024 * 1024
const reading = queueOf({ atOnce: 2, waiting: maxBodies })
/** One member's uploads run one after another, so that ten of theirs cannot delay somebody else's. */
const inTurn = queuesOf({ waiting: maxOfAMember })
/** Milliseconds after which a body still arriving gives way to others. */
const patience = 5_000

interface PendingUpload {
  accountId: string
  since: number
  held: number
  /** Fully received: it no longer yields. */
  isWhole: boolean
  evict(): void
  gone: Promise<never>
}

const arrivals = new Set<PendingUpload>()
const totalBuffered = () => [...arrivals].reduce((sum, one) => sum + one.held, 0)

function begin(accountId: string, now: number): PendingUpload {
  const own = [...arrivals].filter((one) => one.accountId === accountId)
  if (own.length >= maxOfAMember) throw new Overloaded('too many concurrent uploads of one member')
  if (arrivals.size >= maxBodies && !makeRoom(now)) throw new Overloaded('too many concurrent uploads')
  let evict = () => {}
  const gone = new Promise<never>((_, reject) => {
    evict = () => reject(new Overloaded('a slow upload was ended to make room'))
  })
  gone.catch(() => {})
  const arrival = { accountId, since: now, held: 0, isWhole: false, evict, gone }
  arrivals.add(arrival)
  return arrival
}

/** Ends the upload that has been arriving for the longest; false if none is slow enough. */
function makeRoom(now: number, but?: PendingUpload): boolean {
  const [slowest] = [...arrivals]
    .filter((one) => one !== but && !one.isWhole && now - one.since > patience)
    .sort((one, other) => one.since - other.since)
  if (!slowest) return false
  arrivals.delete(slowest)
  slowest.evict()
  return true
}

async function partsOf(body: ReadableStream<Uint8Array> | null, arrival: PendingUpload, now: () => number) {
  if (!body) return []
  const reader = body.getReader()
  const parts: Uint8Array[] = []
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), arrival.gone])
      if (done) break
      if (arrival.held + value.length > largestBody) return tooLarge()
      while (totalBuffered() + value.length > maxBytes)
        if (!makeRoom(now(), arrival)) throw new Overloaded('uploads use too much memory')
      arrival.held += value.length
      parts.push(value)
    }
  } finally {
    // Discards the rest of a refused body.
    reader.releaseLock()
  }
  arrival.isWhole = true
  return parts
}

const tooLarge = (): never => refuse('FILE_TOO_LARGE', { fields: { file: 'fileTooLarge' } })

/** Receives the body of an upload, then queues it; refuses it unread if there is no room. */
export const roomForUpload = createMiddleware<Env>(async (c, next) => {
  if (Number(c.req.header('content-length') ?? 0) > largestBody) return tooLarge()
  const { account, deps } = c.var
  const now = () => deps.now().getTime()
  const arrival = begin(account.id, now())
  try {
    const { url, method, headers } = c.req.raw
    const parts = await partsOf(c.req.raw.body, arrival, now)
    await inTurn(account.id, () =>
      reading(() => {
        // Joined only now, so that a queued upload is in memory only once.
        c.req.raw = new Request(url, { method, headers, body: Buffer.concat(parts) })
        c.req.bodyCache = {}
        parts.length = 0
        return next()
      }),
    )
  } finally {
    arrivals.delete(arrival)
  }
})
