/** The behaviour that a reader expects of a machine, according to its chart and its source document. */
export interface Reading {
  /** The paths of the states, without the root. */
  states: readonly string[]
  /** `state: trigger`, with the index among several; `.` is the root. */
  transitions: readonly string[]
  /** States and transitions that exist but can never happen, with the reason. */
  never: { because: string; states: readonly string[]; transitions: readonly string[] }
}
