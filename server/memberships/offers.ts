import type { OffersOnWire, PlanOffer } from '../../src/domain/contract/memberships.ts'
import { fittingMode, isLonger, type PlanMode } from '../../src/domain/memberships/offers.ts'
import { isTrialPeriod } from '../../src/domain/memberships/periods.ts'
import { type CataloguePlan, plansFor } from '../../src/domain/memberships/plans.ts'
import { rateFor } from '../../src/domain/memberships/quote.ts'
import { creditInstant, inCurrency, quotePlan } from '../../src/domain/memberships/quoteLines.ts'
import { type MembershipPeriod, subscriptionAt } from '../../src/domain/memberships/status.ts'
import { accountTypeOf, type ProfileKind } from '../../src/domain/offerings.ts'
import type { Account, Deps } from '../deps.ts'
import { periodsOf } from './entitlements.ts'
import { presentPlan, presentQuote } from './present.ts'
import { currencyOf } from './purchase.ts'
import { trialWasUsed } from './trial.ts'

/** The plans of a profile with what each would cost it now, line by line, and until when it would run. */
export async function offersFor(
  deps: Deps,
  account: Account,
  kind: ProfileKind,
  asked: PlanMode,
): Promise<Omit<OffersOnWire, 'status' | 'publishable_key'>> {
  const now = deps.now()
  const periods = await periodsOf(deps.db, account.id, kind)
  const subscription = subscriptionAt(periods, now)
  const mode = fittingMode(subscription, asked)
  const currency = currencyOf(account)
  const trialUsed = subscription.state !== 'none' || (await trialWasUsed(deps, account))
  const quotedAt = mode === 'UPGRADE' ? creditInstant(now) : now
  const offer = (plan: CataloguePlan): PlanOffer => {
    const refusal = refusalOf(plan, mode, trialUsed, periods, now)
    const quote = inCurrency(quotePlan(plan, mode, periods, quotedAt), currency, rateFor(currency))
    return {
      plan: presentPlan(plan, currency, rateFor(currency)),
      quote: refusal ? null : presentQuote(quote, currency),
      refusal,
    }
  }
  return {
    mode,
    list: plansFor(accountTypeOf(kind))
      .filter(({ period }) => mode === 'NEW' || !isTrialPeriod(period))
      .map(offer),
    subscription:
      subscription.state === 'none'
        ? null
        : {
            plan_id: subscription.current.planId,
            period_end: subscription.periodEnd.toISOString(),
            next_plan_id: subscription.nextPlanId,
          },
    exchange_rate: rateFor(currency),
  }
}

function refusalOf(
  plan: CataloguePlan,
  mode: PlanMode,
  trialUsed: boolean,
  periods: readonly MembershipPeriod[],
  now: Date,
): PlanOffer['refusal'] {
  if (isTrialPeriod(plan.period)) return trialUsed ? 'trial_used' : null
  return mode === 'UPGRADE' && !isLonger(plan, periods, now) ? 'not_longer' : null
}
