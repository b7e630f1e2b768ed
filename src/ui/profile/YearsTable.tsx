import { styled } from 'styled-components'
import { formatMoney } from '../../domain/money.ts'
import type { YearAmounts } from '../../domain/registration/years.ts'
import { useWords } from '../../i18n/useWords.ts'

const Table = styled.table`
  border-collapse: collapse; max-width: 100%; th, td { padding: .35rem 0 .35rem 1.5rem; text-align: end; font-variant-numeric: tabular-nums; } th:first-child { padding-left: 0; text-align: start; }
  thead th { color: var(--soft); font-weight: 400; font-size: var(--step--1); vertical-align: bottom; } tbody th { font-weight: 400; } tbody tr { border-top: 1px solid var(--line); }
  @media (max-width: 35.99rem) { th, td { padding-left: .75rem; } }
`

/** A member's own figures by year, with their exact amounts. */
export function YearsTable({ years }: { years: readonly YearAmounts[] }) {
  const { LL, locale } = useWords()
  const words = LL.registration.years
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{words.year()}</th>
          <th scope="col">{words.revenue()}</th>
          <th scope="col">{words.profit()}</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, plan, revenue, profit }) => (
          <tr key={year}>
            <th scope="row">{plan ? words.planned({ year }) : year}</th>
            <td>{formatMoney(revenue, locale, 'price')}</td>
            <td>{profit ? formatMoney(profit, locale, 'price') : '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
