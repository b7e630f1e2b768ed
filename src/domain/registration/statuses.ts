/** The properties of each status of a profile, for its owner and others, one row each. */

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
  /** True if it was never submitted. */
  isDraft: boolean
  /** True if it was rejected; submitting it again is the one appeal. */
  isRejected: boolean
  /** True if it is approved, whether shown or hidden. */
  isLive: boolean
  isShown: boolean
  /** True if its owner cannot change it. */
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
