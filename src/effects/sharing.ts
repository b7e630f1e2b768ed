import { session } from './session.ts'

/** Records the steps in this tab while the member who is signed in shares them. Returns the function that ends it. */
export function followSharing(): () => void {
  let sharer: string | null = null
  let stop = () => {}

  async function start(who: string) {
    const { startRecording } = await import(/* webpackChunkName: "late" */ './recorder.ts')
    // Meanwhile the member may have stopped sharing, or another one may have logged in.
    if (who === sharer) stop = startRecording()
  }

  function follow() {
    const { me } = session.getSnapshot().context
    const now = me?.shares_steps ? me.basic_info.uuid : null
    if (now === sharer) return
    sharer = now
    stop()
    stop = () => {}
    // If the code is lost, this visit is not recorded.
    if (now !== null) start(now).catch(() => null)
  }

  follow()
  const { unsubscribe } = session.subscribe(follow)
  return () => {
    unsubscribe()
    sharer = null
    stop()
  }
}
