/** A channel to the other tabs of this browser; without browser support it neither sends nor receives. */
export function tabChannel(name: string): Pick<BroadcastChannel, 'postMessage' | 'close' | keyof EventTarget> {
  try {
    return new BroadcastChannel(name)
  } catch {
    return Object.assign(new EventTarget(), { postMessage() {}, close() {} })
  }
}
