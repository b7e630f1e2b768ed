import { eraseDue } from './accounts/deletion.ts'
import { dropOldLimits } from './accounts/limits.ts'
import { closeEnded } from './chats/closing.ts'
import type { Deps } from './deps.ts'
import { sweepOrphans } from './documents/sweep.ts'
import { sendAlerts } from './listings/alerts.ts'
import { tellDeckViews } from './listings/deckViews.ts'
import { refreshListed } from './listings/refresh.ts'
import { tally } from './listings/tally.ts'
import { reconcile } from './memberships/reconcile.ts'
import { mailUnread } from './notifications/mail.ts'
import { notifyEndings } from './notifications/membershipNews.ts'
import { sweepFailures } from './operators/metrics.ts'
import { dropOldParcels } from './outbox/worker.ts'
import { sweepProposals } from './proposals/timers.ts'

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
    every(deps, 60 * minute, 'carried parcels', async () => void (await dropOldParcels(deps))),
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
