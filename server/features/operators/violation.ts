export interface Violation {
  rule: string
  /** Ids of some of the violating rows. */
  ids: string[]
}

/** How many violating rows are listed. */
export const shown = 20
