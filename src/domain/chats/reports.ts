/** The reasons for reporting a member (catalogue, section 8). */
export const reportReasons = [
  'spam',
  'scam',
  'fake-identity',
  'false-claims',
  'harassment',
  'confidential-data',
  'prohibited-business',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** The outcomes that a reviewer may give a report. */
export const reportOutcomes = ['upheld', 'dismissed'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]
export type ReportStatus = 'open' | ReportOutcome
