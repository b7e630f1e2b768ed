interface TabChannel<Message> {
  post: (message: Message) => void
  /** Returns the unsubscribe function. */
  listen: (onMessage: (message: Message) => void) => () => void
}

/** A channel to the other tabs of this browser. Without browser support it neither sends nor receives. */
export function tabChannel<Message>(name: string): TabChannel<Message> {
  let channel: BroadcastChannel | undefined
  try {
    channel = new BroadcastChannel(name)
  } catch {}
  return {
    post: (message) => channel?.postMessage(message),
    listen(onMessage) {
      const listener = ({ data }: MessageEvent<Message>) => onMessage(data)
      channel?.addEventListener('message', listener)
      return () => channel?.removeEventListener('message', listener)
    },
  }
}
