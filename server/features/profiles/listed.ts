import { identityOf, type Owner } from '../../../src/domain/anonymity/identity.ts'
import { strangersAnswers } from '../../../src/domain/anonymity/strangers.ts'
import { cardAnswers } from '../../../src/domain/market/cardFacts.ts'
import { dollarRange } from '../../../src/domain/market/dollarRanges.ts'
import { filtersOf } from '../../../src/domain/market/filters.ts'
import { soughtInvestors, typesOfInvestor } from '../../../src/domain/matching/investorTypes.ts'
import { convertMoney } from '../../../src/domain/money.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Answer, Answers } from '../../../src/domain/registration/answerSchema.ts'
import { amountOf } from '../../../src/domain/registration/years.ts'
import type { ListedMatching } from '../../kernel/db/listedMatching.ts'

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
  /** The answers that a stranger may read; null if the listing is not anonymous. */
  strangers: Answers | null
  terms: string[]
  keywords: string
  matching: ListedMatching
  cardAnswers: Answers
  listedVersion: number
}

/** Increment it when these columns are computed differently: older rows are then recomputed. */
export const listedVersion = 9

const text = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer.trim() : '')
const slugs = (answer: Answer | undefined): string[] =>
  Array.isArray(answer) ? answer : text(answer) ? [text(answer)] : []

/** The upper end of an open range, for matching. */
const unlimited = 1_000_000_000

/** An investor's range, in US dollars. */
const rangeOf = (answers: Answers): { least: number; most: number } | null => {
  const range = dollarRange(text(answers.typical_investment_range))
  return range && { least: range.least, most: range.most ?? unlimited }
}

/** The amount by which investors are sorted: the upper end, or the lower one of an open range. */
const shownEnd = (answers: Answers): number | null => {
  const range = dollarRange(text(answers.typical_investment_range))
  return range && (range.most ?? range.least)
}

function usd(answer: Answer | undefined): number | null {
  const amount = amountOf(answer)
  return amount && Math.round(convertMoney(amount, 'USD').minor / 100)
}

/** The first sentence, at most `most` characters long; a longer one ends after a whole word. */
function opening(words: string, most: number): string {
  const sentence = words.split(/(?<=[.!?।])\s/)[0] ?? words
  if (sentence.length <= most) return sentence
  const start = cut(sentence, most - 1)
  // A single long word is cut between two of its characters.
  const whole = /^\s/.test(sentence.slice(start.length)) ? start : start.replace(/\s\S*$/, '')
  return `${whole.replace(/[\s,;:–—-]+$/, '')}…`
}

const characters = new Intl.Segmenter()
/** Cuts a text to at most `most` UTF-16 units, never through a character as people read it. */
const cut = (words: string, most: number): string =>
  words.slice(0, characters.segment(words).containing(most)?.index ?? words.length)

interface ListedAnswers {
  kind: ProfileKind
  basic: Answers
  business: Answers
}

/**
 * The listed columns of a profile; an anonymous one is redacted for strangers, except in `name`. `others` are answers
 * that its texts may also mention: those waiting for a reviewer, or shown until now.
 */
export function listedColumns(
  kind: ProfileKind,
  basic: Answers,
  business: Answers,
  others: Answers | null,
  owner: Owner,
): ListedColumns {
  const whole = { ...basic, ...business }
  const anonymous = whole.visibility === 'anonymous'
  const strangers = anonymous ? strangersAnswers(kind, whole, identityOf(kind, whole, others, owner)) : null
  return {
    ...readColumns(kind, strangers ?? whole),
    name: kind === 'INVESTOR' ? `${text(basic.first_name)} ${text(basic.last_name)}`.trim() : text(basic.company_name),
    anonymous,
    restricted: whole.visibility === 'only-people-i-contact-or-accept',
    strangers,
    listedVersion,
  }
}

/** Like `listedColumns`, for a reader who may know the member's name. */
export const knownColumns = ({ kind, basic, business }: ListedAnswers) => readColumns(kind, { ...basic, ...business })

function readColumns(kind: ProfileKind, answers: Answers) {
  const investor = kind === 'INVESTOR'
  const brief = text(answers.brief_about_business) || text(answers.thesis)
  const sectors = slugs(answers.industry ?? answers.industry_sector ?? answers.target_domains)
  return {
    headline: investor ? text(answers.company_name) || opening(brief, 110) : opening(brief, 110),
    summary: cut(brief, 600),
    industries: sectors,
    city: text(answers.city),
    country: text(answers.country),
    amountUsd: investor ? shownEnd(answers) : usd(answers.funding_goal ?? answers.asking_price),
    stage: text(answers.round) || null,
    terms: termsOf(kind, answers),
    keywords: slugs(answers.keywords).join(', '),
    matching: {
      sectors,
      stages: stagesOf(kind, answers),
      ticket: ticketOf(kind, answers),
      investorTypes: investorTypesOf(kind, answers),
      regions: slugs(answers.geographies ?? answers.target_countries ?? answers.operational_region),
      keywords: slugs(answers.keywords).map((word) => word.toLowerCase()),
      asked: amountOf(answers.funding_goal ?? answers.asking_price),
    },
    cardAnswers: cardAnswers(kind, answers),
  }
}

/** The filter terms of one profile. */
const termsOf = (kind: ProfileKind, answers: Answers): string[] => [
  ...new Set(
    filtersOf[kind].flatMap((name) =>
      slugs(answers[name])
        .map((slug) => (name === 'keywords' ? slug.toLowerCase() : slug).trim())
        .filter((slug) => slug !== '' && slug.length <= 60)
        .map((slug) => `${name}:${slug}`),
    ),
  ),
]

function investorTypesOf(kind: ProfileKind, answers: Answers): string[] {
  if (kind === 'INVESTOR') return typesOfInvestor(answers)
  return kind === 'INVESTMENT' ? soughtInvestors(answers) : []
}

/** A business for sale has no funding round: it is profitable, or a turnaround. */
function stagesOf(kind: ProfileKind, business: Answers): string[] {
  if (kind === 'INVESTOR') return slugs(business.preferred_stages)
  if (kind === 'INVESTMENT') return slugs(business.round)
  if (kind === 'WANT_TO_GROW') return []
  const distressed = business.type_of_business_sold === 'distressed-business' || business.ebitda_is_loss === true
  return distressed ? ['turnaround'] : ['profitable', 'mature']
}

function ticketOf(kind: ProfileKind, business: Answers): ListedMatching['ticket'] {
  if (kind === 'INVESTOR') return rangeOf(business)
  const most = usd(business.funding_goal ?? business.asking_price)
  if (most === null) return null
  return { least: Math.min(usd(business.minimum_investment) ?? most, most), most }
}
