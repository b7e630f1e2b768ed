import { styled } from 'styled-components'
import type { ListingDetail } from '../../domain/market/listingSchema.ts'
import { marginOf, type Spread } from '../../domain/market/multiples.ts'
import { formatMoney, inOneUnit, type Money } from '../../domain/money.ts'
import { percentWords } from '../../domain/percent.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Soft } from '../parts/Layout.tsx'
import { YearBars } from '../parts/YearBars.tsx'

const Charts = styled.div`display: grid; gap: 2rem; margin-bottom: 1.75rem; position: relative;`
const Explained = styled.details`
  border: 1px solid var(--line); border-radius: .8rem; padding: .35rem 1rem;
  summary { cursor: pointer; min-height: 2.75rem; display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.5rem; } b { font-size: var(--step-1); }
  p { color: var(--soft); margin-bottom: .6rem; } summary .how { margin-left: auto; color: var(--brand); text-decoration: underline dotted; text-underline-offset: .2em; } summary span { color: var(--soft); font-size: var(--step--1); }
`
const Pricing = styled.div`display: grid; gap: .6rem; margin-bottom: 1.5rem; p { margin: 0; }`
type Years = NonNullable<ListingDetail['years']>

/** A chart of revenue and profit by financial year, with a table for screen readers. */
export function YearFigures({ years }: { years: Years }) {
  const { LL, locale } = useWords()
  const words = LL.market.years
  const { rows } = years
  const amount = (money: Money) => formatMoney(money, locale, 'compact')
  const label = ({ year, plan }: Years['rows'][number]) => (plan ? words.plan({ year }) : year)
  const withProfit = rows.flatMap((row) => (row.profit === null ? [] : [{ ...row, profit: row.profit }]))
  // The unit is in the caption, so that a label fits below a narrow bar.
  const revenue = inOneUnit(
    rows.map((row) => row.revenue),
    locale,
  )
  const profits =
    withProfit.length > 0
      ? inOneUnit(
          withProfit.map(({ profit }) => profit),
          locale,
        )
      : null
  const margin = ({ revenue, profit }: Years['rows'][number]) => {
    const percent = marginOf(revenue.minor, profit?.minor ?? null)
    return percent === null ? '' : percentWords(percent)
  }
  return (
    <Charts>
      <YearBars
        caption={`${words.revenue()}, ${revenue.unit}`}
        bars={rows.map((row, place) => ({
          ...{ label: label(row), value: row.revenue.minor, words: revenue.values[place] ?? '', isPlan: row.plan },
        }))}
      />
      {profits ? (
        <YearBars
          caption={`${words.profit()}, ${profits.unit}`}
          bars={withProfit.map((row, place) => ({
            ...{ label: label(row), value: row.profit.minor, words: profits.values[place] ?? '', isPlan: row.plan },
          }))}
        />
      ) : null}
      <div className="visually-hidden">
        <table>
          <caption>{words.table()}</caption>
          <thead>
            <tr>
              <th scope="col">{words.year()}</th>
              <th scope="col">{words.revenueShort()}</th>
              <th scope="col">{words.profitShort()}</th>
              <th scope="col">{words.margin()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.year}>
                <th scope="row">{label(row)}</th>
                <td>{amount(row.revenue)}</td>
                <td>{row.profit === null ? '' : amount(row.profit)}</td>
                <td>{margin(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Charts>
  )
}

interface MultiplesProps {
  multiples: NonNullable<ListingDetail['multiples']>
  comparables: ListingDetail['comparables']
}

/** The asking price as multiples of yearly revenue and profit, beside what similar businesses ask, and explained. */
export function PriceMultiples({ multiples, comparables }: MultiplesProps) {
  return (
    <Pricing>
      <OwnMultiples multiples={multiples} />
      <Comparables multiples={multiples} comparables={comparables} />
    </Pricing>
  )
}

/** What similar businesses ask, for each multiple that this listing states. */
function Comparables({ multiples, comparables }: MultiplesProps) {
  const words = useWords().LL.market.multiples
  const text = ({ count, least, median, most }: Spread) => ({
    count,
    least: String(least),
    median: String(median),
    most: String(most),
  })
  const revenue = multiples.revenue === null ? null : comparables.revenue
  const profit = multiples.profit === null ? null : comparables.profit
  if (!revenue && !profit) return null
  return (
    <Soft>
      {revenue ? words.similarRevenue(text(revenue)) : null} {profit ? words.similarProfit(text(profit)) : null}
    </Soft>
  )
}

function OwnMultiples({ multiples }: Pick<MultiplesProps, 'multiples'>) {
  const { LL } = useWords()
  const words = LL.market.multiples
  const { revenue, profit, year, price, stake, whole, revenue_amount, profit_amount } = multiples
  return (
    <Explained>
      <summary>
        {revenue === null ? null : (
          <div>
            <b>{words.times({ times: String(revenue) })}</b> <span>{words.ofRevenue()}</span>
          </div>
        )}
        {profit === null ? null : (
          <div>
            <b>{words.times({ times: String(profit) })}</b> <span>{words.ofProfit()}</span>
          </div>
        )}
        <span className="how">{words.how()}</span>
      </summary>
      <p>
        {price === whole ? words.price({ price }) : words.part({ price, stake, whole })}{' '}
        {revenue === null ? null : words.byRevenue({ whole, amount: revenue_amount, year, times: String(revenue) })}{' '}
        {profit === null || profit_amount === null
          ? null
          : words.byProfit({ whole, amount: profit_amount, year, times: String(profit) })}
      </p>
    </Explained>
  )
}
