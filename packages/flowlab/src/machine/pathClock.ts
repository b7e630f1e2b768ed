import type { AnyActorRef, AnyEventObject } from 'xstate'

interface Scheduled {
  event: AnyEventObject
  target: AnyActorRef
}
export interface LiveTimer {
  event: AnyEventObject
  end: () => void
}

/** A clock whose timers end only when the path says so. */
export class PathClock {
  #timers = new Map<number, LiveTimer & { isOwn: boolean }>()
  #next = 0
  #actor: AnyActorRef | null = null
  #known = new WeakSet<object>()

  attach(actor: AnyActorRef) {
    this.#actor = actor
  }

  setTimeout = (end: () => void) => {
    // XState records a scheduled event before it calls the clock.
    const scheduled = Object.values(this.#actor?.system.getSnapshot()._scheduledEvents ?? {}) as Scheduled[]
    const recent = scheduled.find((each) => !this.#known.has(each))
    if (!recent) throw new Error('a timer was set without XState')
    this.#known.add(recent)
    this.#timers.set(++this.#next, { end, event: recent.event, isOwn: recent.target === this.#actor })
    return this.#next
  }

  clearTimeout = (id: number) => {
    this.#timers.delete(id)
  }

  /** The timers of the flow itself, in the order in which they were set. */
  timers = (): LiveTimer[] => [...this.#timers.values()].filter(({ isOwn }) => isOwn)

  end(timer: LiveTimer | undefined, name: string) {
    const [id] = [...this.#timers].find(([, each]) => each === timer) ?? []
    if (!timer || id === undefined) throw new Error(`no timer waits for "${name}"`)
    this.#timers.delete(id)
    timer.end()
  }
}
