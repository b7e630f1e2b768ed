import { styled } from 'styled-components'
import { rateLine } from '../../domain/currencies.ts'
import { addonOf, isAddonType } from '../../domain/memberships/addons.ts'
import { planById } from '../../domain/memberships/plans.ts'
import type { QuoteOnWire } from '../../domain/memberships/quoteSchema.ts'
import { formatMoney } from '../../domain/money.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'

const Lines = styled.dl`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .55rem 0; margin: 0;
  dd { margin: 0; padding-left: 1.25rem; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
  .whole { grid-column: 1 / 3; color: var(--soft); }
  .total { font-weight: 700; border-top: 1px solid var(--line); padding-top: .7rem; font-size: var(--step-1); }
`

/** The name of a purchase: `Capital Bridge (monthly)`, or the add-on's name. */
export function usePurchaseName() {
  const { LL, locale } = useWords()
  const words = LL.subscriptions
  return (subject: string): string => {
    const plan = planById(subject)
    const addon = isAddonType(subject) ? subject : addonOf(subject)
    if (addon) return words.addons.name[addon]()
    return plan
      ? `${words.offering[plan.accountType]()} (${words.period[plan.period]().toLocaleLowerCase(locale)})`
      : subject
  }
}

/** The lines of a quote with their amounts. */
function QuoteLines({ quote }: { quote: Pick<QuoteOnWire, 'lines'> }) {
  const { LL, locale } = useWords()
  const nameOf = usePurchaseName()
  const words = LL.subscriptions.line
  return quote.lines.map(({ kind, subject, amount, until }) => (
    <Line
      key={`${kind}${subject}${until}`}
      name={
        kind === 'credit'
          ? words.credit({ plan: nameOf(subject), date: formatDate(until) })
          : kind === 'minimum'
            ? words.minimum()
            : nameOf(subject)
      }
      amount={formatMoney(amount, locale)}
    />
  ))
}

const Line = ({ name, amount }: { name: string; amount: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </>
)

/** The order: the item, its lines, taxes, the total and the end date. */
export function OrderSummary({ quote, name, rate }: { quote: QuoteOnWire; name: string; rate: number }) {
  const { LL, locale } = useWords()
  const words = LL.subscriptions.checkout
  const amount = formatMoney(quote.amount, locale)
  return (
    <Lines>
      <dt>{words.item()}</dt>
      <dd>{name}</dd>
      {quote.lines.length > 1 ? <QuoteLines quote={quote} /> : null}
      <dt>{words.amount()}</dt>
      <dd>
        {amount} {quote.amount.currency}
      </dd>
      <dt className="whole">{words.taxes()}</dt>
      <dt className="whole">
        {LL.subscriptions.runs({ start: formatDate(quote.period_start), end: formatDate(quote.period_end) })}
      </dt>
      <dt className="total">{words.total()}</dt>
      <dd className="total">{amount}</dd>
      <dt className="whole">{rateLine(rate, quote.amount.currency)}</dt>
    </Lines>
  )
}
