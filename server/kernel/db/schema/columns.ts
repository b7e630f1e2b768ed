import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '../../../../src/domain/currencies.ts'
import { fromMinor, moneyOf, toMinor, typedOf } from '../../../../src/domain/money.ts'
import type { InstrumentTerm } from '../../../../src/domain/proposals/instruments.ts'
import type { Offer, StepDetails } from '../../../../src/domain/proposals/terms.ts'
import type { Answers, YearsAnswer } from '../../../../src/domain/registration/answerSchema.ts'
import { isMoney, isYears } from '../../../../src/domain/registration/years.ts'

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
export const createdAt = () => at('created_at').notNull().defaultNow()
export const id = () => uuid('id').primaryKey().defaultRandom()
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Amounts as stored: whole minor units as digits, with their currency. */
type Stored = Record<string, unknown>
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function stored(answer: Answers[string]): unknown {
  if (isYears(answer)) return storedYears(answer)
  if (!isMoney(answer)) return answer
  const minor = toMinor(answer.amount, answer.currency)
  // Unfinished input is not an amount yet, so it stays as it is.
  return minor === null ? answer : { minor, currency: answer.currency }
}

/** Stores yearly figures the same way. While one of them is incomplete, none is converted. */
function storedYears(answer: YearsAnswer): unknown {
  const { years, currency } = answer
  const minorOf = (text: string) =>
    text.trim() === '' ? '' : text.startsWith('-') ? signed(toMinor(text.slice(1), currency)) : toMinor(text, currency)
  const minor = years.map(({ year, revenue, profit, plan }) => ({
    ...{ year, plan },
    revenue_minor: minorOf(revenue),
    profit_minor: minorOf(profit),
  }))
  const isWhole = minor.every(({ revenue_minor, profit_minor }) => revenue_minor !== null && profit_minor !== null)
  return isWhole ? { years: minor, currency } : answer
}
const signed = (minor: string | null) => (minor === null ? null : `-${minor}`)

const readYear = (currency: string) => (one: unknown) => {
  if (!isObject(one) || typeof one.revenue_minor !== 'string' || typeof one.profit_minor !== 'string') return one
  const text = (minor: string) =>
    minor === '' ? '' : minor.startsWith('-') ? `-${fromMinor(minor.slice(1), currency)}` : fromMinor(minor, currency)
  return { year: one.year, revenue: text(one.revenue_minor), profit: text(one.profit_minor), plan: one.plan === true }
}

const read = (value: unknown): unknown =>
  isObject(value) && Array.isArray(value.years) && typeof value.currency === 'string'
    ? { years: value.years.map(readYear(value.currency)), currency: value.currency }
    : readMoney(value)
const readMoney = (value: unknown): unknown =>
  isObject(value) && typeof value.minor === 'string' && typeof value.currency === 'string'
    ? { amount: fromMinor(value.minor, value.currency), currency: value.currency }
    : value
const each = <T>(record: Record<string, T>, turned: (value: T) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, turned(value)]))

/** Answers by field name. Their amounts are stored in minor units (section 3) and are decimal texts everywhere else. */
export const answersColumn = customType<{ data: Answers; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (answers) => JSON.stringify(each(answers, stored)),
  fromDriver: (value) => each((typeof value === 'string' ? JSON.parse(value) : value) as Stored, read) as Answers,
})

/** An offer's amounts are stored in whole units of one currency, which has a field of its own. */
export const stepDetailsColumn = customType<{ data: StepDetails; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: ({ offer, ...details }) => JSON.stringify({ ...details, ...(offer && { offer: storedOffer(offer) }) }),
  fromDriver: (value) => {
    const { offer, ...details } = (typeof value === 'string' ? JSON.parse(value) : value) as StoredDetails
    return offer ? { ...details, offer: offerOf(offer) } : details
  },
})
type NewerTerm = Exclude<InstrumentTerm, 'stake'>
interface StoredOffer
  extends Omit<Offer, 'amount' | NewerTerm>,
    Partial<Pick<Offer, Exclude<NewerTerm, 'valuation_cap'>>> {
  amount: number
  currency: CurrencyCode
  valuation_cap?: number | null
}
type StoredDetails = Omit<StepDetails, 'offer'> & { offer?: StoredOffer }
const storedOffer = ({ amount, valuation_cap: cap, ...terms }: Offer): StoredOffer => ({
  ...terms,
  amount: Number(typedOf(amount)),
  currency: amount.currency,
  valuation_cap: cap && Number(typedOf(cap)),
})
/** An older offer states only some of the terms, and a stake of 0 where it has none. */
const offerOf = ({
  amount,
  currency,
  stake,
  interest,
  term_months,
  valuation_cap: cap,
  discount,
  revenue_share,
  repayment_cap,
  ...terms
}: StoredOffer): Offer => ({
  ...terms,
  amount: moneyOf(amount, currency),
  stake: stake || null,
  interest: interest ?? null,
  term_months: term_months ?? null,
  valuation_cap: typeof cap === 'number' ? moneyOf(cap, currency) : null,
  discount: discount ?? null,
  revenue_share: revenue_share ?? null,
  repayment_cap: repayment_cap ?? null,
})
