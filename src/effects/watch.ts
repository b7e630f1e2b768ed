import type { InspectionEvent } from 'xstate'
import { storage } from '../services/storage.ts'

type Observer = (event: InspectionEvent) => void

const asked = () => storage.read('flowlab') === 'watch'

/** Sends the events of this tab's flows to the Flow Lab in this browser, once requested there. */
function observer(): Observer | undefined {
  if (!asked()) return undefined
  const early: InspectionEvent[] = []
  let tell: Observer = (event) => early.push(event)
  import(/* webpackChunkName: "late" */ './watchChannel.ts').then(({ openChannel }) => {
    tell = openChannel()
    early.forEach(tell)
  })
  return (event) => tell(event)
}

export const inspect = observer()
