import { keys } from './storage.ts'
import { tabChannel } from './tabChannel.ts'

/** `switched`: the acting profile changed; `ended`: a logout or a refused token. */
type TabMessage = 'switched' | 'ended'

const channel = tabChannel<TabMessage>('session')

export const broadcastToTabs = (event: TabMessage): void => channel.post(event)

/**
 * Watches session changes in other tabs; returns the unsubscribe function. A login is detected from the storage,
 * because a message may arrive before this tab can read the new token.
 */
export function watchTabs({ onChange, onEnd }: { onChange: () => void; onEnd: () => void }): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === keys.infoId && newValue !== null) onChange()
  }
  const unsubscribe = channel.listen((message) => (message === 'ended' ? onEnd() : onChange()))
  window.addEventListener('storage', onStorage)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', onStorage)
  }
}
