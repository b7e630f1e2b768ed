import type { ReportOutcome } from '../../../src/domain/chats/reports.ts'
import type { ReviewDecision } from '../../../src/domain/contract/reviews.ts'
import type { NotificationKind } from '../../../src/domain/notifications/kinds.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { ReviewAction } from '../../../src/domain/registration/review.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { profileAddress } from './addresses.ts'
import { notify } from './notify.ts'

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
export const notifyApproved = (deps: Deps, profile: Owned) => notifyAccount(deps, profile, 'profile_approved', '')

/** Notifies the owner of a reviewer's decision, with the reviewer's note. */
export async function notifyReviewed(deps: Deps, profile: Owned, { action, note }: ReviewDecision): Promise<void> {
  if (action !== 'take') await notifyAccount(deps, profile, notificationKinds[action], note)
}

const notifyAccount = (
  deps: Deps,
  { id, accountId, kind }: Owned,
  notificationKind: NotificationKind,
  excerpt: string,
) =>
  notify(deps, {
    accountId,
    kind: notificationKind,
    subject: `profile:${id}`,
    words: { name: '', excerpt: [...excerpt].slice(0, 140).join(''), to: profileAddress(kind) },
  })

/** Notifies the reporter of a report's outcome. */
export const notifyOutcome = async (
  deps: Deps,
  reporter: Owned,
  { subject, outcome, to }: { subject: string; outcome: ReportOutcome; to: string },
): Promise<void> => {
  await notify(deps, {
    accountId: reporter.accountId,
    kind: 'report_outcome',
    subject,
    words: { name: '', excerpt: { fact: 'outcome', outcome }, to },
  })
}
