export interface Violation {
  rule: string
  /** Ids of some of the rows that break it. */
  ids: string[]
}

/** How many of the rows that break a rule are named. */
export const shown = 20
