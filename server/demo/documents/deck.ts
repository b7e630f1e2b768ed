import { formatMoney, type Money } from '../../../src/domain/money.ts'
import type { Answer, Answers } from '../../../src/domain/registration/answerSchema.ts'
import { filledShares, isShares } from '../../../src/domain/registration/shares.ts'
import { amountOf, amountsByYear, isYears, type YearAmounts } from '../../../src/domain/registration/years.ts'
import { labelOf } from '../../features/catalog/index.ts'
import type { DemoProfile } from '../people.ts'
import { paper, type Sheet, widthOf } from './paper.ts'

const slide = [960, 540] as const
const [left, within] = [70, 820]
const shades = ['#1d4d44', '#28445f', '#5a2f4f', '#6b4423', '#3b3f6b'] as const

export const words = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '')
export const labels = (list: string, answer: Answer | undefined): string[] =>
  (Array.isArray(answer) ? answer : [words(answer)]).filter(Boolean).map((slug) => labelOf(list, slug, 'en'))
export const written = (amount: Money | null): string => (amount ? formatMoney(amount, 'en', 'compact') : 'On request')
export const yearsOf = ({ yearly_figures: years }: Answers): YearAmounts[] =>
  isYears(years) ? amountsByYear(years) : []
const sentences = (text: string) => text.split(/(?<=[.!?])\s+/).filter(Boolean)

/** The pitch deck of a company that raises capital: eight slides from its own answers. */
export function deckOf({ story, basic, business }: DemoProfile): Uint8Array {
  const name = words(basic.company_name)
  const { page, bytes } = paper(`${name}: pitch deck`, slide)
  const shade = shades[name.length % shades.length] ?? shades[0]
  let number = 1
  const titled = (title: string): Sheet => {
    const sheet = page()
    number++
    sheet.rect(0, 0, 14, slide[1], shade)
    sheet.text(left, 84, title, { size: 30, weight: 'bold', colour: shade })
    sheet.text(left, 512, name, { size: 10, colour: '#7b8683' })
    sheet.text(left + within, 512, String(number), { size: 10, colour: '#7b8683', align: 'right' })
    return sheet
  }
  const points = (sheet: Sheet, from: number, lines: readonly string[], size = 20) =>
    lines.reduce((y, line) => {
      sheet.rect(left, y - size * 0.55, 7, 7, shade)
      return sheet.paragraph(left + 24, y, within - 24, line, { size }) + size * 0.7
    }, from)

  const cover = page()
  cover.rect(0, 0, slide[0], slide[1], shade)
  cover.text(left, 180, name, { size: 46, weight: 'bold', colour: '#ffffff' })
  cover.paragraph(left, 236, within - 140, story.headline, { size: 22, colour: '#e8eeec' })
  cover.text(left, 450, `${labels('round', business.round).join('')}, ${written(amountOf(business.funding_goal))}`, {
    size: 18,
    weight: 'bold',
    colour: '#ffffff',
  })
  cover.text(left, 478, `${words(business.city)}, founded ${words(business.founding_year)}`, {
    size: 14,
    colour: '#e8eeec',
  })

  const problem = titled('The problem')
  problem.paragraph(left, 160, within - 60, story.problem, { size: 26 })
  problem.paragraph(
    left,
    400,
    within - 60,
    `Who has it: ${labels('model', business.model).join(', ')} customers in ${labels('operational-region', business.operational_region).join(', ').toLowerCase() === 'pan-india' ? 'all of India' : labels('operational-region', business.operational_region).join(', ')}.`,
    { size: 16, colour: '#5c6a66' },
  )

  const made = titled('What we make')
  const after = points(
    made,
    160,
    words(business.products)
      .split(', ')
      .map((product) => product.charAt(0).toUpperCase() + product.slice(1)),
    24,
  )
  made.paragraph(
    left,
    after + 24,
    within,
    `Sector: ${labels('industry', business.industry).join('')}. Business model: ${labels('model', business.model).join(', ')}.`,
    { size: 16, colour: '#5c6a66' },
  )

  points(
    titled('Where we stand'),
    160,
    story.traction.split(/;\s+|(?<=\.)\s+/).map((line) => line.charAt(0).toUpperCase() + line.slice(1)),
    24,
  )

  figureSlide(titled('Revenue and operating result'), yearsOf(business), shade)

  const team = titled('The team')
  team.paragraph(
    left,
    team.paragraph(left, 150, within, words(business.founder_intro), { size: 20 }) + 24,
    within,
    words(business.core_team),
    { size: 20 },
  )
  team.text(left, 470, `${labels('employees', business.employees).join('')} people`, { size: 16, colour: '#5c6a66' })

  const round = titled('The round')
  round.text(left, 150, written(amountOf(business.funding_goal)), { size: 40, weight: 'bold', colour: shade })
  round.paragraph(
    left,
    182,
    within,
    `${labels('capital-offer-type', business.capital_offer).join(', ')}; from ${written(amountOf(business.minimum_investment))}, within ${labels('funding-timeline', business.funding_timeline).join('')}.`,
    { size: 16 },
  )
  sharesOn(round, business, shade)

  points(titled('What comes next'), 150, sentences(words(basic.vision_and_mission)).slice(0, 6), 17)
  return bytes()
}

/** Bars for the revenue with the amounts below. */
function figureSlide(sheet: Sheet, years: readonly YearAmounts[], shade: string): void {
  const most = Math.max(1, ...years.map(({ revenue }) => revenue.minor))
  const step = within / Math.max(1, years.length)
  for (const [place, { year, plan, revenue, profit }] of years.entries()) {
    const height = Math.max(4, (revenue.minor / most) * 230)
    const x = left + place * step
    sheet.rect(x, 380 - height, step - 36, height, plan ? '#b9c6c2' : shade)
    sheet.text(x, 404, plan ? `${year} (plan)` : year, { size: 14, weight: 'bold' })
    sheet.text(x, 428, written(revenue), { size: 14 })
    sheet.text(x, 450, profit ? `Result ${written(profit)}` : '', { size: 12, colour: '#5c6a66' })
  }
  sheet.text(left, 482, 'Years end on 31 March in India, else on 31 December. The last figures are not audited yet.', {
    size: 11,
    colour: '#7b8683',
  })
}

function sharesOn(sheet: Sheet, { use_of_funds: uses, use_of_funds_shares: shares }: Answers, shade: string): void {
  const known = shares !== undefined && isShares(shares) ? filledShares(shares) : []
  const rows = Array.isArray(uses) ? uses : []
  for (const [place, slug] of rows.entries()) {
    const percent = known.find((one) => one.slug === slug)?.percent
    const y = 262 + place * 48
    sheet.text(left, y, labelOf('use-of-funds', slug, 'en'), { size: 17 })
    if (!percent) continue
    sheet.rect(left + 300, y - 14, Number(percent) * 4.2, 18, shade)
    sheet.text(left + 310 + Number(percent) * 4.2, y, `${percent}%`, { size: 15, weight: 'bold' })
  }
}

/** A table; the first column is text, the others are amounts. Rows that start with `=` are totals. */
export function table(
  sheet: Sheet,
  [x, top, width]: readonly [number, number, number],
  head: readonly string[],
  rows: readonly (readonly string[])[],
): number {
  const first = Math.min(230, width - (head.length - 1) * 62)
  const step = (width - first) / Math.max(1, head.length - 1)
  const cells = (y: number, row: readonly string[], weight: 'regular' | 'bold') => {
    for (const [place, cell] of row.entries())
      if (place === 0) sheet.text(x, y, cell.replace(/^=/, ''), { size: 9.5, weight })
      else
        sheet.text(x + first + place * step, y, cell, {
          size: widthOf(cell, 9.5) > step - 6 ? 8 : 9.5,
          weight,
          align: 'right',
        })
  }
  sheet.rect(x - 6, top - 14, width + 12, 20, '#e4ece9')
  cells(top, head, 'bold')
  let y = top + 22
  for (const row of rows) {
    const isTotal = row[0]?.startsWith('=') ?? false
    if (isTotal) sheet.rect(x - 6, y - 12, width + 12, 0.8, '#8fa39d')
    cells(y, row, isTotal ? 'bold' : 'regular')
    y += isTotal ? 22 : 17
  }
  return y
}
