/** What the instruments of an offer (catalogue, section 1, list 37) give to the investor and state, one row each. */

/** The terms that depend on the instrument, in the order in which they are asked for and shown. */
export const instrumentTerms = [
  'stake',
  'valuation_cap',
  'discount',
  'revenue_share',
  'repayment_cap',
  'interest',
  'term_months',
] as const
export type InstrumentTerm = (typeof instrumentTerms)[number]

/** A term that is not named is none of the instrument's. */
interface Instrument extends Partial<Record<InstrumentTerm, 'needed' | 'possible'>> {
  /** `shares` = a part of the business now, `convertible` = a part later, `repaid` = money back. */
  gives: 'shares' | 'convertible' | 'repaid'
}

export const buyOut = 'buy-out-full-acquisition'

// biome-ignore format: a table is read by its columns
const rows = {
  'equity':               { gives: 'shares',      stake: 'needed' },
  'preference':           { gives: 'shares',      stake: 'needed' },
  'convertible-note':     { gives: 'convertible', valuation_cap: 'possible', discount: 'possible', interest: 'possible', term_months: 'possible' },
  'safe-isafe':           { gives: 'convertible', valuation_cap: 'possible', discount: 'possible' },
  'venture-debt':         { gives: 'repaid',      interest: 'needed', term_months: 'needed' },
  'term-loan':            { gives: 'repaid',      interest: 'needed', term_months: 'needed' },
  'revenue-based':        { gives: 'repaid',      revenue_share: 'needed', repayment_cap: 'needed', term_months: 'possible' },
  [buyOut]:               { gives: 'shares',      stake: 'needed' },
  'minority-stake':       { gives: 'shares',      stake: 'needed' },
  'structured-mezzanine': { gives: 'repaid',      interest: 'needed', term_months: 'needed' },
} as const satisfies Record<string, Instrument>
export const instrumentTable: Readonly<Record<string, Instrument>> = rows

/** Null for a slug that is not in the list. */
export const givenBy = (instrument: string): Instrument['gives'] | null => instrumentTable[instrument]?.gives ?? null

/** The terms that an instrument can have; none for a slug that is not in the list. */
export const termsOfInstrument = (instrument: string): InstrumentTerm[] =>
  instrumentTerms.filter((term) => instrumentTable[instrument]?.[term])

export const needsTerm = (instrument: string, term: InstrumentTerm): boolean =>
  instrumentTable[instrument]?.[term] === 'needed'

/** What an offer's months are: the time until a convertible is due, the longest time of a capped repayment, or a term. */
export function monthsName(instrument: string, isCapped: boolean): 'maturity' | 'longest' | 'term_months' {
  if (givenBy(instrument) === 'convertible') return 'maturity'
  return isCapped ? 'longest' : 'term_months'
}
