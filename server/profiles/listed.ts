import type { Answer, Answers } from '../../src/domain/contract/profiles.ts'
import { filtersOf } from '../../src/domain/market/filters.ts'
import type { MatchSide } from '../../src/domain/matching/match.ts'
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
  restricted: boolean
  terms: string[]
  keywords: string
  matching: Pick<MatchSide, 'sectors' | 'stages' | 'ticket' | 'regions' | 'keywords'>
  listedVersion: number
}

/** Raise it when these columns are derived in another way: rows written before are then derived anew. */
export const listedVersion = 1

const text = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer.trim() : '')
const slugs = (answer: Answer | undefined): string[] =>
  Array.isArray(answer) ? answer : text(answer) ? [text(answer)] : []

/** An investor's range, in US dollars. */
const rangeUsd: Record<string, { least: number; most: number }> = {
  'under-10k': { least: 0, most: 10_000 },
  '10k-25k': { least: 10_000, most: 25_000 },
  '25k-100k': { least: 25_000, most: 100_000 },
  '100k-250k': { least: 100_000, most: 250_000 },
  '250k-1m': { least: 250_000, most: 1_000_000 },
  '1m-5m': { least: 1_000_000, most: 5_000_000 },
  '5m-25m': { least: 5_000_000, most: 25_000_000 },
  '25m-plus': { least: 25_000_000, most: 1_000_000_000 },
}

/** What a card shows of it: the upper end, and for the open range its lower one. */
const shownRange: Record<string, number> = Object.fromEntries(
  Object.entries(rangeUsd).map(([slug, { least, most }]) => [slug, slug === '25m-plus' ? least : most]),
)

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
      ? (shownRange[text(business.typical_investment_range)] ?? null)
      : usd(business.funding_goal ?? business.asking_price),
    stage: text(business.round) || null,
    anonymous,
    restricted: business.visibility === 'only-people-i-contact-or-accept',
    terms: termsOf(kind, basic, business),
    keywords: slugs(business.keywords).join(', '),
    matching: {
      sectors: slugs(business.industry ?? business.industry_sector ?? business.target_domains),
      stages: stagesOf(kind, business),
      ticket: ticketOf(kind, business),
      regions: slugs(business.geographies ?? business.target_countries ?? business.operational_region),
      keywords: slugs(business.keywords).map((word) => word.toLowerCase()),
    },
    listedVersion,
  }
}

/** What the lists of a kind are narrowed by, of one profile. */
const termsOf = (kind: ProfileKind, basic: Answers, business: Answers): string[] => [
  ...new Set(
    filtersOf[kind].flatMap((name) =>
      slugs(business[name] ?? basic[name])
        .map((slug) => (name === 'keywords' ? slug.toLowerCase() : slug).trim())
        .filter((slug) => slug !== '' && slug.length <= 60)
        .map((slug) => `${name}:${slug}`),
    ),
  ),
]

/** A business for sale has no round: it earns, or it is to be turned round. */
function stagesOf(kind: ProfileKind, business: Answers): string[] {
  if (kind === 'INVESTOR') return slugs(business.preferred_stages)
  if (kind === 'INVESTMENT') return slugs(business.round)
  if (kind === 'WANT_TO_GROW') return []
  const distressed = business.type_of_business_sold === 'distressed-business' || business.ebitda_is_loss === true
  return distressed ? ['turnaround'] : ['profitable', 'mature']
}

function ticketOf(kind: ProfileKind, business: Answers): MatchSide['ticket'] {
  if (kind === 'INVESTOR') return rangeUsd[text(business.typical_investment_range)] ?? null
  const most = usd(business.funding_goal ?? business.asking_price)
  if (most === null) return null
  return { least: Math.min(usd(business.minimum_investment) ?? most, most), most }
}
