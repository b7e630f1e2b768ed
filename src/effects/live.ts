import { type LiveMessage, liveMachine } from '../machines/liveMachine.ts'
import type { MemberActor } from '../machines/memberMachine.ts'
import { listen } from '../services/live.ts'
import { type ActorsOf, callbackActor, defineEffects } from './flow.ts'

const actors: ActorsOf<typeof liveMachine> = {
  listen: callbackActor(({ sendBack }) => {
    const stop = new AbortController()
    listen(stop.signal, (event) =>
      sendBack(event.type === 'ready' ? { type: 'connection.opened' } : { type: 'event.arrived', event }),
    )
      .catch(() => null)
      .finally(() => {
        if (!stop.signal.aborted) sendBack({ type: 'connection.lost' })
        stop.abort()
      })
    return () => stop.abort()
  }),
  watchNetwork: callbackActor(({ sendBack }) => {
    const publish = () => sendBack({ type: navigator.onLine ? 'network.returned' : 'network.lost' })
    window.addEventListener('online', publish)
    window.addEventListener('offline', publish)
    return () => {
      window.removeEventListener('online', publish)
      window.removeEventListener('offline', publish)
    }
  }),
}

export const live = defineEffects(liveMachine, { actors })

/** The member flow, for its own child flows. */
export const memberIn = (system: { get: (name: 'member') => MemberActor }): MemberActor => system.get('member')

/**
 * Subscribes to a member's live events. If the connection is down, the new subscriber is notified. Returns the
 * unsubscribe function.
 */
export function subscribeTo(member: MemberActor, listener: (event: LiveMessage) => void): () => void {
  const { live: connection } = member.getSnapshot().context
  const subscription = connection?.on('*', listener)
  if (connection?.getSnapshot().matches('waiting')) listener({ type: 'lost' })
  return () => subscription?.unsubscribe()
}
