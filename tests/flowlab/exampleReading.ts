/** What a reader expects of a machine, read off its chart and the document that it follows. */
export interface Reading {
  /** The states without the root, by their paths. */
  states: readonly string[]
  /** `state: trigger`, with the place among several; `.` is the root. */
  transitions: readonly string[]
  /** What is there and can never happen, and why. */
  never: { because: string; states: readonly string[]; transitions: readonly string[] }
}
