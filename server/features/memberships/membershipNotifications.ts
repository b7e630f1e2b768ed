import { and, gt, isNull, lte } from 'drizzle-orm'
import { planById } from '../../../src/domain/memberships/plans.ts'
import { subscriptionAt } from '../../../src/domain/memberships/status.ts'
import { formatMoney } from '../../../src/domain/money.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { formatDate } from '../../../src/domain/time.ts'
import { addresses } from '../../../src/routes.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { JobHandler } from '../../jobs/job.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { memberships } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { periodsOf } from '../entitlements/index.ts'
import { languageOf, notify, wasNotified } from '../notifications/index.ts'
import { purchaseName } from './present.ts'
import type { TransactionRow } from './store.ts'
import { transactionOf } from './store.ts'
import { amountOf } from './storedMoney.ts'

const day = 86_400_000
const addressOf = (kind: ProfileKind) => addresses.mySubscription(addresses.baseOfKind(kind))

/** Notifies of a payment that became a membership, or of one that has been in processing for an hour. */
export async function notifyPayment(
  deps: Deps,
  row: TransactionRow,
  kind: 'payment_confirmed' | 'payment_pending',
): Promise<void> {
  const subject = `payment:${row.id}`
  if (await wasNotified(deps, row.accountId, kind, subject)) return
  const language = await languageOf(deps, row.accountId)
  const excerpt = `${purchaseName(row, language)}, ${formatMoney(amountOf(row), language)}`
  await notify(deps, {
    accountId: row.accountId,
    kind,
    subject,
    words: { name: '', excerpt, to: addressOf(row.profileKind) },
  })
}

/** The instance that confirms a payment notifies immediately; the queue does so if that instance dies first. */
const patience = 15_000

export const enqueuePaymentNotification = (deps: Deps, tx: Db, transactionId: string): Promise<void> =>
  enqueue(
    deps,
    tx,
    { channel: 'news', job: { kind: 'payment', transactionId } },
    { key: `news:payment:${transactionId}`, later: patience },
  )

export const notifyConfirmedPayment: JobHandler<'payment'> = async (deps, { transactionId }) => {
  const transaction = await transactionOf(deps.db, transactionId)
  if (transaction?.status === 'confirmed') await notifyPayment(deps, transaction, 'payment_confirmed')
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
        lte(memberships.periodEnd, new Date(now.getTime() + 7 * day)),
      ),
    )
  for (const row of ending) await notifyEnding(deps, row, now)
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
  await notify(deps, {
    accountId: row.accountId,
    kind,
    subject,
    words: { name: '', excerpt: formatDate(row.periodEnd.toISOString()), to: addressOf(row.profileKind) },
  })
}
