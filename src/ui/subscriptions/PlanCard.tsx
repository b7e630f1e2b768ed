import { styled } from 'styled-components'
import type { PlanMode } from '../../domain/memberships/modes.ts'
import {
  analyticsSpan,
  type BillingPeriod,
  isTrialPeriod,
  monthsIn,
  recommendedPeriod,
  termsOf,
} from '../../domain/memberships/periods.ts'
import type { Plan, PlanOffer } from '../../domain/memberships/planSchema.ts'
import { formatMoney, type Money } from '../../domain/money.ts'
import { formatDate } from '../../domain/time.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { NoWrapDates } from '../parts/Dated.tsx'
import { Badge, Soft } from '../parts/Layout.tsx'
import { shownAs } from './shownAs.ts'

const Sheet = styled.li`
  background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; padding: 1.5rem; display: flex; flex-direction: column; gap: .75rem; box-shadow: var(--shadow);
  &[data-best='true'] { border-color: var(--brand); box-shadow: inset 0 4px 0 var(--brand), var(--shadow); }
  header { display: flex; flex-wrap: wrap; gap: .35rem .6rem; align-items: center; min-height: 2rem; } h2 { font-size: var(--step-2); margin-right: auto; } .price { font: 600 var(--step-3)/1.1 var(--display); font-variant-numeric: tabular-nums; }
  ul { margin: 0; padding: 0; list-style: none; flex: 1; color: var(--soft); display: grid; gap: .4rem; align-content: start; }
  li { position: relative; padding-left: 1.6rem; text-wrap: pretty; } li::before { content: ''; position: absolute; left: .2rem; top: .45em; width: .8rem; height: .42rem; border: solid var(--good); border-width: 0 0 2px 2px; rotate: -45deg; }
  li[data-without='true']::before { top: .7em; height: 0; border-color: var(--soft); border-width: 0 0 2px; rotate: none; }
  .now { border-top: 1px solid var(--line); padding-top: .75rem; display: grid; gap: .15rem; }
`

interface Props {
  offer: PlanOffer
  mode: PlanMode
  current: { plan_id: string; next_plan_id: string | null } | null
  onChoose: () => void
}

/** A plan: its price, its contents, the amount due now and the end date. */
export function PlanCard({ offer: { plan, quote, refusal, types }, mode, current, onChoose }: Props) {
  const { LL, locale } = useWords()
  const words = LL.subscriptions
  const price = (money: Money) => formatMoney(money, locale, 'price')
  const months = monthsIn(plan.days)
  return (
    <Sheet data-best={plan.period === recommendedPeriod}>
      <header>
        <h2>{words.period[plan.period]()}</h2>
        {plan.saving_percent > 0 ? (
          <Badge data-tone="good">{words.saving({ percent: plan.saving_percent })}</Badge>
        ) : null}
        {current?.plan_id === plan.id ? <Badge data-tone="brand">{words.yours()}</Badge> : null}
        {current?.next_plan_id === plan.id ? <Badge data-tone="warn">{words.next()}</Badge> : null}
      </header>
      <p className="price">{plan.amount.minor === 0 ? words.free() : price(plan.amount)}</p>
      <Soft>
        {words.days({ days: plan.days })}
        {months > 1
          ? ` · ${words.perMonth({ amount: price({ ...plan.amount, minor: Math.round(plan.amount.minor / months) }) })}`
          : ''}
      </Soft>
      <Included plan={plan} isAdded={types.includes('GLOBAL_CONNECT')} />
      {quote && quote.amount.minor > 0 ? (
        <div className="now">
          <strong>{words.payNow({ amount: price(quote.amount) })}</strong>
          <Soft>
            <NoWrapDates
              text={words.runs({ start: formatDate(quote.period_start), end: formatDate(quote.period_end) })}
            />
          </Soft>
        </div>
      ) : null}
      {refusal ? (
        <Soft>{words.refused[refusal]()}</Soft>
      ) : (
        <Button wide variant={plan.period === recommendedPeriod ? 'primary' : 'secondary'} onClick={onChoose}>
          {buttonWords(words, mode, plan.period)}
        </Button>
      )}
    </Sheet>
  )
}

function buttonWords(words: TranslationFunctions['subscriptions'], mode: PlanMode, period: BillingPeriod): string {
  if (isTrialPeriod(period)) return words.startTrial()
  return mode === 'RENEW' ? words.renewFor[period]() : words.choose[mode]({ plan: words.period[period]() })
}

function Included({ plan, isAdded }: { plan: Plan; isAdded: boolean }) {
  const { entitlements: gives, period } = plan
  const { LL } = useWords()
  const words = LL.subscriptions
  const { analyticsDays } = termsOf(period)
  const seen = shownAs(plan.id)
  return (
    <ul>
      <li>
        {words[isTrialPeriod(period) ? 'proposalsInTrial' : 'proposalsSent']({ count: gives.proposals_per_30_days })}
      </li>
      <li>{words.open({ count: gives.open_proposals })}</li>
      <li>
        {gives.contact_listings === null ? words.contactsAll() : words.contacts({ count: gives.contact_listings })}
      </li>
      <li>{words.searches({ count: gives.saved_searches })}</li>
      <li>{words.analytics[seen][analyticsSpan(analyticsDays)]({ days: analyticsDays })}</li>
      {gives.featured_days > 0 ? <li>{words.featured[seen]({ days: gives.featured_days })}</li> : null}
      <li data-without={gives.global_connect === 'none'}>
        {words.globalConnect[isAdded ? 'added' : gives.global_connect]()}
      </li>
    </ul>
  )
}
