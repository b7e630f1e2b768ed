/** The queue of work that is written with its cause and done afterwards, by any instance. */
export interface JobQueue {
  /** There is a job to do, now or once so many milliseconds have passed; one that `post` has written announces itself. */
  nudge(after?: number): void
  /** Looks for jobs of instances that are gone. */
  start(): void
  /** Work that its answer does not wait for. */
  track(work: Promise<void>): void
  /** All such work is done. */
  tracked(): Promise<void>
  /** Lets what is being done, and what is tracked, finish. */
  stop(): Promise<void>
}
