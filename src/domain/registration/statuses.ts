/** What each status of a profile means to its owner and to others: one row a status. */

export const profileStatuses = [
  'draft',
  'submitted',
  'in_review',
  'approved',
  'changes_requested',
  'rejected',
  'paused',
  'suspended',
] as const
export type ProfileStatus = (typeof profileStatuses)[number]

interface StatusRow {
  /** Never submitted. */
  isDraft: boolean
  /** Submitted again it is the one appeal. */
  isRejected: boolean
  /** Approved, whether its owner shows it or hides it. */
  isLive: boolean
  isShown: boolean
  /** Its owner cannot change it. */
  isLocked: boolean
}

const inReview: StatusRow = { isDraft: false, isRejected: false, isLive: false, isShown: false, isLocked: false }

export const profileStatusTable: Record<ProfileStatus, StatusRow> = {
  draft: { ...inReview, isDraft: true },
  submitted: inReview,
  in_review: inReview,
  approved: { ...inReview, isLive: true, isShown: true },
  changes_requested: inReview,
  rejected: { ...inReview, isRejected: true },
  paused: { ...inReview, isLive: true },
  suspended: { ...inReview, isLocked: true },
}
