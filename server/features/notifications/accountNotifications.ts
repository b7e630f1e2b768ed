import type { ReportOutcome } from '../../../src/domain/chats/reports.ts'
import type { ReviewDecision } from '../../../src/domain/contract/reviews.ts'
import type { NotificationKind } from '../../../src/domain/notifications/kinds.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { ReviewAction } from '../../../src/domain/registration/review.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { profileAddress } from './addresses.ts'
import { notifyIn, type Show } from './notify.ts'

interface Owned {
  id: string
  accountId: string
  kind: ProfileKind
}

const notificationKinds: Record<Exclude<ReviewAction, 'take'>, NotificationKind> = {
  approve: 'profile_approved',
  request_changes: 'changes_requested',
  reject: 'profile_rejected',
  suspend: 'profile_suspended',
  reinstate: 'profile_approved',
}

/** Notifies the owner of a profile that went live. */
export const notifyApproved = (deps: Deps, tx: Db, profile: Owned): Promise<Show> =>
  notifyAccount(deps, tx, profile, 'profile_approved', '')

/** Notifies the owner of a reviewer's decision, with the reviewer's note. */
export const notifyReviewed = async (
  deps: Deps,
  tx: Db,
  profile: Owned,
  { action, note }: ReviewDecision,
): Promise<Show | null> =>
  action === 'take' ? null : notifyAccount(deps, tx, profile, notificationKinds[action], note)

const notifyAccount = (
  deps: Deps,
  tx: Db,
  { id, accountId, kind }: Owned,
  notificationKind: NotificationKind,
  excerpt: string,
) =>
  notifyIn(deps, tx, {
    accountId,
    kind: notificationKind,
    subject: `profile:${id}`,
    words: { name: '', excerpt: [...excerpt].slice(0, 140).join(''), to: profileAddress(kind) },
  })

/** Notifies the reporter of a report's outcome. */
export const notifyOutcome = (
  deps: Deps,
  tx: Db,
  reporter: Owned,
  { subject, outcome, to }: { subject: string; outcome: ReportOutcome; to: string },
): Promise<Show> =>
  notifyIn(deps, tx, {
    accountId: reporter.accountId,
    kind: 'report_outcome',
    subject,
    words: { name: '', excerpt: { fact: 'outcome', outcome }, to },
  })
