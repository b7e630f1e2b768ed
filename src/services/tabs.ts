import { keys } from './storage.ts'
import { tabChannel } from './tabChannel.ts'

/** `switched`: the session acts as another profile; `ended`: a logout or a refused token. */
type TabMessage = 'switched' | 'ended'

const channel = tabChannel('session')

export const broadcastToTabs = (event: TabMessage): void => channel.postMessage(event)

/**
 * Watches session changes by other tabs; returns the unsubscribe. A login is detected by the storage itself: a message
 * may arrive before this tab can read the token that it announces.
 */
export function watchTabs({ onChange, onEnd }: { onChange: () => void; onEnd: () => void }): () => void {
  const onMessage = ({ data }: MessageEvent<TabMessage>) => (data === 'ended' ? onEnd() : onChange())
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === keys.infoId && newValue !== null) onChange()
  }
  channel.addEventListener('message', onMessage as EventListener)
  window.addEventListener('storage', onStorage)
  return () => {
    channel.removeEventListener('message', onMessage as EventListener)
    window.removeEventListener('storage', onStorage)
  }
}
