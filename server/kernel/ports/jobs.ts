/** The queue of jobs that are stored with their cause and done afterwards, by any instance. */
export interface JobQueue {
  /** There is a job to do, now or once so many milliseconds have passed; one that `enqueue` has written announces itself. */
  wake(after?: number): void
  /** Looks for jobs of instances that are gone. */
  start(): void
  /** Tracks work that outlives its response. */
  track(work: Promise<void>): void
  /** Waits for all tracked work. */
  tracked(): Promise<void>
  /** Waits for running jobs and tracked work. */
  stop(): Promise<void>
}
