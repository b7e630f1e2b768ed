import type { DemoProfile } from '../people.ts'
import { yearsOf } from './deck.ts'
import { balanceTable, costsOf, note, pagesFor, profitTable, unitOf } from './tables.ts'

/** Financial statements of the past years: result, balance sheet and notes. */
export function statementsOf(demo: DemoProfile, whose: string): Uint8Array {
  const years = yearsOf(demo.business).filter(({ plan }) => !plan)
  const unit = unitOf(years[0]?.revenue.currency ?? 'INR')
  const costs = costsOf(demo)
  const title = `${whose}: financial statements`
  const { next, bytes } = pagesFor(
    title,
    `Amounts in ${unit.name}. Prepared by the management; the latest year is not audited yet.`,
  )
  const first = next('Profit and loss')
  const below = profitTable(first, 116, years, costs, unit)
  const last = years.at(-1)
  const before = years.at(-2)
  const growth = last && before ? Math.round((last.revenue.minor / before.revenue.minor - 1) * 100) : null
  first.paragraph(
    56,
    below + 20,
    470,
    growth === null
      ? 'This is the first full year.'
      : `Revenue changed by ${growth}% in the last year. Direct costs move with volume; salaries follow with a delay of about one quarter.`,
    note,
  )
  const second = next('Balance sheet')
  const under = balanceTable(second, 116, years, costs, unit)
  second.paragraph(
    56,
    under + 20,
    470,
    `Customers pay after ${costs.debtors} days on average, suppliers are paid after 41. Stock covers ${costs.stock} days of direct costs.`,
    note,
  )
  const third = next('Notes')
  const notes = [
    '1. Revenue is recorded when goods are handed over or a service has been given, without sales tax.',
    '2. Plant and equipment are written off evenly over their useful life; software over three years.',
    '3. Stock is valued at cost or at the price it would bring today, whichever is lower.',
    `4. Depreciation was ${Math.round(costs.depreciation * 100)}% of revenue. Tax is calculated at ${costs.tax * 100}% of a positive result.`,
    '5. There are no transactions with relatives of the owners other than salaries.',
    '6. Bank loans are secured by machinery and stock. All instalments were paid on the day they were due.',
    '7. No legal dispute is open that would cost more than one percent of revenue.',
  ]
  let y = 116
  for (const line of notes) y = third.paragraph(56, y, 470, line, { size: 11 }) + 8
  return bytes()
}
