import { and, gt, inArray, isNull } from 'drizzle-orm'
import { sessions } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

interface OpenStream {
  sessionId: string
  beat(): void
  end(): void
}

const open = new Set<OpenStream>()
const heartbeat = 15_000

/** The open event streams of this process. */
export const streams = {
  add(stream: OpenStream): () => void {
    open.add(stream)
    return () => open.delete(stream)
  },
  count: (): number => open.size,
  endAll(): void {
    for (const stream of [...open]) stream.end()
  },
  /** Keeps the streams alive and ends those whose session has ended; returns the stop. */
  startBeating(deps: Deps): () => void {
    const timer = setInterval(() => {
      for (const stream of [...open]) stream.beat()
      endRefused(deps).catch((error: unknown) => deps.log.error({ err: error }, 'open streams could not be checked'))
    }, heartbeat)
    timer.unref()
    return () => clearInterval(timer)
  },
}

async function endRefused(deps: Deps): Promise<void> {
  const ids = [...new Set([...open].map(({ sessionId }) => sessionId))]
  if (ids.length === 0) return
  const living = await deps.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, ids), isNull(sessions.revokedAt), gt(sessions.expiresAt, deps.now())))
  const kept = new Set(living.map(({ id }) => id))
  const asked = new Set(ids)
  for (const stream of [...open]) if (asked.has(stream.sessionId) && !kept.has(stream.sessionId)) stream.end()
}
