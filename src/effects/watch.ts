import type { InspectionEvent } from 'xstate'
import { storage } from '../services/storage.ts'

type Observer = (event: InspectionEvent) => void

const isWatchRequested = () => storage.read('flowlab') === 'watch'

/** Sends the events of this tab's flows to the Flow Lab in this browser, if the lab requests them. */
function observer(): Observer | undefined {
  if (!isWatchRequested()) return undefined
  const early: InspectionEvent[] = []
  let send: Observer = (event) => early.push(event)
  import(/* webpackChunkName: "late" */ './watchChannel.ts').then(({ openChannel }) => {
    send = openChannel()
    early.forEach(send)
  })
  return (event) => send(event)
}

export const inspect = observer()
