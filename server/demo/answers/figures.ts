import { unitsPerInr } from '../../../src/domain/currencies.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import { currencyIn, type Pick } from './facts.ts'

const dollars = unitsPerInr.USD ?? 1

export function margin(text: string | undefined): Answers {
  const percent = Number(text)
  return { ebitda: String(Math.abs(percent)), ebitda_is_loss: percent < 0 }
}

/** A year's revenue in US dollars, by the band in the text. */
const bands: Record<string, readonly [number, number]> = {
  'under-50k': [18_000, 45_000],
  '50k-100k': [55_000, 94_000],
  '100k-250k': [110_000, 230_000],
  '250k-500k': [270_000, 470_000],
  '500k-1m': [540_000, 930_000],
  '1m-5m': [1_300_000, 4_200_000],
  '5m-10m': [5_400_000, 9_200_000],
  '10m-50m': [12_000_000, 34_000_000],
}

interface Business {
  band: string
  /** In whole percent of the revenue. */
  margin: number
  founded: string
  city: string
  /** A company that raises capital states its plan for the next year. */
  plans: boolean
}

/** Up to four years that lead up to today's revenue and margin: companies grow fast, businesses for sale slowly. */
export function figures({ band, margin, founded, city, plans }: Business, pick: Pick, thisYear: number): Answers {
  const range = bands[band]
  if (!range) return {}
  const currency = currencyIn(city)
  const most = plans ? range[1] : range[0] * 1.4
  const today = (pick.number(range[0] / 1000, most / 1000) * 1000 * (unitsPerInr[currency] ?? 1)) / dollars
  const growth = plans ? pick.number(128, 172) / 100 : pick.number(97, 118) / 100
  const round = (amount: number) => String(Math.round(amount / 10_000) * 10_000)
  const years = [-3, -2, -1, 0, ...(plans ? [1] : [])].flatMap((ahead) => {
    if (thisYear + ahead <= Number(founded)) return []
    const revenue = today * growth ** ahead
    const share = (margin + ahead * (plans ? 5 : 1)) / 100
    return { year: String(thisYear + ahead), revenue: round(revenue), profit: round(revenue * share), plan: ahead > 0 }
  })
  return { yearly_figures: { currency, years } }
}
