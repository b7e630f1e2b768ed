import type { InspectionEvent } from 'xstate'
import type { TraceStep } from '../domain/traces/traceSchema.ts'
import { withLateCode } from '../services/lateCode.ts'
import { storage } from '../services/storage.ts'

type Observer = (event: InspectionEvent) => void

/** Sends the events of this tab's flows to the Flow Lab in this browser, if the lab requests them. */
function labObserver(): Observer | undefined {
  if (storage.read('flowlab') !== 'watch') return undefined
  const channel = import(/* webpackChunkName: "late" */ './watchChannel.ts').then(({ openChannel }) => openChannel())
  return (event) => void withLateCode(channel, (send) => send(event))
}

interface Watchers {
  lab?: Observer | undefined
  recorder?: Observer | undefined
  /** The last steps that the recorder has seen. */
  lastSteps?: () => TraceStep[]
}

/** What observes this tab's flows now; the recorder of a member comes and goes. */
export const watchers: Watchers = { lab: labObserver() }

export const inspect: Observer = (event) => {
  watchers.lab?.(event)
  watchers.recorder?.(event)
}
