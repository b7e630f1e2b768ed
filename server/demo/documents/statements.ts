import { formatMoney, type Money } from '../../../src/domain/money.ts'
import { amountOf, type YearAmounts } from '../../../src/domain/registration/years.ts'
import type { DemoProfile } from '../people.ts'
import { chooser } from '../people.ts'
import { labels, table, words, written, yearsOf } from './deck.ts'
import { a4, textOf } from './letter.ts'
import { paper, type Sheet } from './paper.ts'

/** Accounts, plans and valuations, worked out from the yearly figures that the listing states. */

const green = '#1d4d44'
const box = (top: number) => [56, top, 483] as const

/** Amounts in thousands, or in lakh for rupees, with a minus sign for a loss. */
interface Unit {
  name: string
  of(minor: number): string
}
const unitOf = (currency: string): Unit => {
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
function costsOf({ business, picture }: DemoProfile) {
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

function pagesFor(title: string, subtitle: string) {
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

type Costs = ReturnType<typeof costsOf>

/** The lines between a year's revenue and its operating result: other costs are what remains. */
function splitOf({ revenue, profit }: YearAmounts, { materials, staff }: Costs) {
  const result = profit?.minor ?? 0
  const spent = revenue.minor - result
  const goods = Math.min(revenue.minor * materials, spent * 0.7)
  const people = (spent - goods) * staff
  return { revenue: revenue.minor, goods, people, other: spent - goods - people, result }
}

function profitTable(sheet: Sheet, top: number, years: readonly YearAmounts[], costs: Costs, unit: Unit): number {
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

function balanceTable(sheet: Sheet, top: number, years: readonly YearAmounts[], costs: Costs, unit: Unit): number {
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

const note = { size: 10, colour: '#3c4a46' } as const

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

/** The plan for the next eight quarters, with its assumptions and what happens if they fail. */
export function modelOf(demo: DemoProfile, whose: string): Uint8Array {
  const years = yearsOf(demo.business)
  const now = years.filter(({ plan }) => !plan).at(-1) ?? years[0]
  const ahead = years.find(({ plan }) => plan) ?? now
  if (!now || !ahead) return textOf(`${whose}: financial model`, 'No figures yet.', [])
  const unit = unitOf(now.revenue.currency)
  const costs = costsOf(demo)
  const yearly = Math.min(2, Math.max(1.05, ahead.revenue.minor / now.revenue.minor))
  const marginNow = (now.profit?.minor ?? 0) / now.revenue.minor
  const marginAhead = (ahead.profit?.minor ?? 0) / ahead.revenue.minor
  const goal = amountOf(demo.business.funding_goal)
  const quarters = (growth: number, margin: number) =>
    Array.from({ length: 8 }, (_, place) => {
      const revenue = (now.revenue.minor / 4) * growth ** ((place + 1) / 4)
      const result = revenue * (marginNow + (margin - marginNow) * ((place + 1) / 8))
      return { name: `Q${(place % 4) + 1} ${Number(now.year) + 1 + Math.floor(place / 4)}`, revenue, result }
    })
  const base = quarters(yearly, marginAhead)
  const title = `${whose}: financial model`
  const { next, bytes } = pagesFor(title, `Amounts in ${unit.name}. A plan, not a promise.`)
  const assumptions = next('Assumptions')
  table(
    assumptions,
    box(116),
    ['What the plan assumes', 'Value'],
    [
      ['Growth of revenue a year', `${Math.round((yearly - 1) * 100)}%`],
      ['Direct costs, share of revenue', `${Math.round(costs.materials * 100)}%`],
      ['Operating margin today', `${Math.round(marginNow * 100)}%`],
      ['Operating margin after two years', `${Math.round(marginAhead * 100)}%`],
      ['Days until customers pay', String(costs.debtors)],
      ['Days of stock', String(costs.stock)],
      ['Money raised, in the first quarter', written(goal)],
      ['Tax on a positive result', '25%'],
    ],
  )
  assumptions.paragraph(
    56,
    300,
    470,
    'The money is spent in the shares that the listing states, in equal parts over six quarters. New people are hired one quarter before they are needed.',
    note,
  )
  for (const half of [0, 4]) {
    const part = base.slice(half, half + 4)
    const cash = (upTo: number) =>
      base
        .slice(0, upTo + 1)
        .reduce((sum, { result, revenue }) => sum + result - revenue * 0.04, goal ? goal.minor * 0.6 : 0)
    const sheet = next(half === 0 ? 'First year' : 'Second year')
    const below = table(
      sheet,
      box(116),
      [unit.name, ...part.map(({ name }) => name), 'Year'],
      [
        [
          'Revenue',
          ...part.map(({ revenue }) => unit.of(revenue)),
          unit.of(part.reduce((sum, { revenue }) => sum + revenue, 0)),
        ],
        [
          'Direct costs',
          ...part.map(({ revenue }) => unit.of(-revenue * costs.materials)),
          unit.of(-part.reduce((sum, { revenue }) => sum + revenue * costs.materials, 0)),
        ],
        [
          'People and other costs',
          ...part.map(({ revenue, result }) => unit.of(result - revenue * (1 - costs.materials))),
          unit.of(part.reduce((sum, { revenue, result }) => sum + result - revenue * (1 - costs.materials), 0)),
        ],
        [
          '=Operating result',
          ...part.map(({ result }) => unit.of(result)),
          unit.of(part.reduce((sum, { result }) => sum + result, 0)),
        ],
        [
          'Investment in equipment',
          ...part.map(({ revenue }) => unit.of(-revenue * 0.04)),
          unit.of(-part.reduce((sum, { revenue }) => sum + revenue * 0.04, 0)),
        ],
        ['=Cash at the end', ...part.map((_, place) => unit.of(cash(half + place))), unit.of(cash(half + 3))],
      ],
    )
    const most = Math.max(...base.map(({ revenue }) => revenue))
    for (const [place, { name, revenue }] of part.entries()) {
      const height = (revenue / most) * 180
      sheet.rect(76 + place * 116, below + 240 - height, 70, height, green)
      sheet.text(76 + place * 116, below + 256, name, { size: 9.5 })
    }
  }
  const tests = next('If the plan fails')
  const cases: [string, number, number][] = [
    ['The plan', yearly, marginAhead],
    ['Growth is half', 1 + (yearly - 1) / 2, marginAhead],
    ['Margin stays as today', yearly, marginNow],
    ['Both', 1 + (yearly - 1) / 2, marginNow],
  ]
  table(
    tests,
    box(116),
    ['Second year', 'Revenue', 'Operating result'],
    cases.map(([name, growth, margin]) => {
      const year = quarters(growth, margin).slice(4)
      return [
        name,
        unit.of(year.reduce((sum, { revenue }) => sum + revenue, 0)),
        unit.of(year.reduce((sum, { result }) => sum + result, 0)),
      ]
    }),
  )
  tests.paragraph(
    56,
    250,
    470,
    'In the last case hiring stops after the second quarter, and the money lasts at least eighteen months.',
    note,
  )
  return bytes()
}

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

/** What a business sells and what belongs to it. */
export const catalogueOf = ({ business, story }: DemoProfile): Uint8Array =>
  textOf(
    'Products and services',
    story.headline,
    [
      {
        heading: 'What is sold',
        lines: [`${words(business.products)}.`, `Customers: ${labels('model', business.model).join(' and ')}.`],
      },
      { heading: 'How the business works', lines: [story.problem] },
      {
        heading: 'What belongs to it',
        lines: labels('strategic-assets', business.strategic_assets).map((asset) => `• ${asset}`),
      },
    ],
    true,
  )

/** The brochure of a member of Global Connect. */
export function brochureOf({ basic, business, story }: DemoProfile): Uint8Array {
  const name = words(basic.company_name)
  return textOf(
    name,
    story.headline,
    [
      {
        heading: 'Who we are',
        lines: [
          story.problem,
          `We are at home in ${words(business.city)} and have worked in this trade since ${words(business.founding_year)}.`,
        ],
      },
      {
        heading: 'What we offer',
        lines: [
          ...words(business.products)
            .split(', ')
            .map((product) => `• ${product.charAt(0).toUpperCase()}${product.slice(1)}`),
          ...(business.certifications ? [`Certificates: ${words(business.certifications)}.`] : []),
          ...(Array.isArray(business.trade_term)
            ? [`Terms of delivery: ${labels('trade-term', business.trade_term).join(', ')}.`]
            : []),
        ],
      },
      {
        heading: 'Whom we look for',
        lines: [
          story.traction,
          `How we like to work together: ${labels('collaboration-type', business.collaboration_type).join(', ').toLowerCase()}.`,
          `We write in ${labels('language-preferences', business.language_preferences).join(', ')}.`,
        ],
      },
    ],
    true,
  )
}
