import { dropOldLimits } from './features/accounts/index.ts'
import { closeEnded } from './features/chats/index.ts'
import { sweepOrphans } from './features/documents/index.ts'
import { refreshListed, sendAlerts, tally, tellDeckViews } from './features/listings/index.ts'
import { notifyEndings, reconcile } from './features/memberships/index.ts'
import { mailUnread } from './features/notifications/index.ts'
import { eraseDue } from './features/ownAccount/index.ts'
import { sweepProposals } from './features/proposals/index.ts'
import { dropOldJobs } from './jobs/queue.ts'
import { sweepFailures } from './kernel/http/metrics.ts'
import type { Deps } from './kernel/ports/deps.ts'

const minute = 60_000

/** Starts the work that nobody asks for; returns the stop. A sweep that fails is logged and runs again next time. */
export function startSweeps(deps: Deps): () => void {
  const timers = [
    every(deps, 5 * minute, 'payments', reconcile),
    every(deps, minute, 'proposals', sweepProposals),
    every(deps, minute, 'alerts', sendAlerts),
    every(deps, minute / 4, 'views', ({ db }) => tally.keep(db)),
    every(deps, 60 * minute, 'deck views', tellDeckViews),
    every(deps, minute / 2, 'listed columns', refreshListed),
    every(deps, minute, 'unread e-mails', mailUnread),
    every(deps, 60 * minute, 'finished jobs', async () => void (await dropOldJobs(deps))),
    every(deps, 60 * minute, 'endings', notifyEndings),
    every(deps, 60 * minute, 'closed chats', closeEnded),
    every(deps, 60 * minute, 'orphan files', async () => void (await sweepOrphans(deps))),
    every(deps, 60 * minute, 'deletions', eraseDue),
    every(deps, 60 * minute, 'rate limits', () => dropOldLimits(deps.db, deps.now())),
  ]
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}

function every(deps: Deps, milliseconds: number, name: string, sweep: (deps: Deps) => Promise<void>) {
  let running = false
  const timer = setInterval(async () => {
    if (running) return
    running = true
    try {
      await sweep(deps)
    } catch (error) {
      sweepFailures.inc({ sweep: name })
      deps.log.error({ err: error, sweep: name }, 'a sweep failed')
    } finally {
      running = false
    }
  }, milliseconds)
  timer.unref()
  return timer
}
