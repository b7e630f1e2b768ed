/** What the instruments of an offer (catalogue, section 1, list 37) give to the investor and state, one row each. */

/** The terms that depend on the instrument. */
export const instrumentTerms = ['stake', 'interest', 'term_months', 'valuation_cap'] as const
export type InstrumentTerm = (typeof instrumentTerms)[number]

interface Instrument extends Record<InstrumentTerm, 'needed' | 'possible' | null> {
  /** `shares` = a part of the business now, `convertible` = a part later, `repaid` = money back. */
  gives: 'shares' | 'convertible' | 'repaid'
}

// biome-ignore format: a table is read by its columns
const rows = {
  'equity':                   { gives: 'shares',      stake: 'needed', interest: null,       term_months: null,     valuation_cap: null       },
  'preference':               { gives: 'shares',      stake: 'needed', interest: null,       term_months: null,     valuation_cap: null       },
  'convertible-note':         { gives: 'convertible', stake: null,     interest: null,       term_months: null,     valuation_cap: 'possible' },
  'safe-isafe':               { gives: 'convertible', stake: null,     interest: null,       term_months: null,     valuation_cap: 'possible' },
  'venture-debt':             { gives: 'repaid',      stake: null,     interest: 'needed',   term_months: 'needed', valuation_cap: null       },
  'term-loan':                { gives: 'repaid',      stake: null,     interest: 'needed',   term_months: 'needed', valuation_cap: null       },
  'revenue-based':            { gives: 'repaid',      stake: null,     interest: 'possible', term_months: 'needed', valuation_cap: null       },
  'buy-out-full-acquisition': { gives: 'shares',      stake: 'needed', interest: null,       term_months: null,     valuation_cap: null       },
  'minority-stake':           { gives: 'shares',      stake: 'needed', interest: null,       term_months: null,     valuation_cap: null       },
  'structured-mezzanine':     { gives: 'repaid',      stake: null,     interest: 'needed',   term_months: 'needed', valuation_cap: null       },
} as const satisfies Record<string, Instrument>
export const instrumentTable: Readonly<Record<string, Instrument>> = rows

/** Null for a slug that is not in the list. */
export const givenBy = (instrument: string): Instrument['gives'] | null => instrumentTable[instrument]?.gives ?? null

/** The terms that an instrument can have; none for a slug that is not in the list. */
export const termsOfInstrument = (instrument: string): InstrumentTerm[] =>
  instrumentTerms.filter((term) => instrumentTable[instrument]?.[term])

export const needsTerm = (instrument: string, term: InstrumentTerm): boolean =>
  instrumentTable[instrument]?.[term] === 'needed'
