/** The queue of jobs, which are stored with their cause and run afterwards by any instance. */
export interface JobQueue {
  /** Wakes the queue now or after this many milliseconds; `enqueue` wakes it automatically. */
  wake(after?: number): void
  /** Starts polling for jobs of crashed instances. */
  start(): void
  /** Tracks work that continues after its response. */
  track(work: Promise<void>): void
  /** Waits for all tracked work. */
  tracked(): Promise<void>
  /** Waits for running jobs and tracked work. */
  stop(): Promise<void>
}
