/** A row of `npm run operate`. */
export interface Task {
  usage: readonly string[]
  /** Returns the exit code. */
  run(args: readonly string[]): Promise<number>
}
