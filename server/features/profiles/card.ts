import { type CurrencyCode, isPayable } from '../../../src/domain/currencies.ts'
import { type DollarRange, dollarRange, isDollarRange, rangeWords } from '../../../src/domain/market/dollarRanges.ts'
import type { Fact } from '../../../src/domain/market/factSchema.ts'
import type { ListingCard } from '../../../src/domain/market/listingCardSchema.ts'
import { lastYear } from '../../../src/domain/market/multiples.ts'
import type { Match } from '../../../src/domain/matching/match.ts'
import {
  cardAmount,
  conversionRate,
  convertMoney,
  formatMoney,
  type Money,
  moneyOf,
} from '../../../src/domain/money.ts'
import type { Answer, Answers, YearsAnswer } from '../../../src/domain/registration/answerSchema.ts'
import { type FieldSpec, wizardSteps } from '../../../src/domain/registration/fields.ts'
import { otherWords } from '../../../src/domain/registration/formFields.ts'
import { filledShares, isShares } from '../../../src/domain/registration/shares.ts'
import { amountOf, amountsByYear, isYears } from '../../../src/domain/registration/years.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { profiles } from '../../kernel/db/schema.ts'
import { imageSizes, imageUrl } from '../../kernel/http/fileLinks.ts'
import type { Words } from '../../kernel/http/refusal.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'
import { countryName, labelOf, placeLabel, readLabel } from '../catalog/index.ts'
import { knownColumns } from './listed.ts'
import { presentMatch } from './match.ts'

/** Stored as the name of an erased account and of its profiles. */
export const erasedName = 'Deleted member'
const erased: Words = { en: erasedName, hi: 'पूर्व सदस्य' }
const nameless: Words = { en: 'Name revealed once accepted', hi: 'नाम स्वीकृति के बाद बताया जाएगा' }
const fundsBadge: Words = { en: 'Verified funds', hi: 'निधि सत्यापित' }
const yesNo: { yes: Words; no: Words } = { yes: { en: 'Yes', hi: 'हाँ' }, no: { en: 'No', hi: 'नहीं' } }

interface CardOptions {
  /** True for a reader who may know the name: a proposal was accepted. */
  isRevealed?: boolean
  favourite?: boolean
  featured?: boolean
  match?: Match | null
  /** The caller's currency; null shows amounts only in the owner's. */
  currency?: CurrencyCode | null
}

export function presentCard(
  deps: Deps,
  row: ListedRow,
  language: Language,
  { isRevealed = false, favourite = false, featured = false, match = null, currency = null }: CardOptions = {},
): ListingCard {
  const hidden = row.anonymous && !isRevealed
  const reader = isRevealed ? 'acquainted' : 'stranger'
  return {
    id: row.id,
    kind: row.kind,
    name: shownName(row, hidden)[language],
    name_hidden: hidden && row.name !== erasedName,
    headline: row.headline,
    summary: row.summary,
    industries: row.industries.map((slug) => labelOf('industry', slug, language)),
    city: row.city,
    country: row.country ? countryName(row.country, language) : '',
    amount: row.amountUsd === null ? null : moneyOf(row.amountUsd, 'USD'),
    figure: cardFigure(row, currency, language),
    stage: row.stage ? labelOf('round', row.stage, language) : null,
    image_url: row.imageKey && !hidden ? imageUrl(deps, row.imageKey, reader) : null,
    image_sizes: row.imageKey && !hidden ? imageSizes(deps, row.imageKey, reader) : null,
    verified: row.verified,
    badges: row.fundsVerified ? [fundsBadge[language]] : [],
    favourite,
    featured,
    deal_closed: row.dealClosedAt !== null,
    match: match && presentMatch(match, language),
    created_at: row.createdAt.toISOString(),
  }
}

/**
 * The amount requested or the ticket, in the caller's currency; single amounts in dollars are shortened as on cards.
 */
function cardFigure(row: ListedRow, currency: CurrencyCode | null, language: Language): ListingCard['figure'] {
  if (row.kind === 'WANT_TO_GROW') return null
  if (row.kind === 'INVESTOR') {
    const ticket = row.matching?.ticket
    if (!ticket) return null
    const range = { least: ticket.least, most: ticket.most >= openEnd ? null : ticket.most }
    const [value, original] = [rangeWords(range, currency ?? 'USD', language), rangeWords(range, 'USD', language)]
    return { name: 'typical_investment_range', value, original: value === original ? null : original }
  }
  const asked = row.matching?.asked ?? (row.amountUsd === null ? null : moneyOf(row.amountUsd, 'USD'))
  if (!asked) return null
  const shown = convertMoney(asked, currency ?? asked.currency)
  return {
    name: row.kind === 'INVESTMENT' ? 'funding_goal' : 'asking_price',
    value: isDollars(shown) ? cardAmount(shown) : formatMoney(shown, language, 'compact'),
    original: shown.currency === asked.currency ? null : formatMoney(asked, language, 'compact'),
  }
}

/** A range up to this value has no upper limit. */
const openEnd = 1_000_000_000
const isDollars = (money: Money): money is Money<'USD'> => money.currency === 'USD'

function shownName({ name }: Pick<ListedRow, 'name'>, hidden: boolean): Words {
  if (name === erasedName) return erased
  return hidden ? nameless : { en: name, hi: name }
}

/** A profile's card for a member who knows its name. */
export const revealedRow = (row: ProfileRow): ProfileRow => (row.anonymous ? { ...row, ...knownColumns(row) } : row)

interface Reader {
  language: Language
  /** True if the reader knows the name, by an accepted proposal or as its owner. */
  isRevealed: boolean
  /** The member's currency; null if not chosen yet. */
  currency: string | null
}

/** The answers that a reader may see. */
export const answersFor = (row: ProfileRow, isRevealed: boolean): Answers =>
  row.anonymous && !isRevealed ? (row.strangers ?? {}) : { ...row.basic, ...row.business }

/** Labelled answers in the wizard's order: only those that are listed, have a value and are visible to the reader. */
export function presentFacts(row: ProfileRow, { language, isRevealed, currency }: Reader): Fact[] {
  const answers = answersFor(row, isRevealed)
  return listedSpecs(row).flatMap((spec) => {
    const value = formatAnswer(spec, answers, language)
    if (!value) return []
    const { name: field, section } = spec
    const formatted = percentOf(spec, negative(spec, value, answers))
    const range = rangeIn(spec, answers)
    const shown = range ? rangeWords(range, 'USD', language) : formatted
    const fact = { field, section, label: readLabel(spec, language), value: shown }
    return [
      {
        ...fact,
        short: short(spec, shown, answers, language),
        ...converted(spec, answers, currency, language),
      },
    ]
  })
}

/** Optional questions that the owner has not answered. */
export const undisclosed = (row: ProfileRow, language: Language): string[] =>
  listedSpecs(row)
    .filter(({ control }) => control === 'money' || control === 'percent' || control === 'years')
    .filter((spec) => !spec.required && formatAnswer(spec, { ...row.basic, ...row.business }, language) === '')
    .map((spec) => readLabel(spec, language))

function listedSpecs({ kind }: ProfileRow) {
  const { basic, business } = wizardSteps[kind]
  return [...basic, ...business].filter(({ listed }) => listed)
}

/** The last year's revenue is more precise than the range. */
const latestRevenue = (spec: FieldSpec, { yearly_figures: years }: Record<string, Answer>): Money | null =>
  spec.name === 'annual_revenue' && isYears(years) ? (lastYear(years)?.revenue ?? null) : null

const rangeIn = ({ name }: FieldSpec, { [name]: answer }: Record<string, Answer>): DollarRange | null =>
  isDollarRange(name) && typeof answer === 'string' ? dollarRange(answer) : null

function short(spec: FieldSpec, value: string, answers: Record<string, Answer>, language: Language): string {
  const amount = amountOf(answers[spec.name]) ?? latestRevenue(spec, answers)
  if (amount) return formatMoney(amount, language, 'compact')
  return value
}

function converted(
  spec: FieldSpec,
  answers: Record<string, Answer>,
  currency: string | null,
  language: Language,
): Pick<Fact, 'converted' | 'rate'> {
  const amount = amountOf(answers[spec.name]) ?? latestRevenue(spec, answers)
  const range = amount ? null : rangeIn(spec, answers)
  const original = amount?.currency ?? (range && 'USD')
  if (!original || !currency || !isPayable(currency) || original === currency) return { converted: null, rate: null }
  return {
    converted: amount
      ? formatMoney(convertMoney(amount, currency), language, 'compact')
      : range && rangeWords(range, currency, language),
    rate: conversionRate(original, currency),
  }
}

const percentOf = ({ control }: FieldSpec, value: string) => (control === 'percent' ? `${value}%` : value)

const negative = (spec: FieldSpec, value: string, answers: Record<string, Answer>) =>
  spec.name === 'ebitda' && answers.ebitda_is_loss === true ? `−${value}` : value

function formatAnswer(spec: FieldSpec, answers: Record<string, Answer>, language: Language): string {
  const answer = answers[spec.name] ?? null
  if (answer === null) return ''
  if (typeof answer === 'boolean') return (answer ? yesNo.yes : yesNo.no)[language]
  if (typeof answer === 'number') return String(answer)
  const { list } = spec
  const label = (slug: string) => {
    if (spec.control === 'countries') return countryName(slug, language)
    if (spec.control === 'place' || spec.control === 'places') return placeLabel(slug, language)
    return otherWords(spec, slug, answers) ?? (list ? labelOf(list, slug, language) : slug)
  }
  if (Array.isArray(answer)) return answer.map(label).join(', ')
  if (isShares(answer))
    return filledShares(answer)
      .map(({ slug, percent }) => `${label(slug)} ${percent}%`)
      .join(', ')
  if (isYears(answer)) return yearWords(answer, language)
  if (typeof answer === 'object') return wholeWords(amountOf(answer), language)
  if (spec.control === 'country') return countryName(answer, language)
  return label(answer)
}

const planned: Words = { en: 'projected', hi: 'अनुमानित' }
const yearWords = (answer: YearsAnswer, language: Language) =>
  amountsByYear(answer)
    .map(({ year, plan, revenue, profit }) => {
      const amounts = [revenue, profit].map((amount) => wholeWords(amount, language)).filter(Boolean)
      return `${year}${plan ? ` (${planned[language]})` : ''}: ${amounts.join(' · ')}`
    })
    .join('\n')

const wholeWords = (amount: Money | null, language: Language) => (amount ? formatMoney(amount, language, 'whole') : '')

/** The columns for a card and its match. */
export const cardColumns = {
  id: profiles.id,
  accountId: profiles.accountId,
  kind: profiles.kind,
  name: profiles.name,
  headline: profiles.headline,
  summary: profiles.summary,
  industries: profiles.industries,
  city: profiles.city,
  country: profiles.country,
  amountUsd: profiles.amountUsd,
  stage: profiles.stage,
  imageKey: profiles.imageKey,
  verified: profiles.verified,
  fundsVerified: profiles.fundsVerified,
  anonymous: profiles.anonymous,
  matching: profiles.matching,
  dealClosedAt: profiles.dealClosedAt,
  createdAt: profiles.createdAt,
}

export type ListedRow = Pick<typeof profiles.$inferSelect, keyof typeof cardColumns>

/** The picture of the person, else that of the business. */
export function pictureOf(deps: Deps, { avatarKey, imageKey }: Pick<ProfileRow, 'avatarKey' | 'imageKey'>) {
  const key = avatarKey ?? imageKey
  return key ? imageUrl(deps, key, 'acquainted') : null
}
