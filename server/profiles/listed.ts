import type { Answer, Answers } from '../../src/domain/contract/profiles.ts'
import { unitsPerInr } from '../../src/domain/memberships/quote.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'

export interface ListedColumns {
  name: string
  headline: string
  summary: string
  industries: string[]
  city: string
  country: string
  amountUsd: number | null
  stage: string | null
  anonymous: boolean
}

const text = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer.trim() : '')
const slugs = (answer: Answer | undefined): string[] =>
  Array.isArray(answer) ? answer : text(answer) ? [text(answer)] : []

/** The upper end of an investor's range, in US dollars. */
const rangeUsd: Record<string, number> = {
  'under-10k': 10_000,
  '10k-25k': 25_000,
  '25k-100k': 100_000,
  '100k-250k': 250_000,
  '250k-1m': 1_000_000,
  '1m-5m': 5_000_000,
  '5m-25m': 25_000_000,
  '25m-plus': 25_000_000,
}

function usd(answer: Answer | undefined): number | null {
  if (!answer || typeof answer !== 'object' || Array.isArray(answer) || answer.amount === '') return null
  const perInr = unitsPerInr[answer.currency]
  const dollars = unitsPerInr.USD
  return perInr && dollars ? Math.round((Number(answer.amount) / perInr) * dollars) : null
}

/** The first sentence, at most `most` characters. */
function opening(words: string, most: number): string {
  const sentence = words.split(/(?<=[.!?।])\s/)[0] ?? words
  return sentence.length <= most ? sentence : `${sentence.slice(0, most - 1).trimEnd()}…`
}

/** What lists and cards read of a profile, derived from its answers. */
export function listedColumns(kind: ProfileKind, basic: Answers, business: Answers): ListedColumns {
  const person = `${text(basic.first_name)} ${text(basic.last_name)}`.trim()
  const brief = text(basic.brief_about_business) || text(business.thesis)
  const investor = kind === 'INVESTOR'
  return {
    name: investor ? person : text(basic.company_name),
    headline: investor ? text(basic.company_name) || opening(brief, 110) : opening(brief, 110),
    summary: brief.slice(0, 600),
    industries: slugs(business.industry ?? business.industry_sector ?? business.target_domains),
    city: text(business.city) || text(basic.city),
    country: text(business.country) || text(basic.country),
    amountUsd: investor
      ? (rangeUsd[text(business.typical_investment_range)] ?? null)
      : usd(business.funding_goal ?? business.asking_price),
    stage: text(business.round) || null,
    anonymous: business.visibility === 'anonymous',
  }
}
