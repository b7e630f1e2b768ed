/** A channel to the other tabs of this browser; where the browser denies it, they are not heard and hear nothing. */
export function tabChannel(name: string): Pick<BroadcastChannel, 'postMessage' | 'close' | keyof EventTarget> {
  try {
    return new BroadcastChannel(name)
  } catch {
    return Object.assign(new EventTarget(), { postMessage() {}, close() {} })
  }
}
