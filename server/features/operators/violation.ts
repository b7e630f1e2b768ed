export interface Violation {
  rule: string
  /** Ids of some of the violating rows. */
  ids: string[]
}

/** The maximum number of violating rows in a report. */
export const maxReportedIds = 20
