import { minute } from '../src/domain/durations.ts'
import { dropOldLimits } from './features/accounts/index.ts'
import { closeEnded } from './features/chats/index.ts'
import { sweepOrphans } from './features/documents/index.ts'
import { notifyDeckViews, refreshListed, sendAlerts } from './features/listings/index.ts'
import { eraseOldInvoices, notifyEndings, reconcile } from './features/memberships/index.ts'
import { mailUnread } from './features/notifications/index.ts'
import { eraseDue } from './features/ownAccount/index.ts'
import { sweepProposals } from './features/proposals/index.ts'
import { deleteOldTraces } from './features/traces/index.ts'
import { deleteOldJobs } from './jobs/queue.ts'
import type { Scheduled } from './jobs/schedule.ts'

/** All scheduled jobs; a failed one is logged and runs again at its next time. */
export const scheduled: readonly Scheduled[] = [
  { name: 'payments', every: 5 * minute, run: reconcile },
  { name: 'proposals', every: minute, run: sweepProposals },
  { name: 'alerts', every: minute, run: sendAlerts },
  { name: 'deck views', every: 60 * minute, run: notifyDeckViews },
  { name: 'listed columns', every: minute, run: refreshListed },
  { name: 'unread e-mails', every: minute, run: mailUnread },
  { name: 'finished jobs', every: 60 * minute, run: async (deps) => void (await deleteOldJobs(deps)) },
  { name: 'endings', every: 60 * minute, run: notifyEndings },
  { name: 'closed chats', every: 60 * minute, run: closeEnded },
  { name: 'orphan files', every: 60 * minute, run: async (deps) => void (await sweepOrphans(deps)) },
  { name: 'deletions', every: 60 * minute, run: eraseDue },
  { name: 'old invoices', every: 60 * minute, run: eraseOldInvoices },
  { name: 'old traces', every: 60 * minute, run: deleteOldTraces },
  { name: 'rate limits', every: 60 * minute, run: ({ db, now }) => dropOldLimits(db, now()) },
]
