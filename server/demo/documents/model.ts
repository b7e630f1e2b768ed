import { amountOf } from '../../../src/domain/registration/years.ts'
import type { DemoProfile } from '../people.ts'
import { table, written, yearsOf } from './deck.ts'
import { textOf } from './letter.ts'
import { box, type Costs, costsOf, green, note, pagesFor, type Unit, unitOf } from './tables.ts'

type Money = ReturnType<typeof amountOf>
interface Quarter {
  name: string
  revenue: number
  result: number
}
interface Plan {
  unit: Unit
  costs: Costs
  /** The factor by which revenue grows in a year. */
  growth: number
  marginNow: number
  marginAhead: number
  goal: Money
  quarters: (growth: number, margin: number) => Quarter[]
}
type Next = ReturnType<typeof pagesFor>['next']

const sum = (quarters: readonly Quarter[], of: (quarter: Quarter) => number): number =>
  quarters.reduce((total, quarter) => total + of(quarter), 0)

/** The plan for the next eight quarters, with its assumptions and what happens if they fail. */
export function modelOf(demo: DemoProfile, whose: string): Uint8Array {
  const title = `${whose}: financial model`
  const plan = planOf(demo)
  if (!plan) return textOf(title, 'No figures yet.', [])
  const { next, bytes } = pagesFor(title, `Amounts in ${plan.unit.name}. A plan, not a promise.`)
  drawAssumptions(next, plan)
  for (const year of [0, 1] as const) drawYear(next, plan, year)
  drawCases(next, plan)
  return bytes()
}

function planOf(demo: DemoProfile): Plan | null {
  const years = yearsOf(demo.business)
  const now = years.filter(({ plan }) => !plan).at(-1) ?? years[0]
  const ahead = years.find(({ plan }) => plan) ?? now
  if (!now || !ahead) return null
  const marginNow = (now.profit?.minor ?? 0) / now.revenue.minor
  const quarters = (growth: number, margin: number) =>
    Array.from({ length: 8 }, (_, place) => {
      const revenue = (now.revenue.minor / 4) * growth ** ((place + 1) / 4)
      const result = revenue * (marginNow + (margin - marginNow) * ((place + 1) / 8))
      return { name: `Q${(place % 4) + 1} ${Number(now.year) + 1 + Math.floor(place / 4)}`, revenue, result }
    })
  return {
    unit: unitOf(now.revenue.currency),
    costs: costsOf(demo),
    growth: Math.min(2, Math.max(1.05, ahead.revenue.minor / now.revenue.minor)),
    marginNow,
    marginAhead: (ahead.profit?.minor ?? 0) / ahead.revenue.minor,
    goal: amountOf(demo.business.funding_goal),
    quarters,
  }
}

function drawAssumptions(next: Next, { costs, growth, marginNow, marginAhead, goal }: Plan): void {
  const sheet = next('Assumptions')
  table(
    sheet,
    box(116),
    ['What the plan assumes', 'Value'],
    [
      ['Growth of revenue a year', `${Math.round((growth - 1) * 100)}%`],
      ['Direct costs, share of revenue', `${Math.round(costs.materials * 100)}%`],
      ['Operating margin today', `${Math.round(marginNow * 100)}%`],
      ['Operating margin after two years', `${Math.round(marginAhead * 100)}%`],
      ['Days until customers pay', String(costs.debtors)],
      ['Days of stock', String(costs.stock)],
      ['Money raised, in the first quarter', written(goal)],
      ['Tax on a positive result', '25%'],
    ],
  )
  sheet.paragraph(
    56,
    300,
    470,
    'The money is spent in the shares that the listing states, in equal parts over six quarters. New people are hired one quarter before they are needed.',
    note,
  )
}

/** A year in quarters, with a chart of revenue below. */
function drawYear(next: Next, { unit, costs, growth, marginAhead, goal, quarters }: Plan, year: 0 | 1): void {
  const all = quarters(growth, marginAhead)
  const part = all.slice(year * 4, year * 4 + 4)
  const sheet = next(year === 0 ? 'First year' : 'Second year')
  const row = (name: string, of: (quarter: Quarter) => number) => [
    name,
    ...part.map((quarter) => unit.of(of(quarter))),
    unit.of(sum(part, of)),
  ]
  const cashAfter = (count: number) =>
    all
      .slice(0, count)
      .reduce((cash, { result, revenue }) => cash + result - revenue * 0.04, goal ? goal.minor * 0.6 : 0)
  const cash = part.map((_, place) => unit.of(cashAfter(year * 4 + place + 1)))
  const below = table(
    sheet,
    box(116),
    [unit.name, ...part.map(({ name }) => name), 'Year'],
    [
      row('Revenue', ({ revenue }) => revenue),
      row('Direct costs', ({ revenue }) => -revenue * costs.materials),
      row('People and other costs', ({ revenue, result }) => result - revenue * (1 - costs.materials)),
      row('=Operating result', ({ result }) => result),
      row('Investment in equipment', ({ revenue }) => -revenue * 0.04),
      ['=Cash at the end', ...cash, cash.at(-1) ?? ''],
    ],
  )
  const most = Math.max(...all.map(({ revenue }) => revenue))
  for (const [place, { name, revenue }] of part.entries()) {
    const height = (revenue / most) * 180
    sheet.rect(76 + place * 116, below + 240 - height, 70, height, green)
    sheet.text(76 + place * 116, below + 256, name, { size: 9.5 })
  }
}

function drawCases(next: Next, { unit, growth, marginNow, marginAhead, quarters }: Plan): void {
  const sheet = next('If the plan fails')
  const cases: [string, number, number][] = [
    ['The plan', growth, marginAhead],
    ['Growth is half', 1 + (growth - 1) / 2, marginAhead],
    ['Margin stays as today', growth, marginNow],
    ['Both', 1 + (growth - 1) / 2, marginNow],
  ]
  table(
    sheet,
    box(116),
    ['Second year', 'Revenue', 'Operating result'],
    cases.map(([name, rate, margin]) => {
      const year = quarters(rate, margin).slice(4)
      return [name, unit.of(sum(year, ({ revenue }) => revenue)), unit.of(sum(year, ({ result }) => result))]
    }),
  )
  sheet.paragraph(
    56,
    250,
    470,
    'In the last case hiring stops after the second quarter, and the money lasts at least eighteen months.',
    note,
  )
}
