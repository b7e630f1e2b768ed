/** What the instruments of an offer (catalogue, section 1, list 37) give to the investor, one row each. */

interface Instrument {
  /**
   * `shares` = a part of the business now, `convertible` = a part later, for which the stake may be open, `repaid` =
   * money back.
   */
  gives: 'shares' | 'convertible' | 'repaid'
}

// biome-ignore format: a table is read by its columns
const rows = {
  'equity':                   { gives: 'shares' },
  'preference':               { gives: 'shares' },
  'convertible-note':         { gives: 'convertible' },
  'safe-isafe':               { gives: 'convertible' },
  'venture-debt':             { gives: 'repaid' },
  'term-loan':                { gives: 'repaid' },
  'revenue-based':            { gives: 'repaid' },
  'buy-out-full-acquisition': { gives: 'shares' },
  'minority-stake':           { gives: 'shares' },
  'structured-mezzanine':     { gives: 'repaid' },
} as const satisfies Record<string, Instrument>
export const instrumentTable: Readonly<Record<string, Instrument>> = rows

/** True if an offer of this instrument is for a part of the business, which is never 0%. */
export const needsStake = (instrument: string): boolean => givenBy(instrument) === 'shares'

/** Null for a slug that is not in the list. */
export const givenBy = (instrument: string): Instrument['gives'] | null => instrumentTable[instrument]?.gives ?? null
