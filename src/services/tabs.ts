import { keys } from './storage.ts'
import { tabChannel } from './tabChannel.ts'

/** `switched`: the session acts as another profile; `ended`: a logout or a refused token. */
type News = 'switched' | 'ended'

const channel = tabChannel('session')

export const tellTabs = (news: News): void => channel.postMessage(news)

/**
 * What other tabs of this browser do to the session; returns the end. A login is heard from the storage itself: a message
 * may arrive before this tab can read the token that it announces.
 */
export function hearTabs({ onChange, onEnd }: { onChange: () => void; onEnd: () => void }): () => void {
  const hearMessage = ({ data }: MessageEvent<News>) => (data === 'ended' ? onEnd() : onChange())
  const hearStorage = ({ key, newValue }: StorageEvent) => {
    if (key === keys.infoId && newValue !== null) onChange()
  }
  channel.addEventListener('message', hearMessage as EventListener)
  window.addEventListener('storage', hearStorage)
  return () => {
    channel.removeEventListener('message', hearMessage as EventListener)
    window.removeEventListener('storage', hearStorage)
  }
}
