/** The queue of work that is written with its cause and done afterwards, by any instance. */
export interface JobQueue {
  /** A job was written: done as soon as its transaction is committed, or once so many milliseconds have passed. */
  nudge(after?: number): void
  /** Looks for jobs of instances that are gone, and for those due again. */
  start(): void
  /** Work that its answer does not wait for. */
  track(work: Promise<void>): void
  /** All such work is done. */
  tracked(): Promise<void>
  /** Lets what is being done, and what is tracked, finish. */
  stop(): Promise<void>
}
