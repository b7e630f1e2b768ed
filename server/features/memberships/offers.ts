import type { OffersOnWire } from '../../../src/domain/contract/memberships.ts'
import { rateFor } from '../../../src/domain/currencies.ts'
import type { PlanMode } from '../../../src/domain/memberships/modes.ts'
import { isLonger, resolvePlanMode } from '../../../src/domain/memberships/offers.ts'
import { isTrialPeriod } from '../../../src/domain/memberships/periods.ts'
import type { PlanOffer } from '../../../src/domain/memberships/planSchema.ts'
import { type CataloguePlan, plansFor } from '../../../src/domain/memberships/plans.ts'
import { pricedPlan } from '../../../src/domain/memberships/pricedPlan.ts'
import {
  addonsBoughtWith,
  creditInstant,
  inCurrency,
  quotePlan,
  renewalStart,
} from '../../../src/domain/memberships/quoteLines.ts'
import { type MembershipPeriod, subscriptionAt } from '../../../src/domain/memberships/status.ts'
import { stageOf } from '../../../src/domain/memberships/transactions.ts'
import { accountTypeOf, type ProfileKind } from '../../../src/domain/offerings.ts'
import { combinedQuery } from '../../kernel/db/combinedQuery.ts'
import type { Account, Deps, Language } from '../../kernel/ports/deps.ts'
import { periodsOf } from '../entitlements/index.ts'
import { isPriceValid, isSame } from './openPurchase.ts'
import { presentFrozen, presentQuote, presentTransaction } from './present.ts'
import { openPlanTransactions, type TransactionRow, trialSelect } from './store.ts'
import { hashOf } from './trial.ts'

const offersQuery = combinedQuery((db, params: { accountId: string; kind: ProfileKind; mobileHash: string }) => ({
  periods: periodsOf(db, params.accountId, params.kind),
  trials: trialSelect(db, params.mobileHash),
  begun: openPlanTransactions(db, params.accountId, params.kind),
}))

/** The plans of a profile, each with its current price line by line and the end of its period. */
export async function offersFor(
  deps: Deps,
  account: Account,
  kind: ProfileKind,
  requestedMode: PlanMode,
  language: Language,
  types: readonly string[] = [],
): Promise<Omit<OffersOnWire, 'status' | 'publishable_key'>> {
  const now = deps.now()
  const params = { accountId: account.id, kind, mobileHash: hashOf(deps, account.mobile) }
  const { periods, trials, begun } = await offersQuery(deps.db, params)
  const subscription = subscriptionAt(periods, now)
  const mode = resolvePlanMode(subscription, requestedMode)
  const { currency } = account
  const trialUsed = subscription.state !== 'none' || trials.length > 0
  const quotedAt = mode === 'UPGRADE' ? creditInstant(now) : now
  const open = begun.find((row) => row.mode === mode)
  const unfinished = begun.find(({ status }) => stageOf(status) === 'pending') ?? open
  const offer = (plan: CataloguePlan): PlanOffer => {
    const added = addonsBoughtWith(plan, mode, types, periods, now)
    const lacks = types.length > 0 && added.length === 0 && plan.entitlements.global_connect !== 'included'
    const refusal =
      subscription.state === 'suspended'
        ? 'suspended'
        : (refusalOf(plan, mode, trialUsed, periods, now) ?? (lacks ? 'without_global_connect' : null))
    const quote = inCurrency(quotePlan(plan, mode, periods, quotedAt, added), currency, rateFor(currency))
    const holds =
      open && isSame(open, { planId: plan.id, currency, types: added }) && isPriceValid(open, quote, now) ? open : null
    return {
      plan: pricedPlan(plan, currency),
      quote: refusal ? null : holds ? presentFrozen(holds) : presentQuote(quote),
      refusal,
      types: added,
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
    begins: renewalStart(periods, now) > now && mode === 'RENEW' ? 'after_current' : 'now',
    unfinished: unfinished && isUnfinished(unfinished, now) ? presentTransaction(deps, unfinished, language) : null,
    exchange_rate: rateFor(currency),
  }
}

const isUnfinished = ({ status, quoteExpiresAt, paymentIntent }: TransactionRow, now: Date): boolean =>
  stageOf(status) === 'pending' || (paymentIntent !== null && quoteExpiresAt > now)

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
