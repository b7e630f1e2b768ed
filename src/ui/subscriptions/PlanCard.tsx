import { styled } from 'styled-components'
import type { Plan, PlanOffer } from '../../domain/contract/memberships.ts'
import type { PlanMode } from '../../domain/memberships/offers.ts'
import { formatAmount } from '../../domain/money.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { Badge, Row, Soft } from '../parts/Layout.tsx'

const Sheet = styled.li`
  background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; padding: 1.5rem; display: flex; flex-direction: column; gap: .75rem; box-shadow: var(--shadow);
  &[data-best='true'] { border-color: var(--brand); box-shadow: inset 0 4px 0 var(--brand), var(--shadow); }
  h2 { font-size: var(--step-2); } .marks { min-height: 1.75rem; } @media (max-width: 39.99rem) { .marks:empty { display: none; } } .price { font: 600 var(--step-3)/1.1 var(--display); font-variant-numeric: tabular-nums; }
  ul { margin: 0; padding-left: 1.1rem; flex: 1; color: var(--soft); display: grid; gap: .35rem; align-content: start; }
  .now { border-top: 1px solid var(--line); padding-top: .75rem; display: grid; gap: .15rem; }
`

interface Props {
  offer: PlanOffer
  mode: PlanMode
  current: { plan_id: string; next_plan_id: string | null } | null
  onChoose: () => void
}

/** One plan: its price, what it includes, and what would be paid now until when. */
export function PlanCard({ offer: { plan, quote, refusal }, mode, current, onChoose }: Props) {
  const { LL, locale } = useWords()
  const words = LL.subscriptions
  const price = (minor: number) => formatAmount(minor, plan.currency_code, locale)
  const months = Math.round(plan.days / 30)
  return (
    <Sheet data-best={plan.period === 'yearly'}>
      <h2>{words.period[plan.period]()}</h2>
      <Row className="marks">
        {plan.saving_percent > 0 ? (
          <Badge data-tone="good">{words.saving({ percent: plan.saving_percent })}</Badge>
        ) : null}
        {current?.plan_id === plan.id ? <Badge data-tone="brand">{words.yours()}</Badge> : null}
        {current?.next_plan_id === plan.id ? <Badge data-tone="warn">{words.next()}</Badge> : null}
      </Row>
      <p className="price">{plan.amount === 0 ? words.free() : price(plan.amount)}</p>
      <Soft>
        {words.days({ days: plan.days })}
        {months > 1 ? ` · ${words.perMonth({ amount: price(Math.round(plan.amount / months)) })}` : ''}
      </Soft>
      <Included plan={plan} />
      {quote && quote.amount > 0 ? (
        <div className="now">
          <strong>{words.payNow({ amount: price(quote.amount) })}</strong>
          <Soft>{words.runs({ start: formatDate(quote.period_start), end: formatDate(quote.period_end) })}</Soft>
        </div>
      ) : null}
      {refusal ? (
        <Soft>{words.refused[refusal]()}</Soft>
      ) : (
        <Button wide variant={plan.period === 'yearly' ? 'primary' : 'secondary'} onClick={onChoose}>
          {words.choose[mode]({ plan: words.period[plan.period]() })}
        </Button>
      )}
    </Sheet>
  )
}

function Included({ plan: { entitlements: gives, account_type, period } }: { plan: Plan }) {
  const { LL } = useWords()
  const words = LL.subscriptions
  return (
    <ul>
      <li>{words.proposalsSent({ count: gives.proposals_per_30_days })}</li>
      <li>{words.open({ count: gives.open_proposals })}</li>
      <li>
        {gives.contact_listings === null ? words.contactsAll() : words.contacts({ count: gives.contact_listings })}
      </li>
      <li>{words.searches({ count: gives.saved_searches })}</li>
      <li>
        {period === 'yearly'
          ? words.analytics.year()
          : period === 'free_trial'
            ? words.analytics.totals()
            : words.analytics.days({ days: period === 'monthly' ? 30 : 90 })}
      </li>
      {gives.featured_days > 0 ? <li>{words.featured({ days: gives.featured_days })}</li> : null}
      {account_type === 'investor' ? null : <li>{words.globalConnect[gives.global_connect]()}</li>}
    </ul>
  )
}
