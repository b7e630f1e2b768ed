import { and, gt, inArray, isNull } from 'drizzle-orm'
import { sessions } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'

interface OpenStream {
  sessionId: string
  beat(): void
  end(): void
}

/** The limit per session, for its tabs: one more stream ends the oldest, which is most likely abandoned. */
const maxOfSession = 20
/** Seconds between two keep-alives of a stream. */
const interval = 15

const bySession = new Map<string, Set<OpenStream>>()
const turns = new Map<OpenStream, number>()
let opened = 0

function remove(stream: OpenStream): void {
  turns.delete(stream)
  const own = bySession.get(stream.sessionId)
  own?.delete(stream)
  if (own?.size === 0) bySession.delete(stream.sessionId)
}

/** The open event streams of this process. */
export const streams = {
  add(stream: OpenStream): () => void {
    const own = bySession.get(stream.sessionId) ?? new Set()
    bySession.set(stream.sessionId, own.add(stream))
    turns.set(stream, opened++ % interval)
    const [oldest] = own
    if (own.size > maxOfSession) oldest?.end()
    return () => remove(stream)
  },
  count: (): number => turns.size,
  endAll(): void {
    for (const stream of [...turns.keys()]) stream.end()
  },
  /**
   * Sends keep-alives, to a fraction of the streams each second, and ends those whose session has ended; returns the
   * stop function.
   */
  startBeating(deps: Deps): () => void {
    let second = 0
    const timer = setInterval(() => {
      second = (second + 1) % interval
      for (const [stream, turn] of [...turns]) if (turn === second) stream.beat()
      if (second > 0) return
      endRefused(deps).catch((error: unknown) => deps.log.error({ err: error }, 'check of open streams failed'))
    }, 1_000)
    timer.unref()
    return () => clearInterval(timer)
  },
}

async function endRefused(deps: Deps): Promise<void> {
  const ids = [...bySession.keys()]
  if (ids.length === 0) return
  const living = await deps.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, ids), isNull(sessions.revokedAt), gt(sessions.expiresAt, deps.now())))
  const livingIds = new Set(living.map(({ id }) => id))
  for (const id of ids) if (!livingIds.has(id)) for (const stream of [...(bySession.get(id) ?? [])]) stream.end()
}
