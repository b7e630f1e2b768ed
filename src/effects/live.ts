import { fromCallback } from 'xstate'
import { type LiveNews, liveMachine } from '../machines/liveMachine.ts'
import type { MemberActor } from '../machines/memberMachine.ts'
import { listen } from '../services/live.ts'
import { type ActorsOf, defineEffects } from './flow.ts'

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

export const live = defineEffects(liveMachine, { actors })

/** The member flow, as its own parts find it. */
export const memberIn = (system: { get: (name: 'member') => MemberActor }): MemberActor => system.get('member')

/** Hears the live news of a member, once they are wanted; who comes while the connection is down is told so. Returns the end. */
export function hear(member: MemberActor, listener: (news: LiveNews) => void): () => void {
  const { live: connection } = member.getSnapshot().context
  const heard = connection?.on('*', listener)
  if (connection?.getSnapshot().matches('waiting')) listener({ type: 'lost' })
  return () => heard?.unsubscribe()
}
