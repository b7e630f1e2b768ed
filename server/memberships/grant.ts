import { and, eq, gt, isNull } from 'drizzle-orm'
import { addonPlanId } from '../../src/domain/memberships/addons.ts'
import { type CataloguePlan, planById } from '../../src/domain/memberships/plans.ts'
import type { Db } from '../db/connect.ts'
import { memberships } from '../db/schema.ts'
import { periodsOf } from './entitlements.ts'
import { insertMembership, type TransactionRow } from './store.ts'

const day = 86_400_000

/**
 * Adds the period that a paid transaction bought; runs inside the transaction that confirms it. False where nothing can
 * be had for the charge any more: an add-on whose plan has ended.
 */
export async function grantPeriod(tx: Db, transaction: TransactionRow, now: Date): Promise<boolean> {
  const plan = planById(transaction.planId)
  if (!plan) throw new Error(`transaction ${transaction.id} names an unknown plan`)
  const periods = await periodsOf(tx, transaction.accountId, transaction.profileKind)
  const standing = periods.filter(({ endedAt, periodEnd }) => endedAt === null && periodEnd > now)
  if (transaction.mode === 'ADDON' && standing.length === 0) return false
  if (transaction.mode === 'ADDON') await addFeature(tx, transaction, endOf(standing, now), now)
  else if (transaction.mode === 'UPGRADE') await upgrade(tx, transaction, plan, standing, now)
  else await addPlan(tx, transaction, plan, startOf(standing, now), false, now)
  return true
}

type Standing = readonly { trial: boolean; planId: string; periodEnd: Date }[]

const endOf = (standing: Standing, now: Date): Date =>
  new Date(Math.max(now.getTime(), ...standing.map(({ periodEnd }) => periodEnd.getTime())))

/** A paid plan bought during a trial begins at once; otherwise it extends from max(now, period end). */
const startOf = (standing: Standing, now: Date): Date =>
  endOf(
    standing.filter(({ trial, planId }) => !trial && planById(planId)),
    now,
  )

/** The new plan takes the place of everything that was left; its price gave credit for that. */
async function upgrade(
  tx: Db,
  transaction: TransactionRow,
  plan: CataloguePlan,
  standing: readonly { hasWantToGrow: boolean }[],
  now: Date,
): Promise<void> {
  await endStanding(tx, transaction, now)
  const keepsFeature = standing.some(({ hasWantToGrow }) => hasWantToGrow)
  await addPlan(tx, transaction, plan, now, keepsFeature, now)
}

async function addPlan(
  tx: Db,
  transaction: TransactionRow,
  plan: CataloguePlan,
  start: Date,
  keepsFeature: boolean,
  now: Date,
): Promise<void> {
  await insertMembership(tx, {
    accountId: transaction.accountId,
    profileKind: transaction.profileKind,
    planId: plan.id,
    transactionId: transaction.id,
    periodStart: start,
    periodEnd: new Date(start.getTime() + plan.days * day),
    hasWantToGrow: keepsFeature || plan.entitlements.global_connect === 'included',
    createdAt: now,
  })
}

/** An add-on is a period of its own beside the plan, so that one charge is one row here too. */
async function addFeature(tx: Db, transaction: TransactionRow, periodEnd: Date, now: Date): Promise<void> {
  await insertMembership(tx, {
    accountId: transaction.accountId,
    profileKind: transaction.profileKind,
    planId: addonPlanId(transaction.addonTypes),
    transactionId: transaction.id,
    periodStart: now,
    periodEnd,
    hasWantToGrow: transaction.addonTypes.includes('GLOBAL_CONNECT'),
    createdAt: now,
  })
}

const endStanding = (tx: Db, transaction: TransactionRow, now: Date) =>
  tx
    .update(memberships)
    .set({ endedAt: now, endedBecause: 'replaced' })
    .where(
      and(
        eq(memberships.accountId, transaction.accountId),
        eq(memberships.profileKind, transaction.profileKind),
        isNull(memberships.endedAt),
        gt(memberships.periodEnd, now),
      ),
    )
