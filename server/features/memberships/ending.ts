import { and, eq, isNull } from 'drizzle-orm'
import { isShorter } from '../../../src/domain/memberships/offers.ts'
import { planById } from '../../../src/domain/memberships/plans.ts'
import { isPaid, subscriptionAt } from '../../../src/domain/memberships/status.ts'
import { accountTypeOf, type ProfileKind } from '../../../src/domain/offerings.ts'
import { memberships } from '../../kernel/db/schema.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Account, Deps } from '../../kernel/ports/deps.ts'
import { periodsOf } from '../entitlements/index.ts'

/** What happens when the period ends: cancellation or a smaller plan. */

/** Lets the subscription end with its period, or undoes that. */
export async function setCancelled(deps: Deps, account: Account, kind: ProfileKind, cancelled: boolean): Promise<void> {
  await changeLast(deps, account, kind, { cancelledAt: cancelled ? deps.now() : null, nextPlanId: null })
}

/** Chooses a smaller plan for the next period; nothing is charged before it starts. */
export async function chooseNextPlan(
  deps: Deps,
  account: Account,
  kind: ProfileKind,
  planId: string | null,
): Promise<void> {
  const plan = planId === null ? null : planById(planId)
  if (plan === undefined || (plan && plan.accountType !== accountTypeOf(kind)))
    return refuse('VALIDATION_FAILED', { fields: { plan_id: 'invalid' } })
  await changeLast(deps, account, kind, { nextPlanId: planId, cancelledAt: null }, (currentPlanId) => {
    if (plan && !isShorter(plan, currentPlanId)) refuse('VALIDATION_FAILED', { fields: { plan_id: 'invalid' } })
  })
}

/** The decision is stored with the last period, so a later purchase starts without it. */
async function changeLast(
  deps: Deps,
  account: Account,
  kind: ProfileKind,
  values: { cancelledAt: Date | null; nextPlanId: string | null },
  check: (currentPlanId: string) => void = () => {},
): Promise<void> {
  const periods = await periodsOf(deps.db, account.id, kind)
  const subscription = subscriptionAt(periods, deps.now())
  if (subscription.state === 'none' || !isPaid(subscription)) return refuse('SUBSCRIPTION_REQUIRED')
  check(subscription.current.planId)
  const last = periods.find(
    (period) =>
      period.endedAt === null &&
      planById(period.planId) &&
      period.periodEnd.getTime() === subscription.periodEnd.getTime(),
  )
  if (!last) return refuse('SUBSCRIPTION_REQUIRED')
  await deps.db
    .update(memberships)
    .set(values)
    .where(and(eq(memberships.id, last.id), isNull(memberships.endedAt)))
}
