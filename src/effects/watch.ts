import type { InspectionEvent } from 'xstate'
import { storage } from '../services/storage.ts'

type Observer = (event: InspectionEvent) => void

const asked = () => storage.read('flowlab') === 'watch'

/** Tells the Flow Lab of this browser what the flows of this tab do, once somebody has asked for it there. */
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
