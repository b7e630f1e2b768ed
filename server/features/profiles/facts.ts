import { isPayable } from '../../../src/domain/currencies.ts'
import type { DollarRange } from '../../../src/domain/market/dollarRanges.ts'
import { dollarRange, isDollarRange, rangeWords } from '../../../src/domain/market/dollarRanges.ts'
import type { Fact } from '../../../src/domain/market/factSchema.ts'
import { lastYear, marginOf } from '../../../src/domain/market/multiples.ts'
import { conversionRate, convertMoney, formatMoney, type Money } from '../../../src/domain/money.ts'
import { percentWords } from '../../../src/domain/percent.ts'
import type { Answer, Answers, YearsAnswer } from '../../../src/domain/registration/answerSchema.ts'
import { type FieldName, type FieldSpec, wizardSteps } from '../../../src/domain/registration/fields.ts'
import { otherWords } from '../../../src/domain/registration/formFields.ts'
import { cityName } from '../../../src/domain/registration/indianCities.ts'
import { countryOfCity } from '../../../src/domain/registration/places.ts'
import { filledShares, isShares } from '../../../src/domain/registration/shares.ts'
import { amountOf, amountsByYear, isYears } from '../../../src/domain/registration/years.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import type { Words } from '../../kernel/http/refusal.ts'
import type { Language } from '../../kernel/ports/deps.ts'
import { countryName, labelOf, placeLabel, readLabel } from '../catalog/index.ts'

/** Labelled answers, as a listing's page and its card show them. */

const yesNo: { yes: Words; no: Words } = { yes: { en: 'Yes', hi: 'हाँ' }, no: { en: 'No', hi: 'नहीं' } }

export interface Viewer {
  language: Language
  /** The member's currency; null if not chosen yet. */
  currency: string | null
}
interface Reader extends Viewer {
  /** True if the reader knows the name, by an accepted proposal or as its owner. */
  isRevealed: boolean
}

/** The answers that a reader may see. */
export const answersFor = (row: ProfileRow, isRevealed: boolean): Answers =>
  row.anonymous && !isRevealed ? (row.strangers ?? {}) : { ...row.basic, ...row.business }

/** Labelled answers in the wizard's order: only those that are listed, have a value and are visible to the reader. */
export function presentFacts(row: ProfileRow, { language, isRevealed, currency }: Reader): Fact[] {
  const answers = answersFor(row, isRevealed)
  return listedSpecs(row).flatMap((spec) => presentFact(spec, answers, { language, currency }) ?? [])
}

/** One answer; null if it is empty. */
function presentFact(spec: ListedSpec, answers: Answers, { language, currency }: Viewer): Fact | null {
  const value = formatAnswer(spec, answers, language)
  if (!value) return null
  const { name: field, section } = spec
  const formatted = lastMargin(spec, answers) ?? percentOf(spec, negative(spec, value, answers))
  const range = rangeIn(spec, answers)
  const shown = range ? rangeWords(range, 'USD', language) : formatted
  const fact = { field, section, label: readLabel(spec, language), value: shown }
  return { ...fact, short: short(spec, shown, answers, language), ...converted(spec, answers, currency, language) }
}

/** These answers, in this order; the empty ones are left out. */
export const presentAnswers = <N extends FieldName>(
  kind: ProfileRow['kind'],
  names: readonly N[],
  answers: Answers,
  viewer: Viewer,
): (Fact & { name: N })[] =>
  names.flatMap((name) => {
    const spec = listedSpecs({ kind }).find((one) => one.name === name)
    const fact = spec && presentFact(spec, answers, viewer)
    return fact ? [{ ...fact, name }] : []
  })

/** Optional questions that the owner has not answered. */
export const undisclosed = (row: ProfileRow, language: Language): string[] =>
  listedSpecs(row)
    .filter(({ control }) => control === 'money' || control === 'percent' || control === 'years')
    .filter((spec) => !spec.required && formatAnswer(spec, { ...row.basic, ...row.business }, language) === '')
    .map((spec) => readLabel(spec, language))

type ListedSpec = ReturnType<typeof listedSpecs>[number]
function listedSpecs({ kind }: Pick<ProfileRow, 'kind'>) {
  const { basic, business } = wizardSteps[kind]
  return [...basic, ...business].filter(({ listed }) => listed)
}

/** The last year's revenue is more precise than the range. */
const latestRevenue = (spec: FieldSpec, { yearly_figures: years }: Record<string, Answer>): Money | null =>
  spec.name === 'annual_revenue' && isYears(years) ? (lastYear(years)?.revenue ?? null) : null

/** The margin of the last year, which the page also shows by year, takes the place of the declared one. */
function lastMargin(spec: FieldSpec, { yearly_figures: years }: Record<string, Answer>): string | null {
  const last = spec.name === 'ebitda' && isYears(years) ? lastYear(years) : null
  const margin = last && marginOf(last.revenue.minor, last.profit?.minor ?? null)
  return margin === null ? null : percentWords(margin)
}

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
    if (spec.cityOf !== undefined) return cityName(slug, countryOfCity(answers, spec), language)
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
