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
  return sentence.length <= most ? sentence : `${cut(sentence, most - 1).trimEnd()}…`
}

/** At most `most` units, never half a character. */
const cut = (words: string, most: number): string => words.slice(0, most).replace(/\p{Cs}$/u, '')

const legalForm = /[\s,]+(?:private|pvt|public|limited|ltd|llp|llc|inc|corp|co|gmbh|plc)\.?$/i
const address = /(?:https?:\/\/|www\.)\S+|[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/gi

/** A text of an anonymous business without its name, with or without the legal form, and without its addresses. */
function withoutName(words: string, company: string): string {
  let name = company.trim()
  while (legalForm.test(name)) name = name.replace(legalForm, '')
  const open = words.replace(address, '…')
  if (name === '') return open
  // A name of one common word must not swallow that word elsewhere.
  const flags = /\s/.test(name) ? 'giu' : 'gu'
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{M}\\p{N}])`, flags)
  return open.replace(whole, (_, at: number) => stand(open.slice(0, at), words))
}

/** What stands for the name, in the text's own script. */
function stand(before: string, words: string): string {
  if (/\p{Script=Devanagari}/u.test(words)) return 'यह व्यवसाय'
  return /(?:^|[.!?]\s+)$/.test(before) ? 'This business' : 'this business'
}

const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+')

/** What lists and cards read of a profile, derived from its answers. */
export function listedColumns(kind: ProfileKind, basic: Answers, business: Answers): ListedColumns {
  const person = `${text(basic.first_name)} ${text(basic.last_name)}`.trim()
  const investor = kind === 'INVESTOR'
  const anonymous = business.visibility === 'anonymous'
  const told = text(basic.brief_about_business) || text(business.thesis)
  const brief = anonymous ? withoutName(told, text(basic.company_name)) : told
  return {
    name: investor ? person : text(basic.company_name),
    headline: investor ? text(basic.company_name) || opening(brief, 110) : opening(brief, 110),
    summary: cut(brief, 600),
    industries: slugs(business.industry ?? business.industry_sector ?? business.target_domains),
    city: text(business.city) || text(basic.city),
    country: text(business.country) || text(basic.country),
    amountUsd: investor
      ? (rangeUsd[text(business.typical_investment_range)] ?? null)
      : usd(business.funding_goal ?? business.asking_price),
    stage: text(business.round) || null,
    anonymous,
  }
}
