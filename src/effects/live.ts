import { createActor, fromCallback } from 'xstate'
import type { LiveEvent } from '../domain/contract/chats.ts'
import { liveMachine } from '../machines/liveMachine.ts'
import { listen } from '../services/live.ts'
import type { ActorsOf } from './flow.ts'

type Listener = (news: LiveEvent) => void
const listeners = new Set<Listener>()

const actors: ActorsOf<typeof liveMachine> = {
  listen: fromCallback(({ sendBack }) => {
    const stop = new AbortController()
    listen(stop.signal, (news) =>
      sendBack(news.type === 'ready' ? { type: 'connection.opened' } : { type: 'news.arrived', news }),
    )
      .catch(() => null)
      .finally(() => {
        if (!stop.signal.aborted) sendBack({ type: 'connection.lost' })
      })
    return () => stop.abort()
  }),
}

const tell = (news: LiveEvent) => {
  for (const listener of listeners) listener(news)
}

const start = () =>
  createActor(
    liveMachine.provide({
      actors,
      actions: { passOn: (_, news) => tell(news), announceOpening: () => tell({ type: 'ready' }) },
    }),
  ).start()

let connection: ReturnType<typeof start> | null = null

/** Hears live events while anybody listens; `ready` says that the connection stands (again). Returns the end. */
export function hearLive(listener: Listener): () => void {
  listeners.add(listener)
  connection ??= start()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    connection?.stop()
    connection = null
  }
}
