import type { YearAmounts } from '../../../src/domain/registration/years.ts'
import { chooser, type DemoProfile } from '../people.ts'
import { table } from './deck.ts'
import { a4 } from './letter.ts'
import { paper, type Sheet } from './paper.ts'

/** Tables of accounts, calculated from the yearly figures that the listing states. */

export const green = '#1d4d44'
export const box = (top: number) => [56, top, 483] as const

/** Amounts in thousands, or in lakh for rupees, with a minus sign for a loss. */
export interface Unit {
  name: string
  of(minor: number): string
}
export const unitOf = (currency: string): Unit => {
  const isRupee = currency === 'INR'
  return {
    name: isRupee ? 'Rs lakh' : `${currency} thousand`,
    of: (minor) =>
      (minor / 100 / (isRupee ? 100_000 : 1000)).toLocaleString(isRupee ? 'en-IN' : 'en-GB', {
        maximumFractionDigits: 1,
        minimumFractionDigits: 1,
      }),
  }
}

/** The shares of revenue that costs take, by business model. */
export function costsOf({ business, picture }: DemoProfile) {
  const pick = chooser(`costs-${picture}`)
  const model = Array.isArray(business.model) ? business.model : []
  const goods = model.includes('saas-subscription') ? 18 : model.includes('services') ? 34 : 52
  const materials = pick.number(goods - 4, goods + 4) / 100
  return {
    materials,
    staff: pick.number(40, 52) / 100,
    depreciation: pick.number(2, 5) / 100,
    tax: 0.25,
    debtors: pick.number(30, 78),
    stock: pick.number(12, 60),
  }
}

export function pagesFor(title: string, subtitle: string) {
  const { page, bytes } = paper(title, a4)
  let number = 0
  return {
    bytes,
    next(heading: string): Sheet {
      const sheet = page()
      number++
      sheet.rect(0, 0, a4[0], 10, green)
      sheet.text(56, 56, heading, { size: 18, weight: 'bold', colour: green })
      sheet.text(56, 74, subtitle, { size: 9.5, colour: '#5c6a66' })
      sheet.text(56, 815, title, { size: 8.5, colour: '#7b8683' })
      sheet.text(539, 815, String(number), { size: 8.5, colour: '#7b8683', align: 'right' })
      return sheet
    },
  }
}

export type Costs = ReturnType<typeof costsOf>

/** The lines between a year's revenue and its operating result: other costs are what remains. */
function splitOf({ revenue, profit }: YearAmounts, { materials, staff }: Costs) {
  const result = profit?.minor ?? 0
  const spent = revenue.minor - result
  const goods = Math.min(revenue.minor * materials, spent * 0.7)
  const people = (spent - goods) * staff
  return { revenue: revenue.minor, goods, people, other: spent - goods - people, result }
}

export function profitTable(
  sheet: Sheet,
  top: number,
  years: readonly YearAmounts[],
  costs: Costs,
  unit: Unit,
): number {
  const split = years.map((year) => splitOf(year, costs))
  const row = (name: string, of: (one: (typeof split)[number]) => number) => [
    name,
    ...split.map((one) => unit.of(of(one))),
  ]
  const after = ({ revenue, result }: (typeof split)[number]) => result - revenue * costs.depreciation
  const tax = (one: (typeof split)[number]) => Math.max(0, after(one) * costs.tax)
  return table(
    sheet,
    box(top),
    [unit.name, ...years.map(({ year, plan }) => (plan ? `${year} plan` : year))],
    [
      row('Revenue', ({ revenue }) => revenue),
      row('Materials and direct costs', ({ goods }) => -goods),
      row('=Gross profit', ({ revenue, goods }) => revenue - goods),
      row('Salaries and wages', ({ people }) => -people),
      row('Other operating costs', ({ other }) => -other),
      row('=Operating result', ({ result }) => result),
      row('Depreciation', ({ revenue }) => -revenue * costs.depreciation),
      row('Tax', (one) => -tax(one)),
      row('=Result of the year', (one) => after(one) - tax(one)),
    ],
  )
}

export function balanceTable(
  sheet: Sheet,
  top: number,
  years: readonly YearAmounts[],
  costs: Costs,
  unit: Unit,
): number {
  const sums = years.map((year) => {
    const { revenue, goods } = splitOf(year, costs)
    const [plant, debtors, stock, cash] = [
      revenue * 0.34,
      (revenue * costs.debtors) / 365,
      (goods * costs.stock) / 365,
      revenue * 0.09,
    ]
    const [loans, suppliers, tax] = [revenue * 0.16, (goods * 41) / 365, revenue * 0.02]
    const assets = plant + debtors + stock + cash
    return { plant, debtors, stock, cash, assets, loans, suppliers, tax, equity: assets - loans - suppliers - tax }
  })
  const row = (name: string, of: (one: (typeof sums)[number]) => number) => [
    name,
    ...sums.map((one) => unit.of(of(one))),
  ]
  return table(
    sheet,
    box(top),
    [unit.name, ...years.map(({ year }) => year)],
    [
      row('Plant, equipment and software', ({ plant }) => plant),
      row('Stock', ({ stock }) => stock),
      row('Owed by customers', ({ debtors }) => debtors),
      row('Cash and bank', ({ cash }) => cash),
      row('=Total assets', ({ assets }) => assets),
      row('Shareholders’ funds', ({ equity }) => equity),
      row('Bank loans', ({ loans }) => loans),
      row('Owed to suppliers', ({ suppliers }) => suppliers),
      row('Tax and other liabilities', ({ tax }) => tax),
      row('=Total equity and liabilities', ({ assets }) => assets),
    ],
  )
}

export const note = { size: 10, colour: '#3c4a46' } as const
