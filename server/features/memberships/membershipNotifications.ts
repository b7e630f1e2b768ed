import { and, gt, isNull, lte } from 'drizzle-orm'
import { day, daysAfter } from '../../../src/domain/durations.ts'
import { planById } from '../../../src/domain/memberships/plans.ts'
import { subscriptionAt } from '../../../src/domain/memberships/status.ts'
import type { TransactionStatus } from '../../../src/domain/memberships/transactions.ts'
import type { NotificationKind } from '../../../src/domain/notifications/kinds.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { inZone } from '../../../src/domain/timeZone.ts'
import { addresses } from '../../../src/routes.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { forEachLogged } from '../../jobs/forEachLogged.ts'
import type { JobHandler } from '../../jobs/job.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { memberships } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { periodsOf } from '../entitlements/index.ts'
import { notify, wasNotified } from '../notifications/index.ts'
import { receiptNumberOf } from './receiptOf.ts'
import type { TransactionRow } from './store.ts'
import { transactionOf } from './store.ts'
import { amountOf } from './storedMoney.ts'

const addressOf = (kind: ProfileKind) => addresses.mySubscription(addresses.baseOfKind(kind))

/** The statuses of a payment that its buyer is notified of, because they may not be on the page. */
const kindOfStatus = {
  confirmed: 'payment_confirmed',
  failed: 'payment_failed',
  refunded: 'payment_refunded',
  disputed: 'payment_disputed',
} as const satisfies Partial<Record<TransactionStatus, NotificationKind>>
type NotifiedStatus = keyof typeof kindOfStatus

/** Notifies of a payment's status, or of one that has been in processing for an hour. */
export async function notifyPayment(
  deps: Deps,
  row: TransactionRow,
  kind: (typeof kindOfStatus)[NotifiedStatus] | 'payment_pending',
  subject = `payment:${row.id}`,
): Promise<void> {
  if (await wasNotified(deps, row.accountId, kind, subject)) return
  const { planId, mode, addonTypes } = row
  const paid = kind === 'payment_confirmed' ? paidOf(row) : null
  const excerpt = { fact: 'purchase', planId, mode, addonTypes, amount: amountOf(row), ...(paid && { paid }) } as const
  await notify(deps, {
    accountId: row.accountId,
    kind,
    subject,
    words: { name: '', excerpt, to: addressOf(row.profileKind) },
    unlessLeft: true,
  })
}

/** What the buyer has of a confirmed payment: the period, and the number of its receipt. */
const paidOf = (row: TransactionRow) =>
  row.quote && { start: row.quote.start, end: row.quote.end, receipt: receiptNumberOf(row) }

/** The instance that confirms a payment notifies immediately; the queued job is the fallback if it crashes. */
const patience = 15_000

/** Enqueues the notification of a status in the transaction that sets it. */
export const enqueuePaymentNotification = (
  deps: Deps,
  tx: Db,
  transactionId: string,
  status: NotifiedStatus,
): Promise<void> =>
  enqueue(
    deps,
    tx,
    { channel: 'news', job: { kind: 'payment', transactionId, status } },
    {
      key: `news:payment:${transactionId}:${status}:${deps.now().getTime()}`,
      delay: status === 'confirmed' ? patience : 0,
    },
  )

export const notifyStoredPayment: JobHandler<'payment'> = async (
  deps,
  { transactionId, status = 'confirmed' },
  { createdAt },
) => {
  const transaction = await transactionOf(deps.db, transactionId)
  if (!transaction) return
  const subject = `payment:${transaction.id}`
  // A payment can be declined more than once.
  if (status === 'failed')
    return notifyPayment(deps, transaction, 'payment_failed', `${subject}:${createdAt.getTime()}`)
  if (transaction.status === status) await notifyPayment(deps, transaction, kindOfStatus[status], subject)
}

/** Days before the end at which members are notified (catalogue, section 10), nearest first. */
const reminderDays = { trial_ending: [1, 3], plan_ending: [1, 7] } as const

/** Notifies once per step before a trial or a plan ends, unless another period follows. */
export async function notifyEndings(deps: Deps): Promise<void> {
  const now = deps.now()
  const ending = await deps.db
    .select()
    .from(memberships)
    .where(
      and(
        isNull(memberships.endedAt),
        isNull(memberships.cancelledAt),
        gt(memberships.periodEnd, now),
        lte(memberships.periodEnd, daysAfter(now, 7)),
      ),
    )
  await forEachLogged(deps, 'endings', ending, (row) => notifyEnding(deps, row, now))
}

async function notifyEnding(deps: Deps, row: typeof memberships.$inferSelect, now: Date): Promise<void> {
  if (!planById(row.planId)) return
  const kind = row.trial ? 'trial_ending' : 'plan_ending'
  const left = (row.periodEnd.getTime() - now.getTime()) / day
  const step = reminderDays[kind].find((days) => left <= days)
  if (step === undefined) return
  const subscription = subscriptionAt(await periodsOf(deps.db, row.accountId, row.profileKind), now)
  if (subscription.state === 'none' || subscription.periodEnd.getTime() !== row.periodEnd.getTime()) return
  const subject = `membership:${row.id}:${step}`
  if (await wasNotified(deps, row.accountId, kind, subject)) return
  const days = daysBetween(now, row.periodEnd)
  await notify(deps, {
    accountId: row.accountId,
    kind,
    subject,
    words: {
      name: '',
      excerpt: { fact: 'end', at: row.periodEnd.toISOString(), days },
      to: addressOf(row.profileKind),
    },
  })
}

/** Counted in calendar days in India. */
function daysBetween(now: Date, end: Date): number {
  const [today, last] = [now, end].map((instant) => inZone(instant, 'Asia/Kolkata').startOf('day'))
  return last?.diff(today, 'day') ?? 0
}
