import { formatMoney, type Money } from '../../../src/domain/money.ts'
import { amountOf } from '../../../src/domain/registration/years.ts'
import type { DemoProfile } from '../people.ts'
import { labels, table, words, written, yearsOf } from './deck.ts'
import { balanceTable, box, costsOf, note, pagesFor, profitTable, unitOf } from './tables.ts'

/** The financial summary of a business for sale. It names nobody, because anonymous listings show it too. */
export function summaryOf(demo: DemoProfile): Uint8Array {
  const { business, story } = demo
  const years = yearsOf(business)
  const unit = unitOf(years[0]?.revenue.currency ?? 'INR')
  const costs = costsOf(demo)
  const { next, bytes } = pagesFor('Financial summary', `Amounts in ${unit.name}. Unaudited for the latest year.`)
  const first = next('The business at a glance')
  const below = first.paragraph(56, 116, 470, story.headline, { size: 13, weight: 'bold' })
  const rows = table(
    first,
    box(below + 24),
    ['Key facts', ''],
    [
      ['Annual revenue (USD)', labels('revenue', business.annual_revenue).join('')],
      ['Operating margin', `${business.ebitda_is_loss === true ? '-' : ''}${words(business.ebitda)}%`],
      ['Asking price', written(amountOf(business.asking_price))],
      ['Share offered', `${words(business.stake_offered)}%`],
      ['Founded', words(business.founding_year)],
      ['Employees', labels('employees', business.employees).join('')],
      ['Type of sale', labels('type-of-sale', business.type_of_sale).join('')],
    ],
  )
  first.paragraph(
    56,
    rows + 20,
    470,
    `Among the assets: ${labels('strategic-assets', business.strategic_assets).join(', ').toLowerCase()}.`,
    note,
  )
  const second = next('Results')
  const under = profitTable(second, 116, years, costs, unit)
  second.paragraph(
    56,
    under + 20,
    470,
    'The owners’ salaries are at the level that a manager would cost. One-off costs have not been removed.',
    note,
  )
  const third = next('Balance sheet')
  balanceTable(third, 116, years, costs, unit)
  return bytes()
}

const times = (amount: Money, share: number): string =>
  formatMoney({ ...amount, minor: Math.round(amount.minor * share) }, 'en', 'compact')

/** A valuation by two methods, for a business that states a price. */
export function valuationOf({ business }: DemoProfile): Uint8Array | null {
  const price = amountOf(business.asking_price)
  const last = yearsOf(business).at(-1)
  if (!price || !last?.profit || last.profit.minor <= 0) return null
  const { next, bytes } = pagesFor('Valuation report', 'By an independent valuer, for the owners. Not an offer.')
  const first = next('Result')
  table(
    first,
    box(116),
    ['Method', 'Low', 'High'],
    [
      ['Multiple of the operating result', times(price, 0.88), times(price, 1.08)],
      ['Discounted cash flows, five years', times(price, 0.93), times(price, 1.12)],
      ['=Range', times(price, 0.91), times(price, 1.1)],
    ],
  )
  first.paragraph(
    56,
    220,
    470,
    `The asking price of ${written(price)} lies within this range. It is ${(price.minor / last.profit.minor).toFixed(1)} times the last operating result of ${written(last.profit)}.`,
    note,
  )
  const second = next('How it was done')
  let y = 116
  for (const line of [
    'The valuer visited the premises, read three years of accounts and spoke to the managers, not to customers.',
    'Comparable sales were taken from the same sector and a similar size, within the last four years.',
    'Future cash flows were discounted at 16 percent, which reflects the size of the business and how much depends on few people.',
    'Land and buildings were valued separately at their present use. Stock is at cost and has been counted.',
    'No allowance was made for savings that a particular buyer could reach.',
  ])
    y = second.paragraph(56, y, 470, line, { size: 11 }) + 8
  return bytes()
}
