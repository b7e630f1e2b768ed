import type { InspectionEvent } from 'xstate'

type Observer = (event: InspectionEvent) => void

const asked = () => {
  try {
    return localStorage.getItem('flowlab') === 'watch'
  } catch {
    return false
  }
}

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
