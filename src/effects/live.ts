import { createActor, fromCallback } from 'xstate'
import type { LiveEvent } from '../domain/contract/chats.ts'
import { liveMachine } from '../machines/liveMachine.ts'
import { listen } from '../services/live.ts'
import { type ActorsOf, defineEffects } from './flow.ts'

/** `ready` says that the connection stands (again), `lost` that it does not. */
type LiveNews = LiveEvent | { type: 'lost' }
type Listener = (news: LiveNews) => void
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
        stop.abort()
      })
    return () => stop.abort()
  }),
  watchNetwork: fromCallback(({ sendBack }) => {
    const tell = () => sendBack({ type: navigator.onLine ? 'network.returned' : 'network.lost' })
    window.addEventListener('online', tell)
    window.addEventListener('offline', tell)
    return () => {
      window.removeEventListener('online', tell)
      window.removeEventListener('offline', tell)
    }
  }),
}

/** Tells this page what the server's answer to a call has already said. */
export const tellLive = (news: LiveNews): void => {
  for (const listener of [...listeners]) listener(news)
}

const start = () =>
  createActor(
    defineEffects(liveMachine, {
      actors,
      actions: {
        passOn: (_, news) => tellLive(news),
        announceOpening: () => tellLive({ type: 'ready' }),
        announceLoss: () => tellLive({ type: 'lost' }),
      },
    }),
  ).start()

let connection: ReturnType<typeof start> | null = null

/** Hears live events while anybody listens; who comes while the connection is down is told so. Returns the end. */
export function hearLive(listener: Listener): () => void {
  listeners.add(listener)
  connection ??= start()
  if (connection.getSnapshot().matches('waiting')) listener({ type: 'lost' })
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    connection?.stop()
    connection = null
  }
}
